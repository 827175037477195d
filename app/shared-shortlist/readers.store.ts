import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import { createBrowserStore } from "#platform/browser/browser-store.ts";

const SECRET = /^[0-9a-f]{40}$/;

/** Enough for one person; the oldest is forgotten. */
const MAX_STORED = 50;

/** The secrets with which this browser changes its votes, by the secret of the shortlist. */
const readersStore = createBrowserStore<{ keys: [shortlist: string, reader: string][] }>({
  name: "shortlist-votes",
  version: 1,
  initial: { keys: [] },
  parse: parseKeys,
  days: SHARED_DAYS,
});

function parseKeys(stored: unknown) {
  const { keys } = (stored ?? {}) as { keys?: unknown };
  if (!Array.isArray(keys)) return undefined;
  return {
    keys: keys.filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((one) => SECRET.test(String(one))),
    ),
  };
}

export function findReaderKey(token: string): string | undefined {
  return readersStore.getState().keys.find(([shortlist]) => shortlist === token)?.[1];
}

export function saveReaderKey(token: string, reader: string): void {
  if (findReaderKey(token) === reader) return;
  const others = readersStore.getState().keys.filter(([shortlist]) => shortlist !== token);
  readersStore.setState({
    keys: [...others, [token, reader] as [string, string]].slice(-MAX_STORED),
  });
}
