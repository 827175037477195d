import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";

/** The most bytes a photo may have. */
export const MAX_PHOTO_BYTES = 10_000_000;
/** Longest side of the picture that pages scale down from. */
const MASTER_SIDE = 640;
/** A smaller picture is shown unsharp. */
const SOFT_SIDE = 320;
const MAX_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 20;

/** Photo formats by file extension; an export uses the first extension of a type. */
export const PHOTO_TYPES = {
  svg: { type: "image/svg+xml", format: "svg" },
  webp: { type: "image/webp", format: "webp" },
  jpg: { type: "image/jpeg", format: "jpeg" },
  jpeg: { type: "image/jpeg", format: "jpeg" },
  png: { type: "image/png", format: "png" },
  avif: { type: "image/avif", format: "avif" },
} as const;
export type PhotoExtension = keyof typeof PHOTO_TYPES;

export function isPhotoExtension(extension: string): extension is PhotoExtension {
  return Object.hasOwn(PHOTO_TYPES, extension);
}

export function toPhotoExtension(type: string): string {
  const known = Object.entries(PHOTO_TYPES).find(([, photo]) => photo.type === type);
  if (!known) throw new Error(`There is no photo type ${type}.`);
  return known[0];
}

/** A photo that was found good; `id` is the SHA-256 of its bytes, in hex. */
export type Photo = { id: string; original_type: string };

export function toPhotoId(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function open(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: "error",
    ...(density ? { density } : {}),
  }).timeout({ seconds: TIME_LIMIT_SECONDS });
}

function toFormat({ format, compression }: Metadata): string {
  return format === "heif" && compression === "av1" ? "avif" : format;
}

/** Why a photo cannot be used, or what it is; `warning` says that it will not look well. */
export async function inspectPhoto(
  bytes: Buffer,
  extension: PhotoExtension,
): Promise<{ error: string } | (Photo & { warning?: string })> {
  const wanted = PHOTO_TYPES[extension];
  const metadata = await open(bytes)
    .metadata()
    .catch((error: unknown) => String(error));
  if (typeof metadata === "string") {
    return /pixel limit/i.test(metadata)
      ? {
          error: `this photo has more than ${MAX_PIXELS / 1_000_000} million pixels: make it smaller`,
        }
      : { error: "this photo cannot be read: save it again as WebP, JPEG, PNG, AVIF or SVG" };
  }
  const format = toFormat(metadata);
  if (format !== wanted.format) {
    return { error: `this photo is ${format.toUpperCase()} inside: change its extension` };
  }
  try {
    // Decodes all of it, so that a file which was cut off is found here and not on a page.
    await open(bytes).resize(32, 32, { fit: "inside" }).raw().toBuffer();
  } catch {
    return { error: "this photo is damaged: save it again" };
  }
  const photo = { id: toPhotoId(bytes), original_type: wanted.type };
  const side = Math.min(metadata.width, metadata.height);
  if (format === "svg" || side >= SOFT_SIDE) return photo;
  const size = `${metadata.width} × ${metadata.height}`;
  return {
    ...photo,
    warning: `this photo has ${size} pixels: below ${SOFT_SIDE} it looks unsharp`,
  };
}

/**
 * The picture that pages scale down from: WebP, upright, sRGB, without metadata, of its own
 * proportions and 640 pixels at most.
 */
export async function toMaster(
  bytes: Buffer,
): Promise<{ content_type: string; bytes: Buffer; width: number; height: number }> {
  const { format, width, height } = await open(bytes).metadata();
  const isDrawing = format === "svg";
  // A drawing has no pixels of its own: it is drawn at the size that is needed.
  const density = isDrawing
    ? Math.min(2_400, Math.max(1, (72 * MASTER_SIDE) / Math.max(width, height)))
    : undefined;
  const { data, info } = await open(bytes, density)
    .autoOrient()
    .resize(MASTER_SIDE, MASTER_SIDE, { fit: "inside", withoutEnlargement: !isDrawing })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { content_type: "image/webp", bytes: data, width: info.width, height: info.height };
}
