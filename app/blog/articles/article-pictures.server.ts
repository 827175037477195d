import type { FolderPicture } from "#app/site/store-pictures.server.ts";
import {
  inspectPicture,
  isPictureExtension,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  type PublishedPicture,
  toMaster,
  toMasterSize,
} from "#platform/picture/picture.server.ts";
import { findSvgProblem } from "#platform/picture/svg-check.server.ts";
import type { ContentSource } from "#services/content/content-source.server.ts";

/** Longest side of a picture that pages scale down from. */
const PICTURE_SIDE = 1600;

/** A picture beside the articles; width and height as pages show it. */
export type ArticlePicture = FolderPicture & { width: number; height: number };

/** Name of an image directly in `articles/`: `index-sizes.svg`. */
export function parsePicturePath(file: string): string | undefined {
  const [, name, extension = ""] = /^articles\/([^/]+\.([^./]+))$/.exec(file) ?? [];
  return isPictureExtension(extension) ? name : undefined;
}

/**
 * Pictures of `articles/` by name; errors are reported. One that cannot be used
 * is undefined there, so that its name is not reported in articles as unknown.
 */
export async function readArticlePictures(
  source: ContentSource,
  files: readonly string[],
): Promise<Map<string, ArticlePicture | undefined>> {
  const pictures = new Map<string, ArticlePicture | undefined>();
  for (const file of files) {
    const name = parsePicturePath(file);
    if (name === undefined) continue;
    const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
    const picture = bytes && (await inspectArticlePicture(bytes, file));
    if (picture && "error" in picture) {
      source.report({ severity: "error", file, message: picture.error });
    }
    pictures.set(name, picture && !("error" in picture) ? picture : undefined);
  }
  return pictures;
}

async function inspectArticlePicture(
  bytes: Buffer,
  file: string,
): Promise<{ error: string } | ArticlePicture> {
  const extension = file.slice(file.lastIndexOf(".") + 1) as keyof typeof PICTURE_TYPES;
  const picture = await inspectPicture(bytes, extension, "picture");
  if ("error" in picture) return picture;
  const { id, original_type } = picture;
  if (extension !== "svg") {
    return { id, original_type, file, ...toMasterSize(picture, PICTURE_SIDE) };
  }
  const problem = findSvgProblem(bytes);
  if (problem) return { error: problem };
  return { id, original_type, file, width: picture.width, height: picture.height };
}

/**
 * A drawing stays one: it is sharp at every size, a tenth as large, and its lettering does not
 * depend on the fonts of the machine that imports it.
 */
export async function publishArticlePicture(
  bytes: Buffer,
  { original_type, width, height }: ArticlePicture,
): Promise<PublishedPicture> {
  if (original_type === PICTURE_TYPES.svg.type) {
    return { content_type: original_type, bytes, width, height };
  }
  return toMaster(bytes, PICTURE_SIDE);
}
