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

/** Interval of reading the version, which also proves that the connection is alive. */
const POLL_INTERVAL_MS = 2_000;
/** A connection that takes longer is replaced. */
const QUERY_TIMEOUT_MS = 2_000;
const RECONNECT_DELAY_MS = 250;

/**
 * Watches the content version by notifications, which arrive with the commit. A connection that is
 * lost or frozen is replaced, and the version read again; where notifications do not arrive (a
 * connection pool in front of PostgreSQL drops them), polling every two seconds finds the change.
 */
export async function watchContentVersion(url: string, log: Logger): Promise<ContentWatch> {
  const listeners: (() => void)[] = [];
  const closing = new AbortController();
  const { signal } = closing;
  let version = 0;
  let client: pg.Client | undefined;

  function setVersion(latest: number): void {
    if (latest === version || !Number.isSafeInteger(latest)) return;
    version = latest;
    for (const listener of listeners) listener();
  }

  async function readVersion(connected: pg.Client): Promise<void> {
    const { rows } = await connected.query<{ version: string }>(
      "select version from content_version",
    );
    setVersion(Number(rows[0]?.version ?? 0));
  }

  async function listen(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: "ogds content",
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    connecting.on("error", () => {});
    connecting.on("notification", ({ payload }) => setVersion(Number(payload)));
    client = connecting;
    await connecting.connect();
    await connecting.query(`listen ${CONTENT_CHANNEL}`);
    // After `listen`, so that no change is missed between the two.
    await readVersion(connecting);
    return connecting;
  }

  async function poll(connected: pg.Client): Promise<void> {
    const lost = new AbortController();
    connected.once("end", () => lost.abort());
    const either = AbortSignal.any([lost.signal, signal]);
    while (!either.aborted) {
      await wait(POLL_INTERVAL_MS, undefined, { signal: either }).catch(() => {});
      if (!either.aborted) await readVersion(connected);
    }
  }

  async function watch(first: pg.Client | undefined): Promise<void> {
    let connected = first;
    while (!signal.aborted) {
      try {
        await poll(connected ?? (await listen()));
        if (!signal.aborted) log.warn("the connection that listens for new content was lost");
      } catch (error) {
        log.debug({ err: error }, "can't listen for new content");
      }
      connected = undefined;
      // Not awaited: a frozen server does not confirm it.
      client?.end().catch(() => {});
      await wait(RECONNECT_DELAY_MS, undefined, { signal }).catch(() => {});
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
