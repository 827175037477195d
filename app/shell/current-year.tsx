import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** The year of the visitor's clock, once there is one: a page may have been kept since last year. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => rendered,
  );
}
