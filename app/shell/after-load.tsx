import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { loadHireWithShortlist } from "#app/hire/load-hire.ts";
import { FloatingShortlistButton } from "#app/shortlist/floating-shortlist-button.tsx";
import { onDemand } from "#design/loading/on-demand.tsx";
import { isEverythingSaved, subscribeToSaving } from "#platform/browser/browser-store.ts";
import { watchBuild } from "#platform/browser/build-watch.ts";
import { readLatestBuild } from "#platform/browser/latest-build.ts";
import { whenUsed } from "#platform/browser/when-used.ts";
import { setOldBuild } from "./page-loads/old-build.ts";
import { stayWhileOffline } from "./page-loads/stay-while-offline.ts";
import { UpdatePopup } from "./update-popup/update-popup.tsx";
import { usePageHandle } from "./use-page-handle.ts";

// Loaded with the page: a failure may be that of the connection.
const GuardedForms = lazy(async () => ({
  default: (await import("./page-loads/guarded-forms.tsx")).GuardedForms,
}));

const AnswersNotSaved = lazy(async () => ({
  default: (await import("#design/forms/answers-not-saved.tsx")).AnswersNotSaved,
}));

// Not `lazy`: a page that is left with the first touch would wait for this code.
const PrefetchOnIntent = onDemand(async () => {
  await whenUsed();
  return (await import("./page-loads/prefetch-on-intent.tsx")).PrefetchOnIntent;
});

/** Without it, pages load with the click. */
const loadWithClicks = () => {};

/** Client-only parts of every page: their code loads after hydration. */
export function AfterLoad() {
  useEffect(() => {
    const running = window.__reactRouterManifest?.version;
    if (!import.meta.env.PROD || running === undefined) return;
    return watchBuild({ running, readLatest: readLatestBuild, onNewBuild: setOldBuild });
  }, []);
  useEffect(stayWhileOffline, []);
  useEffect(loadHireWithShortlist, []);
  const { form } = usePageHandle();
  const isSaved = useSyncExternalStore(subscribeToSaving, isEverythingSaved, () => true);
  return (
    <>
      {form ? (
        <Suspense>
          <GuardedForms />
        </Suspense>
      ) : null}
      {isSaved ? null : (
        <Suspense>
          <AnswersNotSaved />
        </Suspense>
      )}
      <FloatingShortlistButton />
      <UpdatePopup />
      <PrefetchOnIntent onFail={loadWithClicks} />
    </>
  );
}
