import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const listRows = () => [...document.querySelectorAll<HTMLAnchorElement>("a[data-row]")];

/**
 * Back to a list puts the focus on the row of the page that one comes from, or where that has left
 * the list on the one in its place.
 */
export function useReturnedRow(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === "POP";
  const before = useRef(pathname);
  /** Of the row that was opened, by the key of the list. */
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (!isBack || from === pathname) return;
    const rows = listRows();
    const row = rows.find((one) => one.pathname === from) ?? rows[places.current.get(key) ?? -1];
    row?.focus({ preventScroll: true });
  }, [key, pathname, isBack]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const at = listRows().indexOf(target as HTMLAnchorElement);
      if (at >= 0) places.current.set(key, at);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [key]);
}
