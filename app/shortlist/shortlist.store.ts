import { MAX_REQUEST_MEMBERS } from "#contract/values/limits.ts";
import { createBrowserStore } from "#platform/browser/browser-store.ts";
import { emitShortlistEvent } from "./shortlist-events.ts";

/** Member ids in the order in which they were added, and how far the hire form was filled. */
export type Shortlist = { list: number[]; lastFilledStep: number };

/** Limit of members per request, and so of the shortlist. */
export const SHORTLIST_LIMIT = MAX_REQUEST_MEMBERS;

const EMPTY: Shortlist = { list: [], lastFilledStep: 0 };

export const shortlistStore = createBrowserStore<Shortlist>({
  name: "shortlist",
  version: 1,
  initial: EMPTY,
  parse: parseShortlist,
});

/** Parses what the browser stored; undefined for anything but a shortlist. */
export function parseShortlist(stored: unknown): Shortlist | undefined {
  const { list, lastFilledStep } = (stored ?? {}) as Partial<Record<keyof Shortlist, unknown>>;
  if (!Array.isArray(list)) return undefined;
  const ids = list.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return {
    list: [...new Set(ids)].slice(0, SHORTLIST_LIMIT),
    lastFilledStep: Number.isSafeInteger(lastFilledStep)
      ? Math.max(0, lastFilledStep as number)
      : 0,
  };
}

/**
 * Opens the panel also for a member that is already listed or exceeds the limit, which it shows.
 */
export function addToShortlist(id: number): "added" | "present" | "full" {
  const { list } = shortlistStore.getState();
  const outcome = list.includes(id) ? "present" : list.length >= SHORTLIST_LIMIT ? "full" : "added";
  if (outcome === "added") shortlistStore.setState({ list: [...list, id] });
  emitShortlistEvent("open-collection");
  return outcome;
}

/**
 * The quick button of a card: the first member opens the panel, later ones are announced without
 * leaving the list (product §2). A full shortlist opens the panel, which explains the limit.
 */
export function toggleShortlisted(id: number): void {
  const { list } = shortlistStore.getState();
  if (list.includes(id)) {
    removeFromShortlist(id);
    emitShortlistEvent("removed");
  } else if (list.length === 0 || list.length >= SHORTLIST_LIMIT) {
    addToShortlist(id);
  } else {
    shortlistStore.setState({ list: [...list, id] });
    emitShortlistEvent("added");
  }
}

/** Also for members that are no longer published. Returns how many were there to remove. */
export function removeFromShortlist(...ids: number[]): number {
  const { list } = shortlistStore.getState();
  const left = list.filter((id) => !ids.includes(id));
  const removed = list.length - left.length;
  if (removed === 0) return 0;
  if (left.length > 0) shortlistStore.setState({ list: left });
  else resetShortlist();
  return removed;
}

/** Forgets everything. The hire state follows this store and resets with it (spec §4). */
export function resetShortlist(): void {
  shortlistStore.setState(EMPTY, true);
}

/** Choosing is the first hire step; true if the shortlist is not empty (spec §4). */
export function proceedToHire(): boolean {
  const { list, lastFilledStep } = shortlistStore.getState();
  if (list.length === 0) return false;
  if (lastFilledStep < 1) shortlistStore.setState({ lastFilledStep: 1 });
  emitShortlistEvent("close-collection");
  return true;
}

/**
 * Adds one member and continues to the hire form without the panel; false when the list is full.
 */
export function hireMember(id: number): boolean {
  const { list } = shortlistStore.getState();
  if (!list.includes(id)) {
    if (list.length >= SHORTLIST_LIMIT) {
      addToShortlist(id);
      return false;
    }
    shortlistStore.setState({ list: [...list, id] });
  }
  return proceedToHire();
}
