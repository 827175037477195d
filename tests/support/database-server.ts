import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#database/embedded.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { createFastDatabase } from "./fast-database.ts";
import { TEMPLATE } from "./template.ts";
import {
  removeStaleFolders,
  removeTemporaryFolder,
  temporaryDatabasePath,
} from "./temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the temporary server's maintenance database. */
    databaseServer: string;
  }
}

/** One temporary server per run, with a migrated template that each test file clones. */
export default async function setup({ provide }: TestProject) {
  removeStaleFolders();
  const dataDir = temporaryDatabasePath();
  await createFastDatabase(dataDir);
  const server = await startEmbedded({ dataDir, log: createLog("warn") });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(server.url);
  template.pathname = TEMPLATE;
  await migrate(template.href);
  provide("databaseServer", server.url);
  return async () => {
    await server.stop();
    removeTemporaryFolder(dataDir);
  };
}
