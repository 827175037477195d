import { createContext } from "react-router";
import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/env.server.ts";
import type { Logger } from "#platform/log.server.ts";

/** What every endpoint and every loader works with. */
export type Services = {
  env: Env;
  log: Logger;
  db: Database;
};

/** Loaders read it by `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
