import { basename } from "node:path/posix";
import {
  inspectImage,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  type PublishedImage,
  toMaster,
  toMasterSize,
} from "#platform/image/image.server.ts";
import { findSvgProblem } from "#platform/image/svg-check.server.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";
import type { FolderImage } from "./store-images.server.ts";

/** Longest side of a picture that pages scale down from. */
const PICTURE_SIDE = 1600;

/** A picture beside texts; width and height as pages show it. */
export type ContentImage = FolderImage & { width: number; height: number };

/**
 * Pictures of a folder by name; errors are reported. One that cannot be used is undefined there, so
 * that its name is not reported as unknown where it is used.
 */
export async function readContentImages(
  source: ContentSource,
  files: readonly string[],
): Promise<Map<string, ContentImage | undefined>> {
  const images = new Map<string, ContentImage | undefined>();
  for (const file of files) {
    const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
    const image = bytes && (await inspectContentImage(bytes, file));
    if (image && "error" in image) {
      source.report({ severity: "error", file, message: image.error });
    }
    images.set(basename(file), image && !("error" in image) ? image : undefined);
  }
  return images;
}

async function inspectContentImage(
  bytes: Buffer,
  file: string,
): Promise<{ error: string } | ContentImage> {
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
export async function publishContentImage(
  bytes: Buffer,
  { original_type, width, height }: ContentImage,
): Promise<PublishedImage> {
  if (original_type === PICTURE_TYPES.svg.type) {
    return { content_type: original_type, bytes, width, height };
  }
  return toMaster(bytes, PICTURE_SIDE);
}
