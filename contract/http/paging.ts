import { z } from "zod";

/** Default number of members on a page (spec §9). */
export const DEFAULT_PER_PAGE = 6;
/** The most items one page may carry. */
export const MAX_PER_PAGE = 50;

/**
 * The most members that a list counts and pages through: a filter that leaves more is narrowed, not
 * read to its end.
 */
export const MAX_TOTAL = 10_000;

/** Resource-style paging of every list of the API (product §2). */
export const PagingMetaSchema = z
  .object({
    current_page: z.number().int().min(1).describe("The last one for a number beyond it"),
    from: z.number().int().nullable().describe("Position of the first item, null on an empty page"),
    last_page: z.number().int().min(1).describe("1 for an empty list"),
    path: z.string().describe("Of the list, without its query"),
    per_page: z.number().int().min(1).describe("Items on a page"),
    to: z.number().int().nullable().describe("Position of the last item, null on an empty page"),
    total: z.number().int().min(0).describe("Items on all pages"),
  })
  .meta({ id: "PagingMeta" });
export type PagingMeta = z.infer<typeof PagingMetaSchema>;

/** Paging of a list whose total is not counted to its end. */
export const CappedPagingMetaSchema = PagingMetaSchema.extend({
  total: PagingMetaSchema.shape.total.max(MAX_TOTAL).describe("Items on all pages"),
  total_is_capped: z
    .boolean()
    .describe(
      `Whether more than \`total\` match; only the first ${MAX_TOTAL} can be paged through`,
    ),
}).meta({ id: "CappedPagingMeta" });
export type CappedPagingMeta = z.infer<typeof CappedPagingMetaSchema>;

export const PagingLinksSchema = z
  .object({
    first: z.string().describe("Path and query of the first page"),
    last: z.string().describe("Path and query of the last page"),
    prev: z.string().nullable().describe("Path and query of the page before, null on the first"),
    next: z.string().nullable().describe("Path and query of the next page, null on the last"),
  })
  .meta({ id: "PagingLinks" });
export type PagingLinks = z.infer<typeof PagingLinksSchema>;

export type Paged<Item> = { data: Item[]; links: PagingLinks; meta: PagingMeta };

export type CappedPaged<Item> = { data: Item[]; links: PagingLinks; meta: CappedPagingMeta };

/** Parameters of a list of the API. */
export const pageQuery = (perPage: number) => ({
  page: z.coerce
    .number("Use a whole number from 1")
    .int()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe("The last page for a number beyond it"),
  per_page: z.coerce
    .number(`Use a whole number from 1 to ${MAX_PER_PAGE}`)
    .int()
    .min(1)
    .max(MAX_PER_PAGE)
    .default(perPage)
    .describe("Items on a page"),
});

/** Schema of one page of `item`. */
export function pagedSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item).describe("Items of the page"),
    links: PagingLinksSchema,
    meta: PagingMetaSchema,
  });
}

/** Schema of one page of a list with a capped total. */
export function cappedPagedSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item).describe("Items of the page"),
    links: PagingLinksSchema,
    meta: CappedPagingMetaSchema,
  });
}

/** A page number past the end means the last page (product §2). */
export function toPagingMeta(input: {
  page: number;
  per_page: number;
  total: number;
  path: string;
}): PagingMeta {
  const last_page = Math.max(1, Math.ceil(input.total / input.per_page));
  const current_page = Math.min(Math.max(1, input.page), last_page);
  const start = (current_page - 1) * input.per_page;
  return {
    current_page,
    from: input.total === 0 ? null : start + 1,
    last_page,
    path: input.path,
    per_page: input.per_page,
    to: input.total === 0 ? null : Math.min(start + input.per_page, input.total),
    total: input.total,
  };
}

/** Links of a page; `toUrl` returns the URL of a page number. */
export function toPagingLinks(meta: PagingMeta, toUrl: (page: number) => string): PagingLinks {
  return {
    first: toUrl(1),
    last: toUrl(meta.last_page),
    prev: meta.current_page > 1 ? toUrl(meta.current_page - 1) : null,
    next: meta.current_page < meta.last_page ? toUrl(meta.current_page + 1) : null,
  };
}
