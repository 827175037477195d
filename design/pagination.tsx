import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { type PagingSource, toPageData, toPageItems } from "./page-items.ts";

type PaginationProps = {
  /** A page of a list: resource style (`meta` and `links`) or plain paging data. */
  paging: PagingSource;
  /** URL of a page number; the links work before JavaScript has loaded. */
  toPage: (page: number) => string;
  /** What is paged, for screen readers. */
  label?: string;
  preventScrollReset?: boolean;
  /** Whether search engines are to leave the other pages out. */
  nofollow?: boolean;
  className?: string;
};

const cell =
  "figures inline-flex size-11 items-center justify-center rounded-full no-underline transition-colors";
const step =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 no-underline transition-colors";

/**
 * Page numbers with previous and next; shown only when there is more than one page (spec §2, §5).
 */
export function Pagination({
  paging,
  toPage,
  label = "Pages",
  preventScrollReset = false,
  nofollow = false,
  className,
}: PaginationProps) {
  const page = toPageData(paging);
  if (page.total <= page.per_page) return null;

  const toStep = (url: string | null, target: number, rel: "prev" | "next", content: ReactNode) =>
    url === null ? (
      <button type="button" disabled className={classNames(step, "text-ink-soft opacity-60")}>
        {content}
      </button>
    ) : (
      <Link
        to={toPage(target)}
        rel={nofollow ? `${rel} nofollow` : rel}
        preventScrollReset={preventScrollReset}
        className={classNames(step, "hover:bg-blue-wash hover:text-blue")}
      >
        {content}
      </Link>
    );

  return (
    <nav
      aria-label={label}
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:justify-center",
        className,
      )}
    >
      {toStep(
        page.prev_url,
        page.current_page - 1,
        "prev",
        <>
          <Icon of={ChevronLeft} />
          Previous<span className="sr-only"> page</span>
        </>,
      )}
      <ul className="-order-1 flex w-full justify-center sm:order-none sm:w-auto sm:gap-1">
        {toPageItems(page.current_page, page.last_page).map((item) =>
          item.kind === "ellipsis" ? (
            <li key={`after-${item.after}`} className={cell}>
              <span aria-hidden="true">…</span>
              <span className="sr-only">Pages left out</span>
            </li>
          ) : (
            <li key={item.page}>
              {item.current ? (
                <button
                  type="button"
                  disabled
                  aria-current="page"
                  className={classNames(cell, "border border-blue font-semibold text-blue")}
                >
                  <span className="sr-only">Page </span>
                  {item.page}
                </button>
              ) : (
                <Link
                  to={toPage(item.page)}
                  rel={nofollow ? "nofollow" : undefined}
                  preventScrollReset={preventScrollReset}
                  className={classNames(cell, "hover:bg-blue-wash hover:text-blue")}
                >
                  <span className="sr-only">Page </span>
                  {item.page}
                </Link>
              )}
            </li>
          ),
        )}
      </ul>
      {toStep(
        page.next_url,
        page.current_page + 1,
        "next",
        <>
          Next<span className="sr-only"> page</span>
          <Icon of={ChevronRight} />
        </>,
      )}
    </nav>
  );
}
