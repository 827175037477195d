import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "./random.ts";

/** As `useLiveUpdates` does: changes within this time are read at once. */
const [MIN_PAUSE_MS, MAX_PAUSE_MS] = [250, 1_000];
/** A connection breaks after 5 to 15 seconds, and `EventSource` opens another one. */
const [MIN_CONNECTION_MS, MAX_CONNECTION_MS, RECONNECT_MS] = [5_000, 15_000, 500];
/** How long after its response a change may be shown by another tab. */
const DELAY_MS = 2_000;

/** A change that the desk accepted: when it was sent, and when the response came. */
export type Change = { sent: number; done: number };

export type Tab = {
  /** When it heard of changes. */
  heard: number[];
  /** Closes it, once it has read its page for the last event. */
  close(): Promise<void>;
};

/**
 * The inbox in a tab of a staff member: it reads its page again when it hears of a change.
 * @param read reads the page
 */
export function openTab(
  url: string,
  cookie: string,
  { random, read }: { random: Random; read: () => Promise<unknown> },
): Tab {
  const heard: number[] = [];
  const closing = new AbortController();
  let reading: Promise<void> | undefined;
  const hear = () => {
    heard.push(performance.now());
    reading ??= wait(MIN_PAUSE_MS + random.whole(MAX_PAUSE_MS - MIN_PAUSE_MS)).then(async () => {
      // An event from here on is about a later change.
      reading = undefined;
      await read();
    });
  };
  const listen = async () => {
    const lifetime = MIN_CONNECTION_MS + random.whole(MAX_CONNECTION_MS - MIN_CONNECTION_MS);
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(lifetime)]);
    try {
      const { body, status } = await fetch(url, { headers: { cookie }, signal });
      if (!body || status !== 200) throw new Error(`${url}: ${status}`);
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        if (text.includes("event: change")) hear();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const listening = (async () => {
    while (!closing.signal.aborted) {
      // Like a browser it tries again, also after an error: what it misses meanwhile is counted.
      await listen().catch(() => undefined);
      await wait(RECONNECT_MS);
    }
  })();
  return {
    heard,
    async close() {
      closing.abort();
      await listening;
      await reading;
    },
  };
}

/** Changes that a tab did not hear of in time, of all tabs together. */
export function countMissed(tabs: readonly Tab[], changes: readonly Change[]): number {
  const isMissed = ({ heard }: Tab, { sent, done }: Change) =>
    !heard.some((at) => at >= sent && at <= done + DELAY_MS);
  return tabs.flatMap((tab) => changes.filter((change) => isMissed(tab, change))).length;
}

/** Waits until the last change should have been heard of. */
export const settle = () => wait(DELAY_MS);
