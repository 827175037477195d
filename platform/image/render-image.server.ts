import { PublicError } from "../errors.ts";
import type { ImageModifiers } from "./image-url.ts";
import { loadSharp } from "./sharp.server.ts";

const MAX_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 10;
const DEFAULT_QUALITY = 80;
/** Longest side of a rendered SVG, which has no size in pixels that would bound it. */
const DRAWING_SIDE = 1_536;

export type StoredImage = { bytes: Uint8Array; contentType: string };
type Size = { width: number; height: number };

/**
 * Size to render at, in the requested proportions; never larger than `most`.
 */
function toTarget({ width, height, fit = "cover" }: ImageModifiers, most: Size) {
  if (width === undefined || height === undefined || fit === "inside") {
    return {
      width: Math.min(width ?? most.width, most.width),
      height: Math.min(height ?? most.height, most.height),
      fit: "inside" as const,
    };
  }
  const scale = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit,
  };
}

/** An SVG is scaled until its longer side is `DRAWING_SIDE`. */
function toMost(own: Size, isDrawing: boolean): Size {
  if (!isDrawing) return own;
  const scale = DRAWING_SIDE / Math.max(own.width, own.height);
  return { width: own.width * scale, height: own.height * scale };
}

/**
 * A stored image in the requested size and format; without a format it retains its own, and an SVG
 * becomes WebP.
 */
export async function renderImage(
  stored: StoredImage,
  modifiers: ImageModifiers,
): Promise<StoredImage> {
  const isDrawing = stored.contentType === "image/svg+xml";
  const { format, quality = DEFAULT_QUALITY } = modifiers;
  const type = format ?? (stored.contentType === "image/jpeg" ? "jpeg" : "webp");
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;
  const { width, height } = await sharp(stored.bytes, limits).metadata();
  const target = toTarget(modifiers, toMost({ width, height }, isDrawing));

  const isSame =
    stored.contentType === `image/${type}` &&
    target.fit === "inside" &&
    target.width >= width &&
    target.height >= height;
  if (isSame && modifiers.quality === undefined && modifiers.background === undefined) {
    return stored;
  }

  // 72 dots per inch are an SVG's own size.
  const density = 72 * Math.max(target.width / width, target.height / height);
  const image = sharp(stored.bytes, {
    ...limits,
    ...(isDrawing ? { density: Math.min(2_400, Math.max(1, density)) } : {}),
  })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .resize({
      width: Math.round(target.width),
      height: Math.round(target.height),
      fit: target.fit,
      background: modifiers.background
        ? `#${modifiers.background}`
        : { r: 255, g: 255, b: 255, alpha: 0 },
    });
  if (modifiers.background !== undefined || type === "jpeg") {
    image.flatten({ background: `#${modifiers.background ?? "ffffff"}` });
  }
  const bytes = await (type === "jpeg" ? image.jpeg({ quality }) : image.webp({ quality }))
    .toBuffer()
    .catch((error: unknown) => {
      // The machine is busy; the image is not broken.
      if (!/timeout/i.test(String(error))) throw error;
      throw new PublicError(503, "Rendering this image took too long.", { retryAfter: 10 });
    });
  return { bytes, contentType: `image/${type}` };
}
