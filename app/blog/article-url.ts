import { type ArticleFilter, ArticleFilterSchema } from "#contract/article.ts";

/** Order of the fields in an address. */
const FIELDS = ["category", "tag", "author", "q"] as const;

export function toArticlePath(slug: string): string {
  return `/blog/${slug}`;
}

export function toAuthorPath(slug: string): string {
  return `/blog/author/${slug}`;
}

export function toCategoryPath(slug: string): string {
  return `/blog/category/${slug}`;
}

export function toTagPath(slug: string): string {
  return `/blog/tag/${slug}`;
}

function withQuery(path: string, pairs: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return query ? `${path}?${query}` : path;
}

/** Address of a page of a list; the first page has none. */
export function toPageUrl(path: string, page: number, q?: string): string {
  return withQuery(path, [
    ...(q ? [["q", q] as const] : []),
    ...(page > 1 ? [["page", String(page)] as const] : []),
  ]);
}

/** Address of a page of `GET /api/articles`. */
export function toArticlesApiUrl(query: {
  filter: ArticleFilter;
  per_page: number;
  page: number;
}): string {
  const { filter, per_page, page } = query;
  return withQuery("/api/articles", [
    ...FIELDS.flatMap((field) => (filter[field] ? [[field, filter[field]] as const] : [])),
    ["per_page", String(per_page)],
    ["page", String(page)],
  ]);
}

/**
 * Reads the address of a blog page. It is never refused for its address: what cannot be read is
 * left out.
 */
export function toBlogQuery(params: URLSearchParams): { page: number; q: string | undefined } {
  const page = /^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0];
  const q = ArticleFilterSchema.shape.q.safeParse(params.get("q")?.slice(0, 100) ?? undefined);
  return { page: Number(page ?? 1), q: q.data || undefined };
}
