import { setFailedLoad } from "#platform/browser/failed-load.store.ts";

/** The link of a click that the browser is about to follow itself. */
function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || isOther || event.altKey) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  const isHere = link.pathname + link.search === window.location.pathname + window.location.search;
  return isHere && link.hash ? undefined : link;
}

/**
 * Keeps the page, with the notice of a failed load, where a link that opens a document would end on
 * an error page of the browser because there is no connection. Navigations without a document are
 * those of `NavigationGuard`.
 * @returns undoes it
 */
export function stayWhileOffline(): () => void {
  function stay(event: MouseEvent) {
    const link = navigator.onLine ? undefined : findFollowedLink(event);
    if (!link) return;
    event.preventDefault();
    const retry = () => {
      if (navigator.onLine) window.location.assign(link.href);
      else setFailedLoad({ isSamePage: false, retry });
    };
    setFailedLoad({ isSamePage: false, retry });
  }
  // On `window`, so that the page has decided first.
  window.addEventListener("click", stay);
  return () => window.removeEventListener("click", stay);
}
