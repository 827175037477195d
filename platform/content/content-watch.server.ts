import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "#platform/log.server.ts";
import { CONTENT_CHANNEL } from "./content-version.repository.server.ts";

/** The content version as this process knows it. */
export type ContentWatch = {
  /** 0 as long as nothing was imported or the database has not been reached. */
  version(): number;
  /** Calls `listener` after each change of the version. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
};

/** Milliseconds between two looks at the version: proof that the connection lives. */
const PULSE = 2_000;
/** Milliseconds after which a connection that does not answer is given up. */
const PATIENCE = 2_000;
/** Milliseconds between two attempts to connect. */
const PAUSE = 250;

/**
 * Hears of every change of the content within the moment of its commit. A connection that is lost
 * or frozen is replaced, and what changed meanwhile is read; where notifications do not arrive (a
 * pool between us and PostgreSQL that swallows them), the look every two seconds finds the change.
 */
export async function watchContentVersion(url: string, log: Logger): Promise<ContentWatch> {
  const listeners: (() => void)[] = [];
  const closing = new AbortController();
  const { signal } = closing;
  let version = 0;
  let client: pg.Client | undefined;

  function learn(learnt: number): void {
    if (learnt === version || !Number.isSafeInteger(learnt)) return;
    version = learnt;
    for (const listener of listeners) listener();
  }

  async function look(connected: pg.Client): Promise<void> {
    const { rows } = await connected.query<{ version: string }>(
      "select version from content_version",
    );
    learn(Number(rows[0]?.version ?? 0));
  }

  async function listen(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: "ogds content",
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    connecting.on("error", () => {});
    connecting.on("notification", ({ payload }) => learn(Number(payload)));
    client = connecting;
    await connecting.connect();
    await connecting.query(`listen ${CONTENT_CHANNEL}`);
    // After it has begun to listen, so that no change falls between the two.
    await look(connecting);
    return connecting;
  }

  async function stay(connected: pg.Client): Promise<void> {
    const lost = new AbortController();
    connected.once("end", () => lost.abort());
    const either = AbortSignal.any([lost.signal, signal]);
    while (!either.aborted) {
      await wait(PULSE, undefined, { signal: either }).catch(() => {});
      if (!either.aborted) await look(connected);
    }
  }

  async function watch(first: pg.Client | undefined): Promise<void> {
    let connected = first;
    while (!signal.aborted) {
      try {
        await stay(connected ?? (await listen()));
        if (!signal.aborted) log.warn("the connection that listens for new content was lost");
      } catch (error) {
        log.debug({ err: error }, "can't listen for new content");
      }
      connected = undefined;
      // A frozen server does not answer the goodbye either.
      client?.end().catch(() => {});
      await wait(PAUSE, undefined, { signal }).catch(() => {});
    }
  }

  const watching = watch(await listen().catch(() => undefined));
  return {
    version: () => version,
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      closing.abort();
      await watching;
      await client?.end().catch(() => {});
    },
  };
}
