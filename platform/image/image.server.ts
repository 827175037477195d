import { createHash } from "node:crypto";
import type { Metadata, Sharp } from "sharp";
import { loadSharp } from "./sharp.server.ts";

export const MAX_PICTURE_BYTES = 10_000_000;
const MAX_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 20;

/** Picture formats by file extension; an export uses the first extension of a type. */
export const PICTURE_TYPES = {
  svg: { type: "image/svg+xml", format: "svg" },
  webp: { type: "image/webp", format: "webp" },
  jpg: { type: "image/jpeg", format: "jpeg" },
  jpeg: { type: "image/jpeg", format: "jpeg" },
  png: { type: "image/png", format: "png" },
  avif: { type: "image/avif", format: "avif" },
} as const;
export type ImageExtension = keyof typeof PICTURE_TYPES;

export function isImageExtension(extension: string): extension is ImageExtension {
  return Object.hasOwn(PICTURE_TYPES, extension);
}

/** Extension of a file that has this content type. */
export function toImageExtension(type: string): string {
  const known = Object.entries(PICTURE_TYPES).find(([, image]) => image.type === type);
  if (!known) throw new Error(`There is no picture type ${type}.`);
  return known[0];
}

/** SHA-256 of an image's bytes, in hex. */
export function toImageId(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** An image that passed the checks; width and height in pixels, after rotation. */
export type Image = { id: string; original_type: string; width: number; height: number };
/** An image as pages show it. */
export type PublishedImage = {
  content_type: string;
  bytes: Buffer;
  width: number;
  height: number;
};

/** An image whose size and rendering time are bounded. */
export async function openImage(bytes: Buffer, density?: number): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: "error",
    ...(density ? { density } : {}),
  }).timeout({ seconds: TIME_LIMIT_SECONDS });
}

function toFormat({ format, compression }: Metadata): string {
  return format === "heif" && compression === "av1" ? "avif" : format;
}

/**
 * Format and size of an image, or why it cannot be used. `noun` is its name in messages, such as
 * "photo".
 */
export async function inspectImage(
  bytes: Buffer,
  extension: ImageExtension,
  noun: string,
): Promise<{ error: string } | Image> {
  const requested = PICTURE_TYPES[extension];
  const metadata = await openImage(bytes)
    .then((image) => image.metadata())
    .catch((error: unknown) => String(error));
  if (typeof metadata === "string") {
    return /pixel limit/i.test(metadata)
      ? {
          error: `this ${noun} has more than ${MAX_PIXELS / 1_000_000} million pixels: make it smaller`,
        }
      : { error: `this ${noun} can't be read: save it again as WebP, JPEG, PNG, AVIF or SVG` };
  }
  const format = toFormat(metadata);
  if (format !== requested.format) {
    return { error: `this ${noun} is ${format.toUpperCase()} inside: change its extension` };
  }
  try {
    // Decodes all of it, so that a truncated file is found here and not on a page.
    await (await openImage(bytes)).resize(32, 32, { fit: "inside" }).raw().toBuffer();
  } catch {
    return { error: `this ${noun} is damaged: save it again` };
  }
  return { id: toImageId(bytes), original_type: requested.type, ...metadata.autoOrient };
}

/**
 * The colors of an image as `#rrggbb`, one for each visible pixel of a small version of it; none for
 * an image without transparent parts, which has its own background.
 */
export async function listVisibleColors(bytes: Buffer): Promise<string[]> {
  const pixels = await (await openImage(bytes))
    .resize(64, 64, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const colors: string[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) > 127) colors.push(`#${pixels.toString("hex", at, at + 3)}`);
  }
  return colors.length * 4 === pixels.length ? [] : colors;
}

/** Size of an image scaled to fit a square of `side` pixels, never enlarged. */
export function toMasterSize(size: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/**
 * The image that other sizes are scaled from: WebP, upright, sRGB, without metadata, in its own
 * proportions, its longer side `side` pixels at most. An SVG is rendered at that size.
 */
export async function toMaster(bytes: Buffer, side: number): Promise<PublishedImage> {
  const { format, width, height } = await (await openImage(bytes)).metadata();
  const isDrawing = format === "svg";
  // An SVG has no size in pixels: it is rendered at the size that is needed.
  const density = isDrawing
    ? Math.min(2_400, Math.max(1, (72 * side) / Math.max(width, height)))
    : undefined;
  const { data, info } = await (await openImage(bytes, density))
    .autoOrient()
    .resize(side, side, { fit: "inside", withoutEnlargement: !isDrawing })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { content_type: "image/webp", bytes: data, width: info.width, height: info.height };
}
