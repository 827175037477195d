import { asc } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { tags, technologies } from "#database/tables/taxonomy.ts";

/** Technologies and tags in the operator's order, those no longer published included. */
export async function readTaxonomyRows(tx: Queryable) {
  return {
    technologies: await tx
      .select({
        id: technologies.id,
        slug: technologies.slug,
        name: technologies.name,
        aliases: technologies.aliases,
        published: technologies.published,
      })
      .from(technologies)
      .orderBy(asc(technologies.sort_order), asc(technologies.id)),
    tags: await tx
      .select({ id: tags.id, slug: tags.slug, name: tags.name, published: tags.published })
      .from(tags)
      .orderBy(asc(tags.sort_order), asc(tags.id)),
  };
}
export type TaxonomyRows = Awaited<ReturnType<typeof readTaxonomyRows>>;
