import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Focuses the heading of results (or the element around them) and scrolls it to the top after
 * another page of the same list was opened; Back restores the scroll position instead. Also focuses
 * it when the focused element (a chip that was removed) is gone with the old results. The links
 * have `preventScrollReset`.
 *
 * @param list URL of the list without its page
 */
export function useResultsFocus<Results extends HTMLElement = HTMLHeadingElement>(
  list: string,
  page: number,
): RefObject<Results | null> {
  const results = useRef<Results>(null);
  const shown = useRef({ list, page });
  const navigation = useNavigationType();
  useEffect(() => {
    const before = shown.current;
    shown.current = { list, page };
    const isOtherList = before.list !== list;
    const isOtherPage = !isOtherList && before.page !== page;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isOtherPage || (isOtherList && isLost)) results.current?.focus({ preventScroll: true });
    if (isOtherPage && navigation !== "POP") results.current?.scrollIntoView({ block: "start" });
  }, [list, page, navigation]);
  return results;
}
