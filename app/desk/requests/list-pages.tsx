import { Link, useLocation } from "react-router";
import { MAX_COUNTED } from "./list-limits.ts";

/** `51–100 of 240`, with the pages before and after. */
export function ListPages({
  page,
  pages,
  total,
  size,
}: {
  page: number;
  pages: number;
  total: number;
  size: number;
}) {
  const { search } = useLocation();
  const toPage = (wanted: number) => {
    const next = new URLSearchParams(search);
    next.set("page", String(wanted));
    return `?${next}`;
  };
  const from = (page - 1) * size + 1;
  const shown =
    total > MAX_COUNTED ? `${MAX_COUNTED.toLocaleString("en")}+` : total.toLocaleString("en");
  return (
    <nav
      aria-label="Pages"
      className="flex items-center justify-between gap-4 border-line border-t px-4 py-2"
    >
      <p className="figures text-ink-soft">
        {from.toLocaleString("en")}–{Math.min(page * size, total).toLocaleString("en")} of {shown}
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
