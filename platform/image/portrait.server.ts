import type { Sharp } from "sharp";
import {
  type Image,
  type ImageExtension,
  inspectImage,
  openImage,
  type PublishedImage,
  toImageId,
  toMaster,
} from "./image.server.ts";
import { readLevels, toInkTone } from "./ink-tone.ts";
import {
  ABOVE_FACE,
  MIN_PORTRAIT_SIDE,
  PORTRAIT_SIDE,
  SOFT_PORTRAIT_SIDE,
} from "./portrait-sizes.ts";
import { loadSharp } from "./sharp.server.ts";

/** Of the longer side to the shorter one. */
const MAX_RATIO = 3;
/** From 4:3 on a group fits, of which a square has some. */
const WIDE_RATIO = 1.3;
/** Brightness below which, or above which, there is no face to be seen. */
const TOO_DARK = 24;
const TOO_BRIGHT = 215;

/** Light tints of paper, blue, orange and green, as behind the drawings. */
const TINTS = [
  [244, 241, 234],
  [227, 236, 246],
  [253, 232, 215],
  [230, 241, 233],
] as const;

type Area = { left: number; top: number; width: number; height: number };

/** Why a photo is no portrait, or what it is; `warning` where a person should look at it. */
export async function inspectPortrait(
  bytes: Buffer,
  extension: ImageExtension,
): Promise<{ error: string } | (Image & { warning?: string })> {
  const photo = await inspectImage(bytes, extension, "photo");
  if ("error" in photo || extension === "svg") return photo;
  const { width, height } = await findContent(await openUpright(bytes));
  const size = `this photo has ${width} × ${height} pixels`;
  const side = Math.min(width, height);
  if (side < MIN_PORTRAIT_SIDE) {
    return { error: `${size}: use one of at least ${SOFT_PORTRAIT_SIDE} × ${SOFT_PORTRAIT_SIDE}` };
  }
  if (Math.max(width, height) > MAX_RATIO * side) {
    return { error: `${size}: crop it to a square around the face` };
  }
  const { dark, light } = readLevels(await readGrey(await cropFace(bytes, 64)));
  if (light < TOO_DARK) return { error: "this photo is too dark: use one with light on the face" };
  if (dark > TOO_BRIGHT) {
    return { error: "this photo is too bright: use one in which the face has shadows" };
  }
  if (side < SOFT_PORTRAIT_SIDE) {
    return { ...photo, warning: `${size}: below ${SOFT_PORTRAIT_SIDE} it looks blurry` };
  }
  if (width > WIDE_RATIO * height) {
    const warning = "this photo is wide: check which part is shown, or crop it around the face";
    return { ...photo, warning };
  }
  return photo;
}

/**
 * The square of a photo that has the face, in ink on a tint, as WebP without metadata and never
 * enlarged. A drawing stays as it is.
 */
export async function toPortrait(bytes: Buffer): Promise<PublishedImage> {
  const { format } = await (await openImage(bytes)).metadata();
  if (format === "svg") return toMaster(bytes, PORTRAIT_SIDE);
  const face = await cropFace(bytes, PORTRAIT_SIDE);
  const grey = await readGrey(face);
  const tint = TINTS[Number.parseInt(toImageId(bytes).slice(0, 2), 16) % TINTS.length] ?? TINTS[0];
  const sharp = await loadSharp();
  const side = Math.sqrt(grey.length);
  const raw = { width: side, height: side, channels: 3 } as const;
  const toned = await sharp(toInkTone(grey, readLevels(grey), tint), { raw })
    .webp({ quality: 82 })
    .toBuffer();
  return { content_type: "image/webp", bytes: toned, width: side, height: side };
}

/** Transparent parts are paper. */
const openUpright = async (bytes: Buffer): Promise<Sharp> =>
  (await openImage(bytes)).autoOrient().flatten({ background: "#fff" }).toColourspace("srgb");

const readGrey = async (square: Buffer): Promise<Buffer> =>
  (await openImage(square)).greyscale().toColourspace("b-w").raw().toBuffer();

/** The part of a photo without bars of one color at two opposite edges, as of a film. */
async function findContent(upright: Sharp): Promise<Area> {
  const { data, info } = await upright
    .resize(256, 256, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = (await upright.metadata()).autoOrient;
  const trimmed = await (await openImage(data))
    .trim({ threshold: 12 })
    .toBuffer({ resolveWithObject: true });
  const scale = width / info.width;
  const toBars = (before = 0, inside: number, whole: number) => {
    const bars = [Math.abs(before), whole - inside - Math.abs(before)] as const;
    return bars[0] > 1 && bars[1] > 1 ? bars.map((bar) => Math.ceil(bar * scale)) : [0, 0];
  };
  const [left = 0, right = 0] = toBars(trimmed.info.trimOffsetLeft, trimmed.info.width, info.width);
  const [top = 0, bottom = 0] = toBars(
    trimmed.info.trimOffsetTop,
    trimmed.info.height,
    info.height,
  );
  return { left, top, width: width - left - right, height: height - top - bottom };
}

/**
 * A square of at most `side` pixels: of a wide photo where most skin and contrast is, of a tall one
 * its upper part.
 */
async function cropFace(bytes: Buffer, side: number): Promise<Buffer> {
  const upright = await openUpright(bytes);
  const { left, top, width, height } = await findContent(upright.clone());
  const target = Math.min(side, width, height);
  const above = Math.round(Math.max(0, height - width) * ABOVE_FACE);
  return upright
    .extract({ left, top: top + above, width, height: Math.min(width, height) })
    .resize(target, target, { fit: "cover", position: "attention" })
    .png()
    .toBuffer();
}
