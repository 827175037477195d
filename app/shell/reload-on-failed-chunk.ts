import { isEverythingKept } from "#platform/browser-store.ts";
import { reloadOnce } from "#platform/reload-once.ts";
import { hasUnkeptText } from "./unkept-text.ts";

/**
 * Code that does not arrive is most often of a build that is served no more: the page is reloaded,
 * at most once in 10 seconds (spec §8). Where that would lose something, and offline, whoever asked
 * for the code hears of the failure and takes another way.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener("vite:preloadError", () => {
    if (navigator.onLine && isEverythingKept() && !hasUnkeptText(document)) reloadOnce();
  });
}
