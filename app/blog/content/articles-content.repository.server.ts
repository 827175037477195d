import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { articles, articleTags, authors } from "#database/tables/articles.ts";

type Columns = Required<
  Omit<typeof articles.$inferInsert, "id" | "published" | "changed_at" | "author_id" | "tag_ids">
>;

/** An article as an import writes it: its author and its tags by slug. */
export type ArticleInput = Columns & { author: string; tags: string[] };

/** Every article that was ever imported, as it was imported, unpublished ones included. */
export async function listStoredArticles(
  db: Queryable,
): Promise<(ArticleInput & { published: boolean })[]> {
  const tags = await db.select({ id: articleTags.id, slug: articleTags.slug }).from(articleTags);
  const slugs = new Map(tags.map(({ id, slug }) => [id, slug]));
  const rows = await db
    .select({ article: articles, author: authors.slug })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.author_id))
    .orderBy(asc(articles.slug));
  return rows.map(({ article: { id, author_id, tag_ids, changed_at, ...columns }, author }) => ({
    ...columns,
    author,
    tags: tag_ids.flatMap((tag) => slugs.get(tag) ?? []),
  }));
}

/** Writes a published article by its slug. */
export async function upsertArticle(tx: Queryable, input: ArticleInput): Promise<void> {
  const { author: authorSlug, tags: tagSlugs, ...columns } = input;
  const [author] = await tx
    .select({ id: authors.id })
    .from(authors)
    .where(eq(authors.slug, authorSlug));
  if (!author) throw new Error(`There is no author ${authorSlug}; write it first.`);
  const tags = await tx
    .select({ id: articleTags.id, slug: articleTags.slug })
    .from(articleTags)
    .where(inArray(articleTags.slug, tagSlugs));
  const ids = new Map(tags.map(({ id, slug }) => [slug, id]));
  const row = {
    ...columns,
    author_id: author.id,
    tag_ids: tagSlugs.flatMap((slug) => ids.get(slug) ?? []),
  };
  await tx
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({
      target: articles.slug,
      set: { ...row, published: true, changed_at: sql`now()` },
    });
}

export async function unpublishArticles(tx: Queryable, slugs: readonly string[]): Promise<void> {
  await tx
    .update(articles)
    .set({ published: false, changed_at: sql`now()` })
    .where(and(eq(articles.published, true), inArray(articles.slug, [...slugs])));
}
