import type { DatabaseSubscription } from "./database-watch.server.ts";
import { createLivePresence, type LivePresence } from "./live-presence.server.ts";

/** Tells that a request or content has changed, in this or in another process. */
export type LiveChanges = {
  /** Calls `listener` after each change; returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** Aborts when the process shuts down. */
  signal: AbortSignal;
  close(): void;
  subscription: DatabaseSubscription;
  presence: LivePresence;
};

/** Channel of the triggers on what the desk shows, such as requests and revisions of content. */
const CHANNEL = "requests";

export function createLiveChanges(): LiveChanges {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signal: closing.signal,
    close: () => closing.abort(),
    presence: createLivePresence(),
    subscription: {
      channel: CHANNEL,
      onNotification: tell,
      // What was missed while there was no connection is one change.
      refresh: async (_client, { isNew }) => {
        if (isNew) tell();
      },
    },
  };
}
