import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { ArticleTopic } from "#contract/content/article.ts";
import type { Queryable } from "#database/client.server.ts";
import { articleTags } from "#database/tables/articles.ts";

const columns = { slug: articleTags.slug, name: articleTags.name };

export async function findArticleTag(
  db: Queryable,
  slug: string,
): Promise<ArticleTopic | undefined> {
  const [row] = await db
    .select(columns)
    .from(articleTags)
    .where(and(eq(articleTags.slug, slug), eq(articleTags.published, true)));
  return row;
}

/** Names of published tags by id. */
export async function findArticleTagNames(
  db: Queryable,
  ids: Iterable<number>,
): Promise<Map<number, ArticleTopic>> {
  const rows = await db
    .select({ id: articleTags.id, ...columns })
    .from(articleTags)
    .where(and(inArray(articleTags.id, [...new Set(ids)]), eq(articleTags.published, true)));
  return new Map(rows.map(({ id, ...topic }) => [id, topic]));
}

/** Everything that was ever imported, in the operator's order, unpublished ones included. */
export function listStoredArticleTags(db: Queryable) {
  return db
    .select({ id: articleTags.id, ...columns, published: articleTags.published })
    .from(articleTags)
    .orderBy(asc(articleTags.sort_order), asc(articleTags.slug));
}

/** Makes these the published tags, in this order. */
export async function upsertArticleTags(
  tx: Queryable,
  items: readonly ArticleTopic[],
): Promise<void> {
  if (items.length > 0) {
    await tx
      .insert(articleTags)
      .values(items.map(({ slug, name }, index) => ({ slug, name, sort_order: index + 1 })))
      .onConflictDoUpdate({
        target: articleTags.slug,
        set: { name: sql`excluded.name`, sort_order: sql`excluded.sort_order`, published: true },
      });
  }
  const slugs = items.map((item) => item.slug);
  await tx
    .update(articleTags)
    .set({ published: false })
    .where(and(eq(articleTags.published, true), notInArray(articleTags.slug, slugs)));
}
