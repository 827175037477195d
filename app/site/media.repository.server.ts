import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { contentOriginals } from "#database/tables/content.ts";
import { media } from "#database/tables/media.ts";

/** The picture that pages show, by the SHA-256 of its original. */
export async function findMedia(
  db: Queryable,
  id: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  const [row] = await db
    .select({ bytes: media.bytes, contentType: media.content_type })
    .from(media)
    .where(eq(media.id, id))
    .limit(1);
  return row;
}

/** Which of these pictures are stored. */
export async function findStoredMedia(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

export async function saveMedia(db: Queryable, picture: typeof media.$inferInsert): Promise<void> {
  await db.insert(media).values(picture).onConflictDoNothing();
}

/** A picture as it was imported. */
export async function findOriginal(
  db: Queryable,
  id: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const [row] = await db
    .select({ bytes: contentOriginals.bytes, type: media.original_type })
    .from(media)
    .innerJoin(contentOriginals, eq(contentOriginals.hash, media.id))
    .where(eq(media.id, id));
  return row;
}

/** The pictures that this transaction stored. */
export function listNewMedia(tx: Transaction): Promise<(typeof media.$inferInsert)[]> {
  return tx.select().from(media).where(eq(media.created_at, sql`now()`));
}
