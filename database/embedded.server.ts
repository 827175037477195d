import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { prepareDataDir } from "#platform/data-dir.server.ts";
import { findFreePort } from "#platform/free-port.server.ts";
import type { Logger } from "#platform/log.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { PRESENCE_LOCK } from "./advisory-locks.ts";
import { lockForApplication } from "./embedded-application.server.ts";
import { type Home, openHome } from "./embedded-home.server.ts";
import { SUPERUSER } from "./embedded-new-home.server.ts";
import {
  findPostmaster,
  type Launched,
  launchPostmaster,
  stopPostmaster,
} from "./embedded-postmaster.server.ts";

/** The embedded PostgreSQL server, which this process is connected to. */
export type Embedded = {
  url: string;
  /** Disconnects; the last process to disconnect stops the server. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  log: Logger;
  ephemeral?: boolean;
  /**
   * Given by the application, of which one runs on a data folder: milliseconds in which another one
   * that is shutting down has to end. Commands give none.
   */
  applicationTimeoutMs?: number | undefined;
};
type ConnectOptions = Options & { ephemeral: boolean; signal: AbortSignal; wantedPort?: number };
type DisconnectOptions = { ephemeral: boolean; log: Logger };
type Presence = { client: pg.Client; port: number };

const START_TIMEOUT_MS = 60_000;
const RECOVERY_TIMEOUT_MS = 15 * 60_000;
const STARTING_UP = "57P03";
const WRONG_PASSWORD = "28P01";

/**
 * Connects to the PostgreSQL server of the data folder, which is created and started when needed,
 * and restarted when it dies. It serves one application and any number of commands. `ephemeral`
 * trades every guarantee for speed: tests only.
 * @throws StartError with one line that says what to do
 */
export async function startEmbedded({
  dataDir,
  log,
  ephemeral = false,
  applicationTimeoutMs,
}: Options): Promise<Embedded> {
  prepareDataDir(dataDir);
  const home = await openHome(dataDir, { log, ephemeral }).catch((error) => {
    if (error instanceof StartError || !error.syscall) throw error;
    // The disk is full, read-only or failing: a stack trace would explain nothing.
    throw new StartError(`The database in ${dataDir} cannot be opened: ${error.message}.`);
  });
  const stopping = new AbortController();
  const options = { dataDir, log, ephemeral, applicationTimeoutMs, signal: stopping.signal };
  const first = await connectOrStart(home, options);
  const { port } = first;
  let presence: Promise<Presence | undefined> = Promise.resolve(first);
  reconnectOnEnd(first);

  function reconnectOnEnd({ client }: Presence): void {
    client.once("end", () => {
      if (!stopping.signal.aborted) presence = reconnect();
    });
  }

  async function reconnect(): Promise<Presence | undefined> {
    while (!stopping.signal.aborted) {
      try {
        log.warn("the database server has stopped, restarting it");
        // On the same port: the database URL of this process and of commands stays valid.
        const back = await connectOrStart(home, { ...options, wantedPort: port });
        if (back.port !== port) log.error("the database address has changed: restart");
        reconnectOnEnd(back);
        return back;
      } catch (error) {
        log.error({ err: error }, "the database server can't be restarted");
        await wait(5_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    // Stopped while reconnecting, the server may be up already without this process.
    const client = (await presence)?.client ?? (await connectIfRunning(home));
    if (client) await disconnect(home, client, { ephemeral, log });
  }

  let stopped: Promise<void> | undefined;
  return {
    url: urlOf(home, port),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function urlOf(home: Home, port: number): string {
  // Without sslmode a PGSSLMODE in the environment would ask for what this server does not have.
  return `postgres://${SUPERUSER}:${home.password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

/** Connects to the server of the cluster and starts it when it does not run. */
async function connectOrStart(home: Home, options: ConnectOptions): Promise<Presence> {
  const { ephemeral, signal, wantedPort } = options;
  const begun = Date.now();
  let launched: Launched | undefined;
  let obstacle = "";
  let recovering = false;
  const timeoutMs = () => (recovering ? RECOVERY_TIMEOUT_MS : START_TIMEOUT_MS);
  while (!signal.aborted && Date.now() - begun < timeoutMs()) {
    const running = findPostmaster(home);
    if (running) {
      try {
        const client = await connectTo(urlOf(home, running.port), options);
        return { client, port: running.port };
      } catch (error) {
        if (error instanceof StartError) throw error;
        const { code, message } = error as pg.DatabaseError;
        if (code === WRONG_PASSWORD) break;
        recovering = code === STARTING_UP;
        obstacle = message;
      }
    } else if (!launched) {
      launched = launchPostmaster(home, wantedPort ?? (await findFreePort()), ephemeral);
    } else if (launched.end) {
      const { message, isTransient } = launched.end;
      if (!isTransient) {
        throw new StartError(
          `PostgreSQL doesn't start: ${message} (its log is in ${home.folder}; DATABASE_URL would use another server)`,
        );
      }
      obstacle = message;
      launched = undefined;
      await wait(200);
    }
    await wait(20);
  }
  throw new StartError(
    `The database server in ${home.folder} does not answer (${obstacle || "it is still starting"}): look into its server.log, or set DATABASE_URL to another server.`,
  );
}

async function connectTo(
  url: string,
  options?: Pick<Options, "dataDir" | "log" | "applicationTimeoutMs">,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "ogds presence",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The owner of the connection listens to its end; without this listener an error ends the
  // process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
    const timeoutMs = options?.applicationTimeoutMs;
    if (options && timeoutMs !== undefined)
      await lockForApplication(client, { ...options, timeoutMs });
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Undefined when no server runs or the connection fails. */
async function connectIfRunning(home: Home): Promise<pg.Client | undefined> {
  const running = findPostmaster(home);
  return running && connectTo(urlOf(home, running.port)).catch(() => undefined);
}

async function disconnect(home: Home, client: pg.Client, { ephemeral, log }: DisconnectOptions) {
  try {
    const query = (text: string) => client.query<{ last?: boolean }>(text, [PRESENCE_LOCK]);
    // In this order: of two that disconnect at once, both holding it, neither would get it.
    await query("SELECT pg_advisory_unlock_shared($1)");
    const { rows } = await query("SELECT pg_try_advisory_lock($1) AS last");
    if (rows[0]?.last) await stopPostmaster(home, ephemeral ? "immediate" : "fast");
  } catch (error) {
    // Nothing is lost: a server that still runs is used by the next start.
    log.warn({ err: error }, "the database server could not be stopped");
  } finally {
    await client.end().catch(() => undefined);
  }
}
