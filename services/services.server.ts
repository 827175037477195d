import { createContext } from "react-router";
import type { Database } from "#database/client.server.ts";
import type { Captcha } from "#platform/captcha/captcha.server.ts";
import type { ObjectStorage } from "#platform/image/object-storage.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import type { ContentProblem } from "./content/parsing/content-problem.ts";
import type { Publication, PublishOutcome } from "./content/publishing/publish-content.server.ts";
import type { LiveChanges } from "./live-changes.server.ts";
import type { PersonalRecord } from "./personal-data/personal-record.server.ts";
import type { Queue } from "./queue.server.ts";

/** Dependencies of endpoints and loaders. */
export type Services = {
  env: Env;
  log: Logger;
  /** Of a public page it may be a read-only replica. */
  db: Database;
  /** Takes writes, also of a public page. */
  primary: Database;
  /** Has the images of pages where `MEDIA_URL` is set. */
  mediaStorage?: ObjectStorage | undefined;
  queue: Queue;
  /** Encrypts what is secret in the database, and is not in it. */
  secretKey: Buffer;
  captcha: Captcha;
  clock: Clock;
  live: LiveChanges;
  /** The one way in which content changes. */
  publish: (publication: Publication) => Promise<PublishOutcome>;
  /** Problems that content would have with changes of files; aborted, it is not begun. */
  check: (changes: Publication["changes"], signal?: AbortSignal) => Promise<ContentProblem[]>;
  /** All personal data. */
  records: readonly PersonalRecord[];
};

/** Loaders read it by `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** IP address of the client that posts to a page or opens a private one, for rate limits. */
export const clientContext = createContext<string>();
