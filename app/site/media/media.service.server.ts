import type { Queryable } from "#database/client.server.ts";
import { type ObjectStorage, StorageError } from "#platform/image/object-storage.server.ts";
import { findMediaRow, type MediaRow } from "./media.repository.server.ts";

/** Where pictures are: their bytes are in the bucket, if there is one and they were uploaded. */
export type MediaDeps = { db: Queryable; mediaStorage?: ObjectStorage | undefined };

/** A picture as pages show it. */
export type StoredMedia = { bytes: Buffer; contentType: string };

/** The SHA-256 of its original in the name of a picture, which is the part after `/media/`. */
export function parseMediaName(name: string): string | undefined {
  return /^([0-9a-f]{64})\.(?:webp|svg)$/.exec(name)?.[1];
}

/** @throws StorageError */
export async function readMedia(
  { bytes, object, contentType }: MediaRow,
  storage: ObjectStorage | undefined,
): Promise<StoredMedia> {
  if (bytes) return { bytes, contentType };
  // Another process has it: this one was not restarted yet.
  if (!storage || object === null) throw new StorageError("MEDIA_URL is not set in this process");
  return { bytes: await storage.read(object), contentType };
}

/**
 * The picture that pages show, by the SHA-256 of its original.
 * @throws StorageError
 */
export async function findMedia(
  { db, mediaStorage }: MediaDeps,
  id: string,
): Promise<StoredMedia | undefined> {
  const row = await findMediaRow(db, id);
  return row && readMedia(row, mediaStorage);
}
