import { Link } from "react-router";
import type { CappedPaged } from "#contract/http/paging.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Pagination } from "#design/pagination.tsx";
import { PAGE_SIZES, toPageOfSize } from "./page-size.ts";

type MemberPagingProps = {
  paging: Omit<CappedPaged<unknown>, "data">;
  toUrl: (page: number, per_page: number) => string;
  nofollow?: boolean;
};

/** Below a list of people: its pages, and how many people a page shows. */
export function MemberPaging({ paging, toUrl, nofollow = false }: MemberPagingProps) {
  const { from, per_page, total } = paging.meta;
  const [smallest] = PAGE_SIZES;
  // A size is offered where the next smaller one does not show everybody.
  const sizes = PAGE_SIZES.filter((_, index) => total > (PAGE_SIZES[index - 1] ?? 0));
  return (
    <div className="mt-10 grid gap-3">
      <Pagination
        paging={paging}
        toPage={(page) => toUrl(page, per_page)}
        label={withNoun("Pages of developers")}
        preventScrollReset
        nofollow={nofollow || per_page !== smallest}
      />
      {total > smallest ? (
        <nav
          aria-label={withNoun("Developers per page")}
          className="flex items-center justify-center text-ink-soft text-sm"
        >
          <span aria-hidden="true">Per page</span>
          <ul className="figures ml-2 flex">
            {sizes.map((size) => (
              <li key={size}>
                <Link
                  to={toUrl(toPageOfSize(from, size), size)}
                  rel="nofollow"
                  preventScrollReset
                  aria-current={size === per_page ? "true" : undefined}
                  className="flex size-11 items-center justify-center rounded-full hover:bg-blue-wash hover:text-blue aria-[current=true]:font-semibold aria-[current=true]:text-blue"
                >
                  {size}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
