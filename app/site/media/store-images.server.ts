import type { Transaction } from "#database/client.server.ts";
import { MAX_PICTURE_BYTES, type PublishedImage, toImageId } from "#platform/image/image.server.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";
import { ChangedFileError } from "#services/content/publishing/changed-file-error.ts";
import { findStoredMedia, saveMedia } from "./media.repository.server.ts";

/** A picture of the content folder that was found good; `id` is the SHA-256 of its bytes. */
export type FolderImage = { id: string; original_type: string; file: string };

/** Images that are rendered at a time, for the cores of a small machine. */
const AT_A_TIME = 4;

/** Stores the pictures that the database does not have yet; `publish` makes what pages show. */
export async function storeImages<Image extends FolderImage>(
  tx: Transaction,
  source: ContentSource,
  images: readonly Image[],
  publish: (bytes: Buffer, image: Image) => Promise<PublishedImage>,
): Promise<void> {
  const stored = await findStoredMedia(
    tx,
    images.map((image) => image.id),
  );
  const missing = new Map(images.map((image) => [image.id, image]));
  for (const id of stored) missing.delete(id);
  const queue = [...missing.values()];
  while (queue.length > 0) {
    const rows = await Promise.all(
      queue.splice(0, AT_A_TIME).map(async (image) => {
        const original = await readAgain(source, image);
        const { id, original_type } = image;
        return { id, original_type, ...(await publish(original, image)) };
      }),
    );
    for (const row of rows) await saveMedia(tx, row);
  }
}

async function readAgain(source: ContentSource, { id, file }: FolderImage): Promise<Buffer> {
  const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
  if (!bytes || toImageId(bytes) !== id) {
    throw new ChangedFileError(file);
  }
  return bytes;
}
