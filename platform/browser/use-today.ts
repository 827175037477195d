import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** The visitor's calendar day as `2026-08-12`. */
function toToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/**
 * The visitor's current day; undefined on the server and during hydration, because a cached page is
 * shown on other days than the one it was rendered on.
 */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribe, toToday, () => undefined);
}
