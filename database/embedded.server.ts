import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { prepareDataDir } from "#platform/data-dir.server.ts";
import { findFreePort } from "#platform/free-port.server.ts";
import type { Logger } from "#platform/log.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { type Home, openHome } from "./embedded-home.server.ts";
import { SUPERUSER } from "./embedded-new-home.server.ts";
import {
  findPostmaster,
  type Launched,
  launchPostmaster,
  stopPostmaster,
} from "./embedded-postmaster.server.ts";

/** A PostgreSQL server of our own that this process takes part in. */
export type Embedded = {
  url: string;
  /** False when another process of ours, or one that was killed, had started it. */
  startedHere: boolean;
  /** Leaves; the last one of our processes to leave stops the server. */
  stop(): Promise<void>;
};

type Options = { dataDir: string; log: Logger; throwAway?: boolean };
type JoinOptions = { throwAway: boolean; signal: AbortSignal; wantedPort?: number };
type LeaveOptions = { throwAway: boolean; log: Logger };
type Presence = { client: pg.Client; port: number; startedHere: boolean };

const PATIENCE = 60_000;
const PATIENCE_WHILE_RECOVERING = 15 * 60_000;
const STARTING_UP = "57P03";
const WRONG_PASSWORD = "28P01";

/**
 * Each of our processes holds this lock shared while it uses the server. Who leaves and gets it
 * exclusively is the last one and may stop the server; a newcomer that waits for it at that moment
 * is cut off and starts the server anew.
 */
const PRESENCE_LOCK = 20_260_102;

/**
 * Takes part in the PostgreSQL server of the data folder, which is made and started when needed, and
 * started again when it dies. `throwAway` trades every guarantee for speed: tests only.
 * @throws StartError with one line that says the way out
 */
export async function startEmbedded({ dataDir, log, throwAway = false }: Options) {
  prepareDataDir(dataDir);
  const home = await openHome(dataDir, { log, throwAway }).catch((error) => {
    if (error instanceof StartError || !error.syscall) throw error;
    // The disk is full, read-only or failing: nothing that a stack would explain.
    throw new StartError(`The database in ${dataDir} cannot be opened: ${error.message}.`);
  });
  const leaving = new AbortController();
  const first = await join(home, { throwAway, signal: leaving.signal });
  const { port, startedHere } = first;
  let presence: Promise<Presence | undefined> = Promise.resolve(first);
  stay(first);

  function stay({ client }: Presence): void {
    client.once("end", () => {
      if (!leaving.signal.aborted) presence = comeBack();
    });
  }

  async function comeBack(): Promise<Presence | undefined> {
    while (!leaving.signal.aborted) {
      try {
        log.warn("the database server has stopped, restarting it");
        // On the same port: everybody's address of the database stays true.
        const back = await join(home, { throwAway, signal: leaving.signal, wantedPort: port });
        if (back.port !== port) log.error("the database address has changed: restart");
        stay(back);
        return back;
      } catch (error) {
        log.error({ err: error }, "the database server can't be restarted");
        await wait(5_000, undefined, { signal: leaving.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  async function stop(): Promise<void> {
    leaving.abort();
    // Told to stop while coming back, the server may be up already without us.
    const client = (await presence)?.client ?? (await enterRunning(home));
    if (client) await leave(home, client, { throwAway, log });
  }

  let stopped: Promise<void> | undefined;
  return {
    url: urlOf(home, port),
    startedHere,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  } satisfies Embedded;
}

function urlOf(home: Home, port: number): string {
  // Without sslmode a PGSSLMODE in the environment would ask for what this server does not have.
  return `postgres://${SUPERUSER}:${home.password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

/** Connects to the server of the cluster, starting it when nobody has, and stays connected. */
async function join(home: Home, { throwAway, signal, wantedPort }: JoinOptions): Promise<Presence> {
  const begun = Date.now();
  let launched: Launched | undefined;
  let obstacle = "";
  let recovering = false;
  const patience = () => (recovering ? PATIENCE_WHILE_RECOVERING : PATIENCE);
  while (!signal.aborted && Date.now() - begun < patience()) {
    const running = findPostmaster(home);
    if (running) {
      try {
        const client = await enter(urlOf(home, running.port));
        return { client, port: running.port, startedHere: running.pid === launched?.pid };
      } catch (error) {
        const { code, message } = error as pg.DatabaseError;
        if (code === WRONG_PASSWORD) break;
        recovering = code === STARTING_UP;
        obstacle = message;
      }
    } else if (!launched) {
      launched = launchPostmaster(home, wantedPort ?? (await findFreePort()), throwAway);
    } else if (launched.end) {
      const { words, mayPass } = launched.end;
      if (!mayPass) {
        throw new StartError(
          `PostgreSQL doesn't start: ${words} (its log is in ${home.folder}; DATABASE_URL would use another server)`,
        );
      }
      obstacle = words;
      launched = undefined;
      await wait(200);
    }
    await wait(20);
  }
  throw new StartError(
    `The database server in ${home.folder} does not answer (${obstacle || "it is still starting"}): look into its server.log, or set DATABASE_URL to another server.`,
  );
}

async function enter(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "ogds presence",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The end of the connection is what counts, and is heard by whoever holds it.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Undefined when no server runs, or it does not let us in. */
async function enterRunning(home: Home): Promise<pg.Client | undefined> {
  const running = findPostmaster(home);
  return running && enter(urlOf(home, running.port)).catch(() => undefined);
}

async function leave(home: Home, client: pg.Client, { throwAway, log }: LeaveOptions) {
  try {
    const ask = (text: string) => client.query<{ last?: boolean }>(text, [PRESENCE_LOCK]);
    // In this order: of two that leave at once, both holding it, neither would get it.
    await ask("SELECT pg_advisory_unlock_shared($1)");
    const answer = await ask("SELECT pg_try_advisory_lock($1) AS last");
    if (answer.rows[0]?.last) await stopPostmaster(home, throwAway ? "immediate" : "fast");
  } catch (error) {
    // Nothing is lost: a server that still runs is used by the next start.
    log.warn({ err: error }, "the database server could not be stopped");
  } finally {
    await client.end().catch(() => undefined);
  }
}
