/** Brightness that a hundredth, half and all but a hundredth of the pixels do not exceed, 0 to 255. */
export type Levels = { dark: number; middle: number; light: number };
type Color = readonly [red: number, green: number, blue: number];

const INK: Color = [13, 21, 38];
/** Less than this is stretched no further: what would become visible is noise. */
const MIN_RANGE = 40;
/** What the darkest and the lightest parts become: with pure ink and paper a face looks like chalk. */
const ENDS = { dark: 0.03, light: 0.93 };
/** Part of the range in which the middle brightness of a fair photo is; a person's skin stays as dark. */
const FAIR = { min: 0.3, max: 0.75 };
const GAMMA = { min: 0.5, max: 1.4 };

/** Levels of an image with one byte a pixel. */
export function readLevels(grey: Uint8Array): Levels {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  const find = (part: number) => {
    let sum = 0;
    return counts.findIndex((count) => {
      sum += count;
      return sum >= part * grey.length;
    });
  };
  return { dark: find(0.01), middle: find(0.5), light: find(0.99) };
}

/**
 * A photo in ink on a tint, as pixels of three bytes: its own contrast is stretched to the whole
 * range, and a dark or bright one moved to the middle.
 */
export function toInkTone(grey: Uint8Array, levels: Levels, tint: Color): Buffer {
  const { dark, middle } = levels;
  const range = Math.max(MIN_RANGE, levels.light - dark);
  const toPart = (value: number) =>
    ENDS.dark + (ENDS.light - ENDS.dark) * clamp((value - dark) / range, 0, 1);
  const own = toPart(middle);
  const gamma = Math.log(clamp(own, FAIR.min, FAIR.max)) / Math.log(own);
  const colors = Array.from({ length: 256 }, (_, value) => {
    const part = toPart(value) ** clamp(gamma, GAMMA.min, GAMMA.max);
    return INK.map((ink, channel) => Math.round(ink + ((tint[channel] ?? 0) - ink) * part));
  });
  const pixels = Buffer.alloc(grey.length * 3);
  for (const [at, value] of grey.entries()) pixels.set(colors[value] ?? INK, at * 3);
  return pixels;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
