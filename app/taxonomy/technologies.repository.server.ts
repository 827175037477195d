import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Technology } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { technologies } from "#database/tables/taxonomy.ts";

/** A technology as an import writes it; its position in the list is its position on pages. */
export type TechnologyInput = { slug: string; name: string; aliases?: string[] };

const columns = { id: technologies.id, slug: technologies.slug, name: technologies.name };

/** All published technologies in the operator's order. */
export function listTechnologies(db: Queryable): Promise<Technology[]> {
  return db
    .select(columns)
    .from(technologies)
    .where(eq(technologies.published, true))
    .orderBy(asc(technologies.sort_order), asc(technologies.id));
}

export async function findTechnology(db: Queryable, slug: string): Promise<Technology | undefined> {
  const [row] = await db
    .select(columns)
    .from(technologies)
    .where(and(eq(technologies.slug, slug), eq(technologies.published, true)));
  return row;
}

/** Names of technologies that members refer to, also of those no longer published. */
export async function findTechnologyNames(
  db: Queryable,
  ids: Iterable<number>,
): Promise<Map<number, Technology>> {
  const rows = await db
    .select(columns)
    .from(technologies)
    .where(inArray(technologies.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes these the published technologies, in this order. */
export async function upsertTechnologies(
  tx: Queryable,
  items: readonly TechnologyInput[],
): Promise<void> {
  if (items.length > 0) {
    await tx
      .insert(technologies)
      .values(
        items.map(({ slug, name, aliases = [] }, index) => ({
          slug,
          name,
          aliases,
          sort_order: index + 1,
        })),
      )
      .onConflictDoUpdate({
        target: technologies.slug,
        set: {
          name: sql`excluded.name`,
          aliases: sql`excluded.aliases`,
          sort_order: sql`excluded.sort_order`,
          published: true,
        },
        setWhere: sql`(technologies.name, technologies.aliases, technologies.sort_order, technologies.published)
          is distinct from (excluded.name, excluded.aliases, excluded.sort_order, true)`,
      });
  }
  const slugs = items.map((item) => item.slug);
  await tx
    .update(technologies)
    .set({ published: false })
    .where(and(eq(technologies.published, true), notInArray(technologies.slug, slugs)));
}
