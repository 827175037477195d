import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * The year of the visitor's clock, after hydration: a page may have been cached since last year.
 */
export function CurrentYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => rendered,
  );
}
