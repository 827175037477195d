/** Key in sessionStorage: time of this tab's last reload, in milliseconds since 1970. */
const MARKER = "reloaded-at";
/** Milliseconds after which a tab may be reloaded again (spec §9). */
const GUARD = 10_000;
/** Within this time of `beforeunload` a failed load is put down to the page being left. */
const LEAVE_TIMEOUT_MS = 2_000;

/** The part of `window` that a reload uses; a test passes its own. */
export type ReloadHost = {
  sessionStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "reload">;
};

let isUnderWay = false;
let leftAt = Number.NEGATIVE_INFINITY;

/** Whether the page is about to unload: a failure now needs no other handling. */
export function isUnloading(): boolean {
  return isUnderWay || Date.now() - leftAt < LEAVE_TIMEOUT_MS;
}

/**
 * Notices that the page is being left. Firefox aborts its loads at once then, long before the next
 * page has arrived; a document that is loaded because of that would take the place of that page.
 */
export function watchUnload(): void {
  window.addEventListener("beforeunload", () => {
    leftAt = Date.now();
  });
}

/**
 * Starts the 10 seconds in which no other load may follow. Returns false within them, and undefined
 * where the tab cannot store the marker.
 */
export function markReload(host: ReloadHost = window, now = Date.now()): boolean | undefined {
  try {
    if (now - Number(host.sessionStorage.getItem(MARKER)) < GUARD) return false;
    host.sessionStorage.setItem(MARKER, String(now));
    return true;
  } catch {
    return undefined;
  }
}

/** The page is about to unload, by `reloadOnce` or another document load. */
export function startReload(load: () => void): void {
  isUnderWay = true;
  load();
}

/**
 * Reloads the page unless it was reloaded a moment ago or that time cannot be stored, so that it
 * never loops. Returns whether it does.
 */
export function reloadOnce(host: ReloadHost = window, now = Date.now()): boolean {
  if (!markReload(host, now)) return false;
  startReload(() => host.location.reload());
  return true;
}
