import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Tag } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { tags } from "#database/tables/taxonomy.ts";

/** A tag as an import writes it; its position in the list is its position on pages. */
export type TagInput = { slug: string; name: string };

const columns = { id: tags.id, slug: tags.slug, name: tags.name };

/** All published tags in the operator's order. */
export function listTags(db: Queryable): Promise<Tag[]> {
  return db
    .select(columns)
    .from(tags)
    .where(eq(tags.published, true))
    .orderBy(asc(tags.sort_order), asc(tags.id));
}

export async function findTag(db: Queryable, slug: string): Promise<Tag | undefined> {
  const [row] = await db
    .select(columns)
    .from(tags)
    .where(and(eq(tags.slug, slug), eq(tags.published, true)));
  return row;
}

/** Names of tags that members refer to, also of those no longer published. */
export async function findTagNames(
  db: Queryable,
  ids: Iterable<number>,
): Promise<Map<number, Tag>> {
  const rows = await db
    .select(columns)
    .from(tags)
    .where(inArray(tags.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes these the published tags, in this order. */
export async function upsertTags(tx: Queryable, items: readonly TagInput[]): Promise<void> {
  if (items.length > 0) {
    await tx
      .insert(tags)
      .values(items.map(({ slug, name }, index) => ({ slug, name, sort_order: index + 1 })))
      .onConflictDoUpdate({
        target: tags.slug,
        set: { name: sql`excluded.name`, sort_order: sql`excluded.sort_order`, published: true },
        setWhere: sql`(tags.name, tags.sort_order, tags.published)
          is distinct from (excluded.name, excluded.sort_order, true)`,
      });
  }
  const slugs = items.map((item) => item.slug);
  await tx
    .update(tags)
    .set({ published: false })
    .where(and(eq(tags.published, true), notInArray(tags.slug, slugs)));
}
