import type { SharedLinks } from "#contract/clients/shared-shortlist.ts";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import { createBrowserStore } from "#platform/browser/browser-store.ts";

/** A shortlist that was shared from this browser. */
export type OwnShared = SharedLinks & { ids: number[]; shared_at: string };

/** Older ones leave this browser; their pages stay. */
const MAX_STORED = 10;

const PATH = /^\/shortlist\/[0-9a-f]{40}(?:\/owner)?$/;

/** What was shared from this browser, the latest first. */
export const sharedShortlistsStore = createBrowserStore<{ shared: OwnShared[] }>({
  name: "shared-shortlists",
  version: 1,
  initial: { shared: [] },
  parse: parseShared,
  days: SHARED_DAYS,
});

function isOwnShared(entry: unknown): entry is OwnShared {
  const { path, owner_path, ids, shared_at } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return (
    [path, owner_path].every((one) => typeof one === "string" && PATH.test(one)) &&
    Array.isArray(ids) &&
    ids.every(Number.isSafeInteger) &&
    typeof shared_at === "string" &&
    !Number.isNaN(Date.parse(shared_at))
  );
}

function parseShared(stored: unknown) {
  const { shared } = (stored ?? {}) as { shared?: unknown };
  if (!Array.isArray(shared)) return undefined;
  return { shared: shared.filter(isOwnShared).slice(0, MAX_STORED) };
}

export function saveShared(links: SharedLinks, ids: readonly number[]): void {
  const { shared } = sharedShortlistsStore.getState();
  const entry = { ...links, ids: [...ids], shared_at: new Date().toISOString() };
  sharedShortlistsStore.setState({ shared: [entry, ...shared].slice(0, MAX_STORED) });
}

/**
 * What its owner has opened here, in place of what this browser knew of it: on a second device, and
 * with the members and links of now.
 */
export function rememberShared(links: SharedLinks, ids: readonly number[]): void {
  const { shared } = sharedShortlistsStore.getState();
  const isSame = (one: OwnShared) => one.path === links.path || one.owner_path === links.owner_path;
  const known = shared.find(isSame);
  if (!known) {
    saveShared(links, ids);
    return;
  }
  const entry = { ...known, ...links, ids: [...ids] };
  if (JSON.stringify(entry) === JSON.stringify(known)) return;
  const others = shared.filter((one) => !isSame(one));
  sharedShortlistsStore.setState({ shared: [entry, ...others] });
}

/** After the owner has ended it. */
export function forgetShared(owner_path: string): void {
  const { shared } = sharedShortlistsStore.getState();
  const left = shared.filter((one) => one.owner_path !== owner_path);
  if (left.length < shared.length) sharedShortlistsStore.setState({ shared: left });
}

/** The latest that has exactly these members, in any order. */
export function findShared(
  shared: readonly OwnShared[],
  ids: readonly number[],
): OwnShared | undefined {
  return shared.find(
    (one) => one.ids.length === ids.length && ids.every((id) => one.ids.includes(id)),
  );
}
