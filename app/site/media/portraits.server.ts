import { isImageExtension, MAX_PICTURE_BYTES } from "#platform/image/image.server.ts";
import { inspectPortrait } from "#platform/image/portrait.server.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";
import type { FolderImage } from "./store-images.server.ts";

/** A file of a folder of people, taken apart: `anna-kask` and `svg`. */
export type PersonPath = { file: string; slug: string; extension: string };

/** The photos of a folder by the person's slug; errors are reported. `noun` is "member". */
export async function readPortraits(
  source: ContentSource,
  paths: readonly PersonPath[],
  slugs: ReadonlySet<string>,
  noun: string,
): Promise<Map<string, FolderImage>> {
  const photos = new Map<string, FolderImage>();
  for (const { file, slug, extension } of paths) {
    if (!isImageExtension(extension)) continue;
    const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
    if (!bytes) continue;
    const report = (severity: "error" | "warning", message: string) =>
      source.report({ severity, file, message });
    if (!slugs.has(slug)) {
      report("warning", `there is no ${noun} file ${slug}.yaml for this photo`);
      continue;
    }
    const other = photos.get(slug);
    if (other) report("error", `this ${noun} has another photo, ${other.file}: keep one`);
    const photo = await inspectPortrait(bytes, extension);
    if ("error" in photo) report("error", photo.error);
    else {
      if (photo.warning) report("warning", photo.warning);
      photos.set(slug, { file, id: photo.id, original_type: photo.original_type });
    }
  }
  return photos;
}
