import type { FolderImage } from "#app/site/media/store-images.server.ts";
import {
  inspectImage,
  isImageExtension,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  type PublishedImage,
  toMaster,
  toMasterSize,
} from "#platform/image/image.server.ts";
import { findSvgProblem } from "#platform/image/svg-check.server.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";

/** Longest side of a picture that pages scale down from. */
const PICTURE_SIDE = 1600;

/** A picture beside the articles; width and height as pages show it. */
export type ArticleImage = FolderImage & { width: number; height: number };

/** Name of an image directly in `articles/`: `index-sizes.svg`. */
export function parseImagePath(file: string): string | undefined {
  const [, name, extension = ""] = /^articles\/([^/]+\.([^./]+))$/.exec(file) ?? [];
  return isImageExtension(extension) ? name : undefined;
}

/**
 * Pictures of `articles/` by name; errors are reported. One that cannot be used
 * is undefined there, so that its name is not reported in articles as unknown.
 */
export async function readArticleImages(
  source: ContentSource,
  files: readonly string[],
): Promise<Map<string, ArticleImage | undefined>> {
  const images = new Map<string, ArticleImage | undefined>();
  for (const file of files) {
    const name = parseImagePath(file);
    if (name === undefined) continue;
    const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
    const image = bytes && (await inspectArticleImage(bytes, file));
    if (image && "error" in image) {
      source.report({ severity: "error", file, message: image.error });
    }
    images.set(name, image && !("error" in image) ? image : undefined);
  }
  return images;
}

async function inspectArticleImage(
  bytes: Buffer,
  file: string,
): Promise<{ error: string } | ArticleImage> {
  const extension = file.slice(file.lastIndexOf(".") + 1) as keyof typeof PICTURE_TYPES;
  const image = await inspectImage(bytes, extension, "image");
  if ("error" in image) return image;
  const { id, original_type } = image;
  if (extension !== "svg") {
    return { id, original_type, file, ...toMasterSize(image, PICTURE_SIDE) };
  }
  const problem = findSvgProblem(bytes);
  if (problem) return { error: problem };
  return { id, original_type, file, width: image.width, height: image.height };
}

/**
 * A drawing stays one: it is sharp at every size, a tenth as large, and its lettering does not
 * depend on the fonts of the machine that imports it.
 */
export async function publishArticleImage(
  bytes: Buffer,
  { original_type, width, height }: ArticleImage,
): Promise<PublishedImage> {
  if (original_type === PICTURE_TYPES.svg.type) {
    return { content_type: original_type, bytes, width, height };
  }
  return toMaster(bytes, PICTURE_SIDE);
}
