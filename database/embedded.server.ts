import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { prepareDataDir } from "#platform/data-dir.server.ts";
import { findFreePort } from "#platform/free-port.server.ts";
import type { Logger } from "#platform/log.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { type Home, openHome, SUPERUSER } from "./embedded-home.server.ts";
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
type Presence = { client: pg.Client; port: number; startedHere: boolean };

const PATIENCE = 60_000;
const PATIENCE_WHILE_RECOVERING = 15 * 60_000;
const STARTING_UP = "57P03";
const WRONG_PASSWORD = "28P01";
const TRANSIENT_FAILURE =
  /lock file|another postmaster|shared memory block|could not bind|Address already in use|could not create any TCP\/IP/;

/**
 * Each of our processes holds this lock shared while it uses the server. Who leaves and gets it
 * exclusively is the last one and may stop the server; a newcomer that waits for it at that moment
 * is cut off and starts the server anew.
 */
const PRESENCE_LOCK = 20_260_102;

/**
 * Takes part in the PostgreSQL server of the data folder, which is made and started when needed.
 * `throwAway` trades every guarantee for speed: tests only.
 * @throws StartError with one line that says the way out
 */
export async function startEmbedded({ dataDir, log, throwAway = false }: Options) {
  prepareDataDir(dataDir);
  const home = await openHome(dataDir, log);
  let leaving = false;
  let presence = await join(home, throwAway);
  const { port, startedHere } = presence;

  const comeBack = async (): Promise<void> => {
    if (leaving) return;
    log.warn("the database server is gone, starting it again");
    try {
      // On the same port: everybody's address of the database stays true.
      presence = await join(home, throwAway, port);
      presence.client.once("end", comeBack);
      if (leaving) await leave(home, presence.client, throwAway);
    } catch (error) {
      log.error({ err: error }, "the database server does not come back");
      await wait(5_000, undefined, { ref: false });
      return comeBack();
    }
  };
  presence.client.once("end", comeBack);

  let stopped: Promise<void> | undefined;
  return {
    url: urlOf(home, port),
    startedHere,
    stop: () => {
      leaving = true;
      stopped ??= leave(home, presence.client, throwAway);
      return stopped;
    },
  } satisfies Embedded;
}

function urlOf(home: Home, port: number): string {
  // Without sslmode a PGSSLMODE in the environment would ask for what this server does not have.
  return `postgres://${SUPERUSER}:${home.password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

/** Connects to the server of the cluster, starting it when nobody has, and stays connected. */
async function join(home: Home, throwAway: boolean, wantedPort?: number): Promise<Presence> {
  const begun = Date.now();
  let launched: Launched | undefined;
  let obstacle = "";
  let recovering = false;
  while (Date.now() - begun < (recovering ? PATIENCE_WHILE_RECOVERING : PATIENCE)) {
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
    } else if (!launched || launched.failure !== undefined) {
      if (launched?.failure && !TRANSIENT_FAILURE.test(launched.failure)) {
        throw new StartError(
          `PostgreSQL does not start: ${launched.failure} (its log is in ${home.folder}; DATABASE_URL would use another server)`,
        );
      }
      const retry = launched !== undefined;
      obstacle = launched?.failure ?? obstacle;
      if (retry) await wait(200);
      if (findPostmaster(home)) continue;
      const port = (!retry && wantedPort) || (await findFreePort());
      launched = launchPostmaster(home, port, throwAway);
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

async function leave(home: Home, client: pg.Client, throwAway: boolean): Promise<void> {
  try {
    await client.query("SELECT pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
    const answer = await client.query<{ last: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS last",
      [PRESENCE_LOCK],
    );
    if (answer.rows[0]?.last) await stopPostmaster(home, throwAway ? "immediate" : "fast");
  } catch (error) {
    // A server that is already down needs no stopping.
    if (findPostmaster(home)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
