import { findStoredMedia, saveMedia } from "#app/site/media.repository.server.ts";
import type { Transaction } from "#database/client.server.ts";
import type { ContentSource } from "#platform/content/content-source.server.ts";
import type { MemberPath } from "./member-path.server.ts";
import {
  inspectPhoto,
  isPhotoExtension,
  MAX_PHOTO_BYTES,
  type Photo,
  toMaster,
  toPhotoId,
} from "./member-photo.server.ts";

/** A photo of the folder. */
export type PhotoFile = Photo & { file: string };

/** The photos of a folder by the member's slug; what is wrong with them is reported. */
export async function readPhotos(
  source: ContentSource,
  paths: readonly MemberPath[],
  slugs: ReadonlySet<string>,
): Promise<Map<string, PhotoFile>> {
  const photos = new Map<string, PhotoFile>();
  for (const { file, slug, extension } of paths) {
    if (!isPhotoExtension(extension)) continue;
    const bytes = await source.readBytes(file, MAX_PHOTO_BYTES);
    if (!bytes) continue;
    const report = (severity: "error" | "warning", message: string) =>
      source.report({ severity, file, message });
    if (!slugs.has(slug)) {
      report("warning", `there is no member file ${slug}.yaml for this photo`);
      continue;
    }
    const other = photos.get(slug);
    if (other) report("error", `this member has another photo, ${other.file}: keep one`);
    const photo = await inspectPhoto(bytes, extension);
    if ("error" in photo) report("error", photo.error);
    else {
      if (photo.warning) report("warning", photo.warning);
      photos.set(slug, { file, id: photo.id, original_type: photo.original_type });
    }
  }
  return photos;
}

/** Pictures that are drawn at a time: as many as a small machine has cores for. */
const AT_A_TIME = 4;

/** Stores the photos that the database does not have yet. */
export async function storePhotos(
  tx: Transaction,
  source: ContentSource,
  photos: readonly PhotoFile[],
): Promise<void> {
  const stored = await findStoredMedia(
    tx,
    photos.map((photo) => photo.id),
  );
  const missing = new Map(photos.map((photo) => [photo.id, photo]));
  for (const id of stored) missing.delete(id);
  const queue = [...missing.values()];
  while (queue.length > 0) {
    const pictures = await Promise.all(
      queue.splice(0, AT_A_TIME).map((photo) => toPicture(source, photo)),
    );
    for (const picture of pictures) await saveMedia(tx, picture);
  }
}

async function toPicture(source: ContentSource, { id, original_type, file }: PhotoFile) {
  const original = await source.readBytes(file, MAX_PHOTO_BYTES);
  if (!original || toPhotoId(original) !== id) {
    throw new Error(`${file} changed while it was imported: run the import again.`);
  }
  return { id, original_type, original, ...(await toMaster(original)) };
}
