import { MAX_COUNTED, PAGE_SIZE } from "./list-limits.ts";

/** A page of a list. */
export type ListResult<Row> = {
  rows: Row[];
  /** One more than were counted, where there are more. */
  total: number;
  isCapped?: boolean;
  page: number;
  pages: number;
};

/**
 * Reads a page of a list of `total` rows; a page beyond the end is the last one.
 * @param page from 1 on, as the URL asks for it
 */
export async function readListPage<Row>(
  total: number,
  page: number,
  read: (part: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<ListResult<Row>> {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const rows = await read({ limit: PAGE_SIZE, offset: (shown - 1) * PAGE_SIZE });
  return { rows, total, isCapped: total > MAX_COUNTED, page: shown, pages };
}
