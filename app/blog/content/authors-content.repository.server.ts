import { asc, inArray } from "drizzle-orm";
import type { Author } from "#contract/content/article.ts";
import type { Queryable } from "#database/client.server.ts";
import { authors } from "#database/tables/articles.ts";

type StoredAuthor = Omit<Author, "avatar">;

/** All authors ever imported, including unpublished ones. */
export function listStoredAuthors(
  db: Queryable,
): Promise<(StoredAuthor & { published: boolean })[]> {
  return db
    .select({
      slug: authors.slug,
      name: authors.name,
      role: authors.role,
      bio: authors.bio,
      links: authors.links,
      published: authors.published,
    })
    .from(authors)
    .orderBy(asc(authors.slug));
}

/** Writes a published author by the slug. */
export async function upsertAuthor(tx: Queryable, author: StoredAuthor): Promise<void> {
  await tx
    .insert(authors)
    .values(author)
    .onConflictDoUpdate({ target: authors.slug, set: { ...author, published: true } });
}

/** Unpublishes authors; the rows remain for the articles that reference them. */
export async function unpublishAuthors(tx: Queryable, slugs: readonly string[]): Promise<void> {
  await tx
    .update(authors)
    .set({ published: false })
    .where(inArray(authors.slug, [...slugs]));
}
