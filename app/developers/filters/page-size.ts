/** How many people a page of a list can show, the default first (spec §9). */
export const PAGE_SIZES = [6, 12, 24] as const;

const [DEFAULT] = PAGE_SIZES;

/** The size that a URL asks for: the next lower one for a number in between, the default for no number. */
export function readPageSize(params: URLSearchParams): number {
  const number = Number(params.get("per_page"));
  return PAGE_SIZES.findLast((size) => size <= number) ?? DEFAULT;
}

/** The query parameters of a page of a list; the default size and the first page have none. */
export function toPagingEntries(page: number, per_page: number): [string, string][] {
  const entries = [
    ["per_page", per_page, DEFAULT],
    ["page", page, 1],
  ] as const;
  return entries.flatMap(([name, value, usual]): [string, string][] =>
    value === usual ? [] : [[name, String(value)]],
  );
}

/** The page of the default size that begins with the same person: what search engines are to index. */
export function toCanonicalPage({
  current_page,
  per_page,
}: {
  current_page: number;
  per_page: number;
}): number {
  return ((current_page - 1) * per_page) / DEFAULT + 1;
}

/** The page of another size that has the first person of this one. */
export function toPageOfSize(from: number | null, per_page: number): number {
  return Math.ceil((from ?? 1) / per_page);
}
