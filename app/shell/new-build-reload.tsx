import { useEffect, useRef } from "react";
import { createPath, useBlocker, useLocation } from "react-router";
import { isEverythingKept } from "#platform/browser-store.ts";
import { readLatestBuild, watchBuild } from "#platform/build-watch.ts";

declare global {
  interface Window {
    /** Which files this page runs on; its version names the build. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * When a new build is served, the next page is fetched whole instead of being built from the old
 * code (spec §4). Answers of forms are kept in the browser; while that is not possible, and they
 * live on in memory only, nothing is reloaded.
 */
export function NewBuildReload() {
  const isOld = useRef(false);
  const { key } = useLocation();

  useEffect(() => {
    const running = window.__reactRouterManifest?.version;
    if (!import.meta.env.PROD || running === undefined) return;
    return watchBuild({
      running,
      readLatest: readLatestBuild,
      onNewBuild: () => {
        isOld.current = true;
      },
    });
  }, []);

  const wasBack = useRef(false);
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    if (!isOld.current || isSamePage || !isEverythingKept()) return false;
    if (historyAction === "POP") {
      wasBack.current = true;
      return false;
    }
    const address = createPath(nextLocation);
    if (historyAction === "REPLACE") window.location.replace(address);
    else window.location.assign(address);
    return true;
  });

  // The browser has gone back or forward already, and would lose its place by another address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what it waits for
  useEffect(() => {
    if (wasBack.current) window.location.reload();
  }, [key]);

  return null;
}
