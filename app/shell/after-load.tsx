import { useEffect } from "react";
import { watchBuild } from "#platform/build-watch.ts";
import { readLatestBuild } from "#platform/latest-build.ts";
import { setOldBuild } from "./old-build.ts";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";
import { UpdatePopup } from "./update-popup/update-popup.tsx";

/** What every page has and none needs at first: its code loads after the page works. */
export function AfterLoad() {
  useEffect(() => {
    const running = window.__reactRouterManifest?.version;
    if (!import.meta.env.PROD || running === undefined) return;
    return watchBuild({ running, readLatest: readLatestBuild, onNewBuild: setOldBuild });
  }, []);
  return (
    <>
      <UpdatePopup />
      <PrefetchOnIntent />
    </>
  );
}
