import type { ArticleFilter } from "#contract/content/article.ts";

// Writes what article-query.ts reads; apart from it because the browser needs no zod to write.

/** Order of the parameters in a URL. */
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

/** URL of a page of a list; the first page has no parameter. */
export function toPageUrl(path: string, page: number, q?: string): string {
  return withQuery(path, [
    ...(q ? [["q", q] as const] : []),
    ...(page > 1 ? [["page", String(page)] as const] : []),
  ]);
}

/** URL of a page of `GET /api/articles`. */
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
