/** One item of a pagination control. */
export type PageItem =
  | { kind: "page"; page: number; current: boolean }
  | { kind: "ellipsis"; after: number };

/** Paging data for the control, from either of the two formats. */
export type PageData = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  prev_url: string | null;
  next_url: string | null;
};

type PageCounts = { current_page: number; last_page: number; per_page: number; total: number };

/** Resource-style paging (`meta` and `links`) or plain paging data (spec §2, §3). */
export type PagingSource =
  | { meta: PageCounts; links: { prev: string | null; next: string | null } }
  | (PageCounts & { prev_page_url: string | null; next_page_url: string | null });

/** Normalizes both formats of paging data. */
export function toPageData(source: PagingSource): PageData {
  if ("meta" in source) {
    const { current_page, last_page, per_page, total } = source.meta;
    const { prev, next } = source.links;
    return { current_page, last_page, per_page, total, prev_url: prev, next_url: next };
  }
  const { current_page, last_page, per_page, total, prev_page_url, next_page_url } = source;
  return {
    current_page,
    last_page,
    per_page,
    total,
    prev_url: prev_page_url,
    next_url: next_page_url,
  };
}

/**
 * The first page, the current one with one on each side, the last; an ellipsis for each gap (spec
 * §2).
 */
export function toPageItems(current: number, last: number): PageItem[] {
  const pages = [1, current - 1, current, current + 1, last]
    .filter((page) => page >= 1 && page <= last)
    .sort((one, other) => one - other);
  const items: PageItem[] = [];
  let before = 0;
  for (const page of new Set(pages)) {
    if (page > before + 1) items.push({ kind: "ellipsis", after: before });
    items.push({ kind: "page", page, current: page === current });
    before = page;
  }
  return items;
}
