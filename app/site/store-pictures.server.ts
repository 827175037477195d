import type { Transaction } from "#database/client.server.ts";
import {
  MAX_PICTURE_BYTES,
  type PublishedPicture,
  toPictureId,
} from "#platform/picture/picture.server.ts";
import { ChangedFileError } from "#services/content/changed-file-error.ts";
import type { ContentSource } from "#services/content/content-source.server.ts";
import { findStoredMedia, saveMedia } from "./media.repository.server.ts";

/** A picture of the content folder that was found good; `id` is the SHA-256 of its bytes. */
export type FolderPicture = { id: string; original_type: string; file: string };

/** Images that are rendered at a time, for the cores of a small machine. */
const AT_A_TIME = 4;

/** Stores the pictures that the database does not have yet; `publish` makes what pages show. */
export async function storePictures<Picture extends FolderPicture>(
  tx: Transaction,
  source: ContentSource,
  pictures: readonly Picture[],
  publish: (bytes: Buffer, picture: Picture) => Promise<PublishedPicture>,
): Promise<void> {
  const stored = await findStoredMedia(
    tx,
    pictures.map((picture) => picture.id),
  );
  const missing = new Map(pictures.map((picture) => [picture.id, picture]));
  for (const id of stored) missing.delete(id);
  const queue = [...missing.values()];
  while (queue.length > 0) {
    const rows = await Promise.all(
      queue.splice(0, AT_A_TIME).map(async (picture) => {
        const original = await readAgain(source, picture);
        const { id, original_type } = picture;
        return { id, original_type, ...(await publish(original, picture)) };
      }),
    );
    for (const row of rows) await saveMedia(tx, row);
  }
}

async function readAgain(source: ContentSource, { id, file }: FolderPicture): Promise<Buffer> {
  const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
  if (!bytes || toPictureId(bytes) !== id) {
    throw new ChangedFileError(file);
  }
  return bytes;
}
