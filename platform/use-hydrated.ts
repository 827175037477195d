import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and in the first render of the browser, then true: what only a browser knows may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
