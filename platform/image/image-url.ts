/** Widths of screens at which layouts change, in CSS pixels (spec §9). */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const;
/** Pixels of a screen for one CSS pixel (spec §9). */
export const DENSITIES = [1, 2] as const;
/** Sides of square images that have the same size on every screen, in CSS pixels. */
export const SQUARE_SIDES = [48, 80, 128] as const;

/** Every side that an image may be requested in, in pixels. */
export const PICTURE_SIDES: readonly number[] = [
  ...new Set(
    [...Object.values(BREAKPOINTS), ...SQUARE_SIDES].flatMap((side) =>
      DENSITIES.map((density) => side * density),
    ),
  ),
].sort((one, other) => one - other);

/** `webp` for pages, `jpeg` for readers of mail that know nothing newer. */
export const PICTURE_FORMATS = ["webp", "jpeg"] as const;
export const PICTURE_QUALITIES = [60, 80, 90] as const;
export const PICTURE_FITS = ["cover", "contain", "inside"] as const;
/** White paper and dark ink, hex. */
export const PICTURE_BACKGROUNDS = ["ffffff", "0d1526"] as const;

export type ImageModifiers = {
  format?: (typeof PICTURE_FORMATS)[number];
  fit?: (typeof PICTURE_FITS)[number];
  /** Pixels. */
  width?: number;
  /** Pixels; beside a width it makes a square or 16 to 9. */
  height?: number;
  quality?: (typeof PICTURE_QUALITIES)[number];
  background?: (typeof PICTURE_BACKGROUNDS)[number];
};

/** Whether both sides together may be requested: a square, or 16 to 9. */
export function isImageShape(width: number, height: number): boolean {
  return width === height || Math.round((width * 9) / 16) === height;
}

const SHORT_NAMES = [
  ["format", "f"],
  ["fit", "fit"],
  ["width", "w"],
  ["height", "h"],
  ["quality", "q"],
  ["background", "b"],
] as const;

/**
 * URL of a stored image in another size: `/_ipx/f_webp&w_320/media/….webp` (spec §7).
 *
 * @param src path of the image on this site
 */
export function toImageUrl(src: string, modifiers: ImageModifiers): string {
  const parts = SHORT_NAMES.flatMap(([name, short]) => {
    const value = modifiers[name];
    return value === undefined ? [] : [`${short}_${value}`];
  });
  return `/_ipx/${parts.join("&") || "_"}${src}`;
}
