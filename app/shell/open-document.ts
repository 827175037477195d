import { createPath, type Location, type NavigationType } from "react-router";
import { isEverythingKept, toCarriedState } from "#platform/browser-store.ts";
import { startReload } from "#platform/reload-once.ts";

/** A navigation that the visitor started. */
export type Started = {
  location: Location;
  action: `${NavigationType}`;
  /** Of Back and Forward: how many history entries away; 0 for every other navigation. */
  delta: number;
};

/** Place of the current entry among those of React Router. */
export const toHistoryIndex = (): number => window.history.state?.idx ?? 0;

/**
 * Opens a page as a document, with the code of the build that is served now. Values of browser stores
 * that localStorage does not take go with it.
 */
export function openDocument({ location, action, delta }: Started): void {
  const { history } = window;
  if (delta !== 0) {
    // Loaded on arrival: a load by URL would lose the place among the history entries.
    const reload = (event: Event) => {
      // Not for React Router: it would block it again.
      event.stopImmediatePropagation();
      history.replaceState({ ...history.state, ...toCarriedState() }, "");
      startReload(() => window.location.reload());
    };
    window.addEventListener("popstate", reload, { capture: true, once: true });
    history.go(delta);
    return;
  }
  const url = createPath(location);
  const isReplaced = action === "REPLACE";
  if (isEverythingKept()) {
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
