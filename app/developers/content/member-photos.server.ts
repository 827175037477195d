import type { FolderImage } from "#app/site/media/store-images.server.ts";
import { isImageExtension, MAX_PICTURE_BYTES } from "#platform/image/image.server.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";
import type { MemberPath } from "./member-path.server.ts";
import { inspectPhoto } from "./member-photo.server.ts";

/** The photos of a folder by the member's slug; errors are reported. */
export async function readPhotos(
  source: ContentSource,
  paths: readonly MemberPath[],
  slugs: ReadonlySet<string>,
): Promise<Map<string, FolderImage>> {
  const photos = new Map<string, FolderImage>();
  for (const { file, slug, extension } of paths) {
    if (!isImageExtension(extension)) continue;
    const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
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
