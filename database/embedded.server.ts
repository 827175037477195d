import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { prepareDataDir } from "#platform/files/data-dir.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { type Home, openHome } from "./embedded-home.server.ts";
import { SUPERUSER } from "./embedded-new-home.server.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "./embedded-postmaster.server.ts";
import {
  connectPresence,
  type PresenceOptions,
  releasePresence,
} from "./embedded-presence.server.ts";

/** The embedded PostgreSQL server, which this process is connected to. */
export type Embedded = {
  url: string;
  /** Disconnects; the last process to disconnect stops the server. */
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 60_000;
/** PostgreSQL's code while it recovers, or shuts down. */
const CANNOT_CONNECT_NOW = "57P03";

/**
 * Connects to the PostgreSQL server of the data folder, which is created and started when needed,
 * and restarted when it dies. It serves one application and any number of commands.
 * @throws StartError with one line that says what to do
 */
export async function startEmbedded(options: PresenceOptions): Promise<Embedded> {
  const { dataDir, log } = options;
  prepareDataDir(dataDir);
  const home = await openHome(dataDir, log).catch((error) => {
    if (error instanceof StartError || !error.syscall) throw error;
    // The disk is full, read-only or failing: a stack trace would explain nothing.
    throw new StartError(`The database in ${dataDir} cannot be opened: ${error.message}.`);
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  const { client: first, port } = await connectOrStart(home, options, { signal });
  let client: Promise<pg.Client | undefined> = Promise.resolve(first);
  reconnectOnEnd(first);

  function reconnectOnEnd(connected: pg.Client): void {
    connected.once("end", () => {
      if (!signal.aborted) client = reconnect();
    });
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    while (!signal.aborted) {
      try {
        log.warn("the database server has stopped, restarting it");
        // On the same port: the database URL of this process and of commands stays valid.
        const back = await connectOrStart(home, options, { signal, port });
        if (back.port !== port) log.error("the database address has changed: restart");
        reconnectOnEnd(back.client);
        return back.client;
      } catch (error) {
        log.error({ err: error }, "the database server can't be restarted");
        await wait(5_000, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    try {
      // Stopped while reconnecting, the server may be up already without this process.
      const connected = (await client) ?? (await connectIfRunning(home, options));
      if (connected && (await releasePresence(connected))) await stopPostmaster(home);
      await connected?.end();
    } catch (error) {
      // Nothing is lost: a server that still runs is used by the next start.
      log.warn({ err: error }, "the database server could not be stopped");
    }
  }

  let stopped: Promise<void> | undefined;
  return {
    url: toUrl(home, port),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function toUrl(home: Home, port: number): string {
  // Without sslmode a PGSSLMODE in the environment would ask for what this server does not have.
  return `postgres://${SUPERUSER}:${home.password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

/** Undefined when no server runs or the connection fails. */
async function connectIfRunning(home: Home, options: PresenceOptions) {
  const running = findPostmaster(home);
  const asCommand = { ...options, applicationTimeoutMs: undefined };
  return running && connectPresence(toUrl(home, running.port), asCommand).catch(() => undefined);
}

/** Connects to the server of the cluster and starts it when it does not run. */
async function connectOrStart(
  home: Home,
  options: PresenceOptions,
  { signal, port }: { signal: AbortSignal; port?: number },
): Promise<{ client: pg.Client; port: number }> {
  let deadline = Date.now() + START_TIMEOUT_MS;
  let obstacle = "it is still starting";
  while (!signal.aborted && Date.now() < deadline) {
    try {
      const running = findPostmaster(home);
      if (running) {
        const client = await connectPresence(toUrl(home, running.port), options);
        return { client, port: running.port };
      }
      await startPostmaster(home, port ?? (await findFreePort()), signal);
    } catch (error) {
      if (error instanceof StartError) throw error;
      const { code, message } = error as pg.DatabaseError;
      // Of another process: recovery may take minutes.
      if (code === CANNOT_CONNECT_NOW) deadline = Date.now() + START_TIMEOUT_MS;
      obstacle = message;
      await wait(50);
    }
  }
  throw new StartError(
    `The database server in ${home.folder} does not answer (${obstacle}): look into its server.log, or set DATABASE_URL to another server.`,
  );
}
