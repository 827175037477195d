import { asc } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { tags, technologies } from "#database/tables/taxonomy.ts";

/** Everything that was ever imported, in the operator's order, unpublished ones included. */
export function listStoredTechnologies(db: Queryable) {
  return db
    .select({
      id: technologies.id,
      slug: technologies.slug,
      name: technologies.name,
      aliases: technologies.aliases,
      published: technologies.published,
    })
    .from(technologies)
    .orderBy(asc(technologies.sort_order), asc(technologies.slug));
}

/** Everything that was ever imported, in the operator's order, unpublished ones included. */
export function listStoredTags(db: Queryable) {
  return db
    .select({ id: tags.id, slug: tags.slug, name: tags.name, published: tags.published })
    .from(tags)
    .orderBy(asc(tags.sort_order), asc(tags.slug));
}
