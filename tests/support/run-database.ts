import type { Database } from "#database/client.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { test as base } from "./e2e.ts";

/**
 * `test` with the database of the product under test, for changes that an operator makes: a test
 * publishes its own content there and changes no other.
 */
export const test = base.extend<object, { db: Database }>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures this one needs
    async ({}, use) => {
      const env = readEnv({ DATA_DIR: process.env.E2E_DATA_DIR });
      const { db, close } = await openDatabase(env, createLog("silent"));
      await use(db);
      await close();
    },
    { scope: "worker" },
  ],
});
