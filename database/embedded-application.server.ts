import type pg from "pg";
import type { Logger } from "#platform/log.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { APPLICATION_LOCK } from "./advisory-locks.ts";

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Name of the application's connection, followed by the id of its process. */
const CONNECTION_NAME = "ogds application ";

/**
 * Makes the process of `client` the one application on a data folder, until the connection ends.
 * @param timeoutMs how long another one that is shutting down has to end
 * @throws StartError when another one is running
 */
export async function lockForApplication(
  client: pg.Client,
  { dataDir, log, timeoutMs }: { dataDir: string; log: Logger; timeoutMs: number },
): Promise<void> {
  await client.query("SELECT set_config('application_name', $1, false)", [
    CONNECTION_NAME + process.pid,
  ]);
  const { rows } = await client.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_lock($1) AS locked",
    [APPLICATION_LOCK],
  );
  if (rows[0]?.locked) return;
  const holder = await findHolder(client);
  log.info(`${dataDir} is in use by ${holder}, waiting for it to end`);
  try {
    await client.query("SELECT set_config('lock_timeout', $1, false)", [String(timeoutMs)]);
    await client.query("SELECT pg_advisory_lock($1)", [APPLICATION_LOCK]);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError(
      `${dataDir} is in use by ${holder}, and its database serves one: stop that process, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server for several.`,
    );
  }
}

/** Names the process that is the application now. */
async function findHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [APPLICATION_LOCK],
  );
  const pid = rows[0]?.application_name.replace(CONNECTION_NAME, "");
  return pid ? `process ${pid}` : "another process";
}
