import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { inOrder } from "#database/in-order.server.ts";
import type { Logger } from "#platform/process/log.server.ts";

/** What is told of one channel of notifications. */
export type DatabaseSubscription = {
  channel: string;
  onNotification(payload: string, client: pg.Client): void;
  /**
   * Reads what notifications may have missed: after each new connection, and every two seconds,
   * because a connection pool in front of PostgreSQL drops them.
   */
  refresh(client: pg.Client, state: { isNew: boolean }): Promise<void>;
};

/** Interval of `refresh`, which also proves that the connection is alive. */
const POLL_INTERVAL_MS = 2_000;
/** A connection that takes longer is replaced. */
const QUERY_TIMEOUT_MS = 2_000;
const RECONNECT_DELAY_MS = 250;

/**
 * Listens to the database on one connection for the whole process. A connection that is lost or
 * frozen is replaced.
 */
export async function watchDatabase(
  url: string,
  log: Logger,
  subscriptions: readonly DatabaseSubscription[],
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  const { signal } = closing;
  let client: pg.Client | undefined;

  async function refresh(connected: pg.Client, isNew: boolean): Promise<void> {
    for (const subscription of subscriptions) await subscription.refresh(connected, { isNew });
  }

  async function listen(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: "ogds listener",
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    // A notification comes at any time, also while another is read.
    const ordered = inOrder(connecting);
    connecting.on("error", () => {});
    connecting.on("notification", ({ channel, payload = "" }) => {
      for (const one of subscriptions) {
        if (one.channel === channel) one.onNotification(payload, ordered);
      }
    });
    client = connecting;
    await connecting.connect();
    for (const { channel } of subscriptions) await connecting.query(`listen ${channel}`);
    // After `listen`, so that no change is missed between the two.
    await refresh(ordered, true);
    return ordered;
  }

  async function poll(connected: pg.Client): Promise<void> {
    const lost = new AbortController();
    connected.once("end", () => lost.abort());
    const either = AbortSignal.any([lost.signal, signal]);
    while (!either.aborted) {
      await wait(POLL_INTERVAL_MS, undefined, { signal: either }).catch(() => {});
      if (!either.aborted) await refresh(connected, false);
    }
  }

  async function watch(first: pg.Client | undefined): Promise<void> {
    let connected = first;
    while (!signal.aborted) {
      try {
        await poll(connected ?? (await listen()));
        if (!signal.aborted) log.warn("the connection that listens for changes was lost");
      } catch (error) {
        log.debug({ err: error }, "can't listen for changes");
      }
      connected = undefined;
      // Not awaited: a frozen server does not confirm it.
      client?.end().catch(() => {});
      await wait(RECONNECT_DELAY_MS, undefined, { signal }).catch(() => {});
    }
  }

  const watching = watch(await listen().catch(() => undefined));
  return {
    close: async () => {
      closing.abort();
      await watching;
      await client?.end().catch(() => {});
    },
  };
}
