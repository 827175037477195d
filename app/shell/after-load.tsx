import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { loadHireWithShortlist } from "#app/hire/load-hire.ts";
import { FloatingShortlistButton } from "#app/shortlist/floating-shortlist-button.tsx";
import { isEverythingSaved, subscribeToSaving } from "#platform/browser/browser-store.ts";
import { watchBuild } from "#platform/browser/build-watch.ts";
import { readLatestBuild } from "#platform/browser/latest-build.ts";
import { setOldBuild } from "./page-loads/old-build.ts";
import { PrefetchOnIntent } from "./page-loads/prefetch-on-intent.tsx";
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
      <PrefetchOnIntent />
    </>
  );
}
