import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { previousSlugs, type SluggedRecord } from "#database/tables/content.ts";

const TABLES: Record<SluggedRecord, string> = {
  member: "members",
  article: "articles",
  vacancy: "vacancies",
  technology: "technologies",
  tag: "tags",
};

/**
 * Gives a record that had one of the `previous` slugs its new one, so that it keeps its id, and
 * remembers these for redirects. The record is written afterwards.
 */
export async function renameRecord(
  tx: Transaction,
  record: SluggedRecord,
  slug: string,
  previous: readonly string[],
): Promise<void> {
  if (previous.length > 0) {
    const table = sql.identifier(TABLES[record]);
    await tx.execute(sql`
      update ${table} set slug = ${slug}
      where not exists (select from ${table} where slug = ${slug})
        and id = (
          select id from ${table} where slug = any(${sql.param([...previous])}::text[])
          order by published desc, id limit 1
        )`);
  }
  await tx
    .delete(previousSlugs)
    .where(and(eq(previousSlugs.record, record), eq(previousSlugs.current_slug, slug)));
  if (previous.length === 0) return;
  await tx
    .insert(previousSlugs)
    .values([...new Set(previous)].map((old) => ({ record, slug: old, current_slug: slug })))
    .onConflictDoUpdate({
      target: [previousSlugs.record, previousSlugs.slug],
      set: { current_slug: slug },
    });
}

/** The slug of a record that was renamed. */
export async function findCurrentSlug(
  db: Queryable,
  record: SluggedRecord,
  slug: string,
): Promise<string | undefined> {
  const [row] = await narrowReads({ previous_slugs: [`previous_slugs:slug:${slug}`] }, () =>
    db
      .select({ slug: previousSlugs.current_slug })
      .from(previousSlugs)
      .where(and(eq(previousSlugs.record, record), eq(previousSlugs.slug, slug))),
  );
  return row?.slug;
}

/** Ends the redirects to records that are erased. */
export async function forgetPreviousSlugs(
  tx: Transaction,
  record: SluggedRecord,
  slugs: readonly string[],
): Promise<void> {
  await tx
    .delete(previousSlugs)
    .where(and(eq(previousSlugs.record, record), inArray(previousSlugs.current_slug, [...slugs])));
}
