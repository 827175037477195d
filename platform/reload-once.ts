/** Key in sessionStorage: when this tab was reloaded last, in milliseconds since 1970. */
const MARKER = "reloaded-at";
/** Milliseconds after which a tab may be reloaded again (spec §9). */
const GUARD = 10_000;

/** What reloading needs of `window`; a test passes its own. */
export type ReloadHost = {
  sessionStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "reload">;
};

let isUnderWay = false;

/** Whether the page is about to go: what fails now needs no other way out. */
export function isReloading(): boolean {
  return isUnderWay;
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

/** The page is about to go, by `reloadOnce` or another document load. */
export function startReload(load: () => void): void {
  isUnderWay = true;
  load();
}

/**
 * Reloads the page unless that was done a moment ago, or cannot be noted: it never reloads for ever.
 * Returns whether it does.
 */
export function reloadOnce(host: ReloadHost = window, now = Date.now()): boolean {
  if (!markReload(host, now)) return false;
  startReload(() => host.location.reload());
  return true;
}
