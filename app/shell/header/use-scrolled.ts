import { useSyncExternalStore } from "react";

/** Pixels from which the header has a background (spec §2, §9). */
export const SCROLL_THRESHOLD = 20;

function subscribe(notify: () => void) {
  window.addEventListener("scroll", notify, { passive: true });
  return () => window.removeEventListener("scroll", notify);
}

/** Whether the page is scrolled by 20 px or more. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY >= SCROLL_THRESHOLD,
    () => false,
  );
}
