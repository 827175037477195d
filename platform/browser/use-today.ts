import { useSyncExternalStore } from "react";

/** Whether what was hydrated may show the visitor's day. */
let isShown = false;
const listeners = new Set<() => void>();

function subscribe(notify: () => void) {
  listeners.add(notify);
  // In a task of its own: React renders what has changed all at once, which would make the one that
  // hydrates a list longer.
  if (!isShown) setTimeout(show);
  return () => {
    listeners.delete(notify);
  };
}

function show() {
  isShown = true;
  for (const notify of listeners) notify();
}

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
  return useSyncExternalStore(
    subscribe,
    () => (isShown ? toToday() : undefined),
    () => undefined,
  );
}
