import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PrefetchPageLinks, useLocation } from "react-router";
import { loadRouteModules } from "./route-modules.ts";

/** Delay of hover or focus on a link before it counts as intent. */
const HOVER_DELAY_MS = 80;

/** Whether the browser is set to save data, or has a connection that does. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}

/** The page that an element would open here; nothing for a panel, a file and the page one is on. */
function toPage(target: EventTarget | null): string | undefined {
  // The router's own links have the attribute; every other one loads a document.
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-discover]") : null;
  if (!link || link.target || link.hasAttribute("aria-haspopup")) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  const { location } = window;
  if (origin !== location.origin) return undefined;
  return pathname === location.pathname && search === location.search
    ? undefined
    : pathname + search;
}

/**
 * Fetches code and data of the page to which a mouse, a finger or the focus is about to lead. One
 * listener for the whole site, independent of the links.
 */
export function PrefetchOnIntent() {
  const { key } = useLocation();
  const [intent, setIntent] = useState<{ page: string; from: string }>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let awaited: string | undefined;
    function expect(target: EventTarget | null, delay: number) {
      const page = isThrifty() ? undefined : toPage(target);
      if (page === awaited && delay > 0) return;
      clearTimeout(timer);
      awaited = page;
      if (page) timer = setTimeout(() => prefetch(page), delay);
    }
    /**
     * PrefetchPageLinks reloads the page that is shown when code does not load: load the code
     * first.
     */
    function prefetch(page: string) {
      loadRouteModules(new URL(page, window.location.origin).pathname).then(
        () => awaited === page && setIntent({ page, from: key }),
        () => {}, // The click reports the failure.
      );
    }
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    document.addEventListener("mouseover", ({ target }) => expect(target, HOVER_DELAY_MS), options);
    document.addEventListener("focusin", ({ target }) => expect(target, HOVER_DELAY_MS), options);
    document.addEventListener("touchstart", ({ target }) => expect(target, 0), options);
    // Its code comes with the first movement or key, which has led to a link perhaps.
    expect(document.querySelector("a:hover") ?? document.activeElement, HOVER_DELAY_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [key]);

  return intent?.from === key ? <PrefetchedData key={intent.page} page={intent.page} /> : null;
}

/** React puts links into the head, except those with a listener. */
const OUTSIDE_OF_HEAD = { onLoad() {} };

/**
 * Fetches the data of a page into the browser's cache. The router's links name its URLs; in an
 * element outside of the document they do nothing themselves: Firefox judges them by `default-src`,
 * which is closed.
 */
function PrefetchedData({ page }: { page: string }) {
  const [links] = useState(() => document.createElement("div"));
  useEffect(() => {
    const controller = new AbortController();
    for (const { href } of links.querySelectorAll<HTMLLinkElement>(
      "link[rel=prefetch][as=fetch]",
    )) {
      fetch(href, { priority: "low", signal: controller.signal })
        // A body that is not read is not cached.
        .then((response) => response.arrayBuffer())
        .catch(() => {}); // The click reports the failure.
    }
    return () => controller.abort();
  }, [links]);
  return createPortal(<PrefetchPageLinks page={page} {...OUTSIDE_OF_HEAD} />, links);
}
