import pg from "pg";
import type { Logger } from "#platform/process/log.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { APPLICATION_LOCK, PRESENCE_LOCK } from "./advisory-locks.ts";

export type PresenceOptions = {
  dataDir: string;
  log: Logger;
  /**
   * Given by the application, of which one runs on a data folder: milliseconds in which another one
   * that is shutting down has to end. Commands give none.
   */
  applicationTimeoutMs?: number | undefined;
};

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Name of the application's connection, followed by the id of its process. */
const APPLICATION_NAME = "ogds application ";

/**
 * A connection that lasts as long as this process uses the server, and says that it does.
 * @throws StartError when another application is running
 */
export async function connectPresence(url: string, options: PresenceOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name:
      options.applicationTimeoutMs === undefined ? "ogds command" : APPLICATION_NAME + process.pid,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The owner of the connection listens to its end; without this listener an error ends the
  // process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
    await lockForApplication(client, options);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function lockForApplication(
  client: pg.Client,
  { dataDir, log, applicationTimeoutMs }: PresenceOptions,
): Promise<void> {
  if (applicationTimeoutMs === undefined) return;
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [APPLICATION_LOCK],
  );
  const holder = rows[0]?.application_name.replace(APPLICATION_NAME, "process ");
  if (holder) log.info(`${dataDir} is in use by ${holder}, waiting for it to end`);
  try {
    await client.query(`SET lock_timeout = ${applicationTimeoutMs}`);
    await client.query("SELECT pg_advisory_lock($1)", [APPLICATION_LOCK]);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError(
      `${dataDir} is in use by ${holder ?? "another process"}, and its database serves one: stop that process, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server for several.`,
    );
  }
}

/** @returns whether no other process uses the server any more, which may be stopped then */
export async function releasePresence(client: pg.Client): Promise<boolean> {
  // In this order: of two that disconnect at once, both holding it, neither would get it.
  await client.query("SELECT pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
  const { rows } = await client.query<{ last: boolean }>(
    "SELECT pg_try_advisory_lock($1) AS last",
    [PRESENCE_LOCK],
  );
  return rows[0]?.last ?? false;
}
