import { and, eq } from "drizzle-orm";
import type { Author } from "#contract/content/article.ts";
import type { Queryable } from "#database/client.server.ts";
import { authors } from "#database/tables/articles.ts";

export async function findAuthorRow(
  db: Queryable,
  slug: string,
): Promise<Omit<Author, "avatar"> | undefined> {
  const [row] = await db
    .select({
      slug: authors.slug,
      name: authors.name,
      role: authors.role,
      bio: authors.bio,
      links: authors.links,
    })
    .from(authors)
    .where(and(eq(authors.slug, slug), eq(authors.published, true)));
  return row;
}
