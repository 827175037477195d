import { useEffect } from "react";
// On every page: when the shortlist becomes empty the whole hire state resets (spec §4).
import "#app/hire/hire.store.ts";
import { FloatingShortlistButton } from "#app/shortlist/floating-shortlist-button.tsx";
import { watchBuild } from "#platform/build-watch.ts";
import { readLatestBuild } from "#platform/latest-build.ts";
import { setOldBuild } from "./page-loads/old-build.ts";
import { PrefetchOnIntent } from "./page-loads/prefetch-on-intent.tsx";
import { stayWhileOffline } from "./page-loads/stay-while-offline.ts";
import { UpdatePopup } from "./update-popup/update-popup.tsx";

/** Client-only parts of every page: their code loads after hydration. */
export function AfterLoad() {
  useEffect(() => {
    const running = window.__reactRouterManifest?.version;
    if (!import.meta.env.PROD || running === undefined) return;
    return watchBuild({ running, readLatest: readLatestBuild, onNewBuild: setOldBuild });
  }, []);
  useEffect(stayWhileOffline, []);
  return (
    <>
      <FloatingShortlistButton />
      <UpdatePopup />
      <PrefetchOnIntent />
    </>
  );
}
