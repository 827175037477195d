import { shortlistStore } from "#app/shortlist/shortlist.store.ts";

/**
 * Loads the answers of a hire, which follow the shortlist (spec §4), once there is one: most
 * visitors never need their code. A page of the form loads it as well.
 * @returns ends the wait for a shortlist
 */
export function loadHireWithShortlist(): () => void {
  const load = () => {
    if (shortlistStore.getState().list.length === 0) return;
    unsubscribe();
    // The page goes on without it, and the next one tries again.
    import("./hire.store.ts").catch(() => {});
  };
  const unsubscribe = shortlistStore.subscribe(load);
  load();
  return unsubscribe;
}
