import { Link, useLocation } from "react-router";
import { getLocale } from "#contract/values/trade.ts";
import { PAGE_SIZE } from "./list-limits.ts";
import type { ListResult } from "./read-list-page.server.ts";

/** `51–100 of 240`, with the pages before and after. */
export function ListPages({ page, pages, total, isCapped }: Omit<ListResult<unknown>, "rows">) {
  const { search } = useLocation();
  const toPage = (page: number) => {
    const next = new URLSearchParams(search);
    next.set("page", String(page));
    return `?${next}`;
  };
  const from = (page - 1) * PAGE_SIZE + 1;
  const shown = isCapped
    ? `${(total - 1).toLocaleString(getLocale())}+`
    : total.toLocaleString(getLocale());
  return (
    <nav
      aria-label="Pages"
      className="flex items-center justify-between gap-4 border-line border-t px-4 py-2"
    >
      <p className="figures text-ink-soft">
        {from.toLocaleString(getLocale())}–
        {Math.min(page * PAGE_SIZE, total).toLocaleString(getLocale())} of {shown}
      </p>
      {pages > 1 ? (
        <p className="flex gap-2">
          {page > 1 ? (
            <Link to={toPage(page - 1)} className="desk-button">
              Previous
            </Link>
          ) : null}
          {page < pages ? (
            <Link to={toPage(page + 1)} className="desk-button">
              Next
            </Link>
          ) : null}
        </p>
      ) : null}
    </nav>
  );
}
