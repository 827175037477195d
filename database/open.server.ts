import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";
import { type Connection, connect } from "./client.server.ts";
import { startEmbedded } from "./embedded.server.ts";
import { hasEmbedded } from "./embedded-home.server.ts";
import { migrate } from "./migrate.server.ts";

/** Longer than a process takes to shut down, so that its successor may start before that. */
const APPLICATION_TIMEOUT_MS = 12_000;
/** How long open statements may take when the database is closed. */
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Refuses a data folder without a database, in which no site has run.
 * @throws StartError
 */
export async function requireDatabase(env: Pick<Env, "databaseUrl" | "dataDir">): Promise<void> {
  if (env.databaseUrl || hasEmbedded(env.dataDir)) return;
  throw new StartError(
    `No site has run in ${env.dataDir}: set DATA_DIR to the data folder of your site, or DATABASE_URL to its database.`,
  );
}

/**
 * The database that the environment names, migrated: the one of `DATABASE_URL`, else the embedded
 * server of the data folder, which is used when it runs and otherwise started until `close`. That
 * one serves one application and any number of commands.
 * @throws StartError with one line that says what to do
 */
export async function openDatabase(
  env: Pick<Env, "databaseUrl" | "dataDir">,
  log: Logger,
  { isApplication = false } = {},
): Promise<Pick<Connection, "db" | "close"> & { url: string }> {
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: env.dataDir,
        log,
        applicationTimeoutMs: isApplication ? APPLICATION_TIMEOUT_MS : undefined,
      });
  try {
    const url = env.databaseUrl ?? embedded?.url ?? "";
    await migrate(url);
    const connection = connect(url, { log });
    return {
      url,
      db: connection.db,
      close: async () => {
        // A statement that hangs must not keep the embedded server running.
        await withTimeout(CLOSE_TIMEOUT_MS, connection.close()).catch((error) =>
          log.warn({ err: error }, "connections to the database could not be closed"),
        );
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
