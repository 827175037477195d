import { useEffect, useRef } from "react";
import { createPath, useBlocker, useLocation, useNavigate, useRevalidator } from "react-router";
import { logFailure } from "#platform/browser/browser-log.ts";
import { setFailedLoad } from "#platform/browser/failed-load.store.ts";
import { readLatestBuild } from "#platform/browser/latest-build.ts";
import { isUnloading, markReload } from "#platform/browser/reload-once.ts";
import { findFormGuard } from "./form-guard.ts";
import { isOldBuild } from "./old-build.ts";
import { openDocument, type Started, toHistoryIndex } from "./open-document.ts";
import { ProgressLine } from "./progress-line.tsx";
import { loadRouteModules, toMissingModules } from "./route-modules.ts";
import { endStay, setShownPage } from "./stay-on-failed-load.ts";

/**
 * Between a click and the next page: asks whether text that is not saved may be lost, loads the
 * page's code, and opens the page as a document where a new build is served (spec §4) or the code
 * does not load (spec §8). The page that is shown stays until the next one can replace it.
 *
 * @param isErrorPage there is no page to stay on
 */
export function NavigationGuard({ isErrorPage = false }: { isErrorPage?: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const started = useRef<Started>(undefined);
  // Position of each location in the history, by key: at Back and Forward the browser has moved
  // already.
  const indexes = useRef(new Map<string, number>());
  const lastTarget = useRef<number>(undefined);

  useEffect(() => {
    // Back may have been pressed since.
    if ((window.history.state?.key ?? "default") === location.key) {
      indexes.current.set(location.key, toHistoryIndex());
    }
    endStay();
  }, [location]);

  useEffect(() => {
    if (isErrorPage) return;
    return setShownPage({
      pathname: location.pathname,
      reload: revalidate,
      stay() {
        const left = started.current;
        if (left?.delta) navigate(-left.delta);
        else {
          navigate(createPath(location), {
            replace: true,
            state: location.state,
            preventScrollReset: true,
            defaultShouldRevalidate: false,
          });
        }
        return () => left && startAgain(left);
      },
    });
  });

  function startAgain({ location: target, action, delta }: Started) {
    if (delta !== 0) navigate(delta);
    else navigate(createPath(target), { replace: action === "REPLACE", state: target.state });
  }

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const index = toHistoryIndex();
    const current = indexes.current.get(currentLocation.key) ?? lastTarget.current ?? index;
    const delta = historyAction === "POP" ? index - current : 0;
    lastTarget.current = historyAction === "PUSH" ? index + 1 : index;
    indexes.current.set(nextLocation.key, lastTarget.current);
    started.current = { location: nextLocation, action: historyAction, delta };
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const isMissing = toMissingModules(nextLocation.pathname).length > 0;
    return isOldBuild() || isMissing || findFormGuard()?.hasUnsavedText() === true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation that is blocked
  useEffect(() => {
    const next = started.current;
    if (blocker.state !== "blocked" || !next) return;
    if (findFormGuard()?.mayLeave() === false) {
      blocker.reset();
      return;
    }
    let isCurrent = true;
    // Another navigation may have started since, without being blocked.
    const isRequested = () => isCurrent && started.current === next;

    async function open(target: Started) {
      if (isOldBuild()) {
        if (navigator.onLine) openDocument(target);
        else stayHere(() => startAgain(target));
        return;
      }
      try {
        await loadRouteModules(target.location.pathname);
        if (isRequested()) blocker.proceed?.();
      } catch (error) {
        if (isUnloading()) return;
        logFailure(`The code of ${target.location.pathname} did not load`, error);
        await openOtherwise(target);
      }
    }

    async function openOtherwise(target: Started) {
      // A document load without a connection would end on an error page of the browser.
      const latest = await readLatestBuild();
      if (!isRequested()) return;
      if (latest !== undefined && markReload() !== false) {
        openDocument(target);
        return;
      }
      stayHere(() => (latest === undefined ? startAgain(target) : openDocument(target)));
    }

    function stayHere(retry: () => void) {
      blocker.reset?.();
      setFailedLoad({ isSamePage: false, retry });
    }

    open(next);
    return () => {
      isCurrent = false;
    };
  }, [blocker]);

  return blocker.state === "blocked" ? <ProgressLine /> : null;
}
