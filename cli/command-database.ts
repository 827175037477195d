import type { Connection } from "#database/client.server.ts";
import { openDatabase, requireDatabase } from "#database/open.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { findSiteAddress } from "#services/site-address.repository.server.ts";
import { showPath } from "./show-path.ts";
import type { Terminal } from "./terminal.ts";

/** The place of the database, without its password. */
function toPlace({ databaseUrl, dataDir }: Env, terminal: Terminal): string {
  if (databaseUrl === undefined) return `in ${showPath(dataDir, terminal)}`;
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get("host") || "localhost";
  return `${decodeURIComponent(pathname.slice(1))} on ${host}${port ? `:${port}` : ""}`;
}

type CommandDatabase = Pick<Connection, "db"> & {
  url: string;
  /** The environment, with the address of the site as `siteUrl`. */
  env: Env;
};

/** The terminal of an operator rarely has the settings of the service that runs the site. */
async function withSiteAddress(env: Env, db: Connection["db"]): Promise<Env> {
  if (env.hasSiteUrl) return env;
  return { ...env, siteUrl: (await findSiteAddress(db)) ?? env.siteUrl };
}

/**
 * Runs a command on the database of the environment, which it names on stderr.
 * @param create begins a database where no site has run yet
 */
export async function withDatabase(
  terminal: Terminal,
  work: (database: CommandDatabase) => Promise<number>,
  { create = false } = {},
): Promise<number> {
  const env = terminal.readEnv();
  if (!create) await requireDatabase(env);
  terminal.printNote(`Using the database ${toPlace(env, terminal)}.`);
  const { close, ...database } = await openDatabase(env, createLog("silent"));
  try {
    return await work({ ...database, env: await withSiteAddress(env, database.db) });
  } finally {
    await close();
  }
}
