import { ArticleFilterSchema } from "#contract/content/article.ts";

/**
 * Parses the URL of a blog page. A page is never refused for its URL: what cannot be parsed is
 * left out.
 */
export function toBlogQuery(params: URLSearchParams): { page: number; q: string | undefined } {
  const page = /^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0];
  const q = ArticleFilterSchema.shape.q.safeParse(params.get("q")?.slice(0, 100) ?? undefined);
  return { page: Number(page ?? 1), q: q.data || undefined };
}
