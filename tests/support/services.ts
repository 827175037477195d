import { pino } from "pino";
import type { Services } from "#app/services.server.ts";
import { readEnv } from "#platform/env.server.ts";
import { createTestDatabase } from "./database.ts";

/** What endpoints and loaders work with, on a database of the test file's own. */
export async function createTestServices(): Promise<Services> {
  const { db } = await createTestDatabase();
  return { db, env: readEnv({}), log: pino({ level: "silent" }) };
}
