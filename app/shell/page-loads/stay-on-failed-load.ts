import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { setFailedLoad } from "#platform/browser/failed-load.store.ts";
import { findFormGuard } from "./form-guard.ts";

type Results = Record<string, DataStrategyResult>;

/** The page that is shown, and what only its component can do with the router. */
type ShownPage = {
  pathname: string;
  /** Ends the navigation under way where it began; returns what starts it again. */
  stay: () => () => void;
  /** Loads the data of this URL again. */
  reload: () => void;
};

let shown: ShownPage | undefined;
let isStaying = false;

/** Registers the page that is shown; returns the cleanup function. */
export function setShownPage(page: ShownPage): () => void {
  shown = page;
  return () => {
    if (shown === page) shown = undefined;
  };
}

/** A navigation has ended, also one that stayed. */
export function endStay(): void {
  isStaying = false;
}

/** What a server responds about the page itself: it is not there, or not for this person. */
const ANSWERS = new Set([403, 404, 410]);

/** A redirect is a Response; everything else is a failure of server or network. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== "error" || result instanceof Response) return false;
  return !(isRouteErrorResponse(result) && ANSWERS.has(result.status));
}

const untilAborted = ({ signal }: Request) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/**
 * A form that failed leaves its page as it is. A page whose data cannot be loaded does not replace the one that is shown. For other results of
 * the same page the URL changes and the page reports the failure in its list; a navigation to
 * another page ends where it began.
 */
export const stayOnFailedLoad: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  if (isStaying && url.pathname === shown?.pathname) return {};
  const results = await next();
  if (request.method !== "GET") {
    const toResult = findFormGuard()?.toStayingResult ?? ((result) => result);
    return Object.fromEntries(
      Object.entries(results).map(([id, result]) => [id, toResult(result)]),
    );
  }
  if (request.signal.aborted || !shown) return results;

  const failed = Object.entries(results).filter(([, result]) => isFailure(result));
  if (failed.length === 0) {
    setFailedLoad(undefined);
  } else if (url.pathname === shown.pathname) {
    // Without a result, the route keeps the data it has.
    for (const [id] of failed) delete results[id];
    setFailedLoad({ isSamePage: true, retry: shown.reload });
  } else {
    isStaying = true;
    const retry = shown.stay();
    await untilAborted(request);
    setFailedLoad({ isSamePage: false, retry });
  }
  return results;
};
