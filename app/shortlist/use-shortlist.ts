import { useStore } from "zustand";
import { shortlistStore } from "./shortlist.store.ts";

/** Ids in the order in which they were added; empty on the server and while hydrating. */
export function useShortlist(): number[] {
  return useStore(shortlistStore, (state) => state.list);
}

export function useIsShortlisted(id: number): boolean {
  return useStore(shortlistStore, (state) => state.list.includes(id));
}
