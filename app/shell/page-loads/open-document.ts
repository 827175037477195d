import { createPath, type Location, type NavigationType } from "react-router";
import { isEverythingSaved, toCarriedState } from "#platform/browser/browser-store.ts";
import { startReload } from "#platform/browser/reload-once.ts";

/** A navigation that the visitor started. */
export type Started = {
  location: Location;
  action: `${NavigationType}`;
  /** Of Back and Forward: how many history entries away; 0 for every other navigation. */
  delta: number;
};

/** Index of the current entry in React Router's history. */
export const toHistoryIndex = (): number => window.history.state?.idx ?? 0;

/** Runs once Back or Forward has arrived at an entry that is opened as a document. */
let onArrival: (() => void) | undefined;

/**
 * Lets such an entry be loaded where it is: a load by URL would lose the position in the history
 * entries. To be called before React Router starts, which would block the navigation again: of
 * several listeners on `window` the one added first is called first.
 */
export function watchArrivals(): void {
  window.addEventListener("popstate", (event) => {
    if (!onArrival) return;
    event.stopImmediatePropagation();
    onArrival();
  });
}

/**
 * Opens a page as a document, with the code of the build that is served now. Values of browser
 * stores that localStorage does not take go with it.
 */
export function openDocument({ location, action, delta }: Started): void {
  const { history } = window;
  if (delta !== 0) {
    onArrival = () => {
      history.replaceState({ ...history.state, ...toCarriedState() }, "");
      startReload(() => window.location.reload());
    };
    history.go(delta);
    return;
  }
  const url = createPath(location);
  const isReplaced = action === "REPLACE";
  if (isEverythingSaved()) {
    startReload(() => (isReplaced ? window.location.replace(url) : window.location.assign(url)));
    return;
  }
  const idx = toHistoryIndex() + (isReplaced ? 0 : 1);
  const state = { usr: location.state, key: location.key, idx, ...toCarriedState() };
  if (isReplaced) history.replaceState(state, "", url);
  else history.pushState(state, "", url);
  window.scrollTo(0, 0);
  startReload(() => window.location.reload());
}
