import { ArticleFilterSchema } from "#contract/article.ts";

/**
 * Reads the address of a blog page. It is never refused for its address: what cannot be read is
 * left out.
 */
export function toBlogQuery(params: URLSearchParams): { page: number; q: string | undefined } {
  const page = /^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0];
  const q = ArticleFilterSchema.shape.q.safeParse(params.get("q")?.slice(0, 100) ?? undefined);
  return { page: Number(page ?? 1), q: q.data || undefined };
}
