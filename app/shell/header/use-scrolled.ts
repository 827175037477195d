import { useSyncExternalStore } from "react";

/** Pixels from which the header has a background (spec §2, §9). */
export const SCROLL_THRESHOLD = 20;

let isScrolled = false;

function subscribe(notify: () => void) {
  const update = () => {
    isScrolled = window.scrollY >= SCROLL_THRESHOLD;
    notify();
  };
  window.addEventListener("scroll", update, { passive: true });
  // Not at once: in the middle of hydration it would make the browser compute the layout.
  const frame = requestAnimationFrame(update);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", update);
  };
}

/** Whether the page is scrolled by 20 px or more. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
}
