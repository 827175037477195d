import type { StoredImage } from "./render-image.server.ts";
import { loadSharp } from "./sharp.server.ts";

/** An icon or a logo as PNG, sizes in pixels. */
export type IconJob = {
  icon: StoredImage;
  width: number;
  height: number;
  /** Color around it, for systems that cut icons into a shape; without one it is transparent. */
  background?: string | undefined;
};

/** Part of the side that a system which cuts icons into a circle leaves whole. */
const SAFE_PART = 0.8;

/** Draws an icon; with a background it is as large as the part that stays visible. */
export async function drawIcon({ icon, width, height, background }: IconJob): Promise<Buffer> {
  const sharp = await loadSharp();
  const own = await sharp(icon.bytes).metadata();
  const scale = Math.max(width / own.width, height / own.height);
  const isDrawing = icon.contentType === "image/svg+xml";
  const density = isDrawing ? { density: Math.min(2_400, Math.max(1, 72 * scale)) } : {};
  const part = background ? SAFE_PART : 1;
  const drawn = await sharp(icon.bytes, density)
    .resize(Math.round(width * part), Math.round(height * part), {
      fit: "contain",
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
  if (!background) return drawn;
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}
