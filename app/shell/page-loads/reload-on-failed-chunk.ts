import { isEverythingSaved } from "#platform/browser/browser-store.ts";
import { isUnloading, reloadOnce, watchUnload } from "#platform/browser/reload-once.ts";
import { hasUnsavedInput } from "./unsaved-input.ts";

/**
 * Code that does not arrive is most often of a build that is served no more: the page is reloaded,
 * at most once in 10 seconds (spec §8). Where that would lose input, and offline, the caller
 * gets the failure and handles it.
 */
export function reloadOnFailedChunk(): void {
  watchUnload();
  window.addEventListener("vite:preloadError", () => {
    if (isUnloading() || !navigator.onLine) return;
    if (isEverythingSaved() && !hasUnsavedInput(document)) reloadOnce();
  });
}
