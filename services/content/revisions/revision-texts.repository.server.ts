import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";

const { id, path, text, hash } = contentRevisions;

/** The text of a revision of a file; undefined for another file, and for one that was erased. */
export async function findRevisionText(
  db: Queryable,
  file: string,
  revision: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ text })
    .from(contentRevisions)
    .where(and(eq(path, file), eq(id, revision)));
  return row?.text ?? undefined;
}

/** The newest text of a file that has one, for a file that was removed from the site. */
export async function findLastText(db: Queryable, file: string): Promise<string | undefined> {
  const [row] = await db
    .select({ text })
    .from(contentRevisions)
    .where(and(eq(path, file), isNotNull(text)))
    .orderBy(desc(id))
    .limit(1);
  return row?.text ?? undefined;
}

/** The text of a file that has this hash. */
export async function findTextOf(
  db: Queryable,
  file: string,
  fileHash: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ text })
    .from(contentRevisions)
    .where(and(eq(path, file), eq(hash, fileHash)))
    .limit(1);
  return row?.text ?? undefined;
}
