import type { Env } from "#platform/env.server.ts";
import type { Logger } from "#platform/log.server.ts";
import { type Connection, connect } from "./client.server.ts";
import { startEmbedded } from "./embedded.server.ts";
import { migrate } from "./migrate.server.ts";

/**
 * The database that the environment names, migrated: the one of `DATABASE_URL`, else the embedded
 * server of the data folder, which is used when it runs and otherwise started until `close`.
 * @throws StartError with one line that says the way out
 */
export async function openDatabase(
  env: Pick<Env, "databaseUrl" | "dataDir">,
  log: Logger,
): Promise<Pick<Connection, "db" | "close"> & { url: string }> {
  const embedded = env.databaseUrl ? undefined : await startEmbedded({ dataDir: env.dataDir, log });
  try {
    const url = env.databaseUrl ?? embedded?.url ?? "";
    await migrate(url);
    const connection = connect(url, { log });
    return {
      url,
      db: connection.db,
      close: async () => {
        await connection.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
