import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { openHome } from "#database/embedded-home.server.ts";
import { prepareDataDir } from "#platform/files/data-dir.server.ts";
import { createLog } from "#platform/process/log.server.ts";

const SETTINGS = [
  "fsync = off",
  "synchronous_commit = off",
  "full_page_writes = off",
  "autovacuum = off",
  "max_connections = 200",
];

/** Creates an embedded database that syncs nothing to disk. */
export async function createFastDatabase(dataDir: string): Promise<void> {
  prepareDataDir(dataDir);
  const { cluster } = await openHome(dataDir, createLog("warn"));
  appendFileSync(join(cluster, "postgresql.conf"), `${SETTINGS.join("\n")}\n`);
}
