import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { contentOriginals } from "#database/tables/content.ts";
import { media, mediaRemovals } from "#database/tables/media.ts";

/** A picture whose bytes are in the database, or an object of the bucket. */
export type MediaRow = { bytes: Buffer | null; object: string | null; contentType: string };

/** The picture that pages show, by the SHA-256 of its original. */
export async function findMediaRow(db: Queryable, id: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select({ bytes: media.bytes, object: media.object, contentType: media.content_type })
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

export async function saveMedia(db: Queryable, image: typeof media.$inferInsert): Promise<void> {
  await db.insert(media).values(image).onConflictDoNothing();
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

const isInBucket = isNull(media.bytes);

export function countMediaInBucket(db: Queryable): Promise<number> {
  return db.$count(media, isInBucket);
}

/** Pictures whose bytes are in the database, in the order of their ids. */
export function listMediaToUpload(db: Queryable, after: string, limit: number) {
  const { id, bytes, content_type } = media;
  return db
    .select({ id, bytes: sql<Buffer>`${bytes}`, content_type })
    .from(media)
    .where(and(isNotNull(bytes), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Pictures whose bytes are in the bucket, in the order of their ids. */
export function listMediaInBucket(db: Queryable, after: string, limit: number) {
  const { id, object } = media;
  return db
    .select({ id, object: sql<string>`${object}` })
    .from(media)
    .where(and(isInBucket, gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/**
 * Stores the key of the object that a picture is about to be uploaded as. One that has a key retains
 * it: its upload was interrupted, or another process does it too.
 * @returns the key; undefined when the picture is deleted or uploaded
 */
export async function claimObject(
  db: Queryable,
  id: string,
  key: string,
): Promise<string | undefined> {
  const [row] = await db
    .update(media)
    .set({ object: sql`coalesce(${media.object}, ${key})` })
    .where(and(eq(media.id, id), isNotNull(media.bytes)))
    .returning({ object: sql<string>`${media.object}` });
  return row?.object;
}

/** Deletes the bytes of a picture that was uploaded; the object of a deleted one is to be removed. */
export async function dropBytes(db: Queryable, object: string): Promise<void> {
  const rows = await db
    .update(media)
    .set({ bytes: null })
    .where(eq(media.object, object))
    .returning({ id: media.id });
  if (rows.length === 0) await db.insert(mediaRemovals).values({ object }).onConflictDoNothing();
}

export async function storeBytes(db: Queryable, object: string, bytes: Buffer): Promise<void> {
  await db.update(media).set({ bytes }).where(eq(media.object, object));
}

/** Objects of pictures that were deleted before; an upload that was under way then is over. */
export async function listRemovals(tx: Transaction, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ object: mediaRemovals.object })
    .from(mediaRemovals)
    .where(lt(mediaRemovals.removed_at, sql`now() - interval '2 minutes'`))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map(({ object }) => object);
}

export async function deleteRemovals(tx: Transaction, objects: readonly string[]): Promise<void> {
  await tx.delete(mediaRemovals).where(inArray(mediaRemovals.object, [...objects]));
}
