import { PRESENCE_INTERVAL_MS, type PresenceState } from "#contract/desk/presence-terms.ts";

/** The parts of a browser that signals need; a test passes its own. */
type Host = {
  fetch: (url: string, init: RequestInit) => Promise<unknown>;
  sendBeacon: (url: string, body: Blob) => boolean;
  isHidden: () => boolean;
};

const BROWSER: Host = {
  fetch: (url, init) => fetch(url, init),
  sendBeacon: (url, body) => navigator.sendBeacon(url, body),
  isHidden: () => document.hidden,
};

/**
 * Tells the server what a tab does, one signal after the other: one that arrives after a later one
 * would show its author as writing for as long as a closed page counts as open.
 */
export function createSignals(url: string, tab: string, host: Host = BROWSER) {
  const waiting: PresenceState[] = [];
  let isUnderWay = false;
  const toBody = (state: PresenceState) => JSON.stringify({ tab, state });

  async function sendWaiting(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      const signal = AbortSignal.timeout(PRESENCE_INTERVAL_MS);
      const headers = { "Content-Type": "application/json" };
      // What fails is told again by the next signal.
      await host
        .fetch(url, { method: "POST", body: toBody(state), headers, signal })
        .catch(() => undefined);
    }
    isUnderWay = false;
  }

  return {
    /** Tells nothing while the page is not on a screen. */
    tell(state: PresenceState): void {
      if (host.isHidden()) return;
      waiting.push(state);
      void sendWaiting();
    },
    /** The page is left: what waits is not told any more. */
    end(): void {
      waiting.length = 0;
      host.sendBeacon(url, new Blob([toBody("gone")], { type: "application/json" }));
      // The signal that is under way may arrive after it.
      if (isUnderWay) waiting.push("gone");
    },
  };
}
