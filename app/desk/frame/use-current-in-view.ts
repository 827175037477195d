import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Scrolls a row of links, which is wider than a phone, to that of the current page. */
export function useCurrentInView() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current=page]");
    // Not by scrollIntoView, which would scroll the page to it as well.
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - current.offsetWidth;
  }, [pathname]);
  return row;
}
