import { BREAKPOINTS, DENSITIES, type ImageModifiers, toImageUrl } from "./image-url.ts";

/** Attributes of an `img` that let the browser choose. */
export type ImageSource = { src: string; srcSet?: string; sizes?: string };

type StoredImage = { src: string; width: number; height: number; sizes?: string | undefined };

const DRAWING = /\.svg$/;

/** Widths that an image is offered in; it is never enlarged. */
function toWidths(own: number): number[] {
  const offered = Object.values(BREAKPOINTS).flatMap((side) =>
    DENSITIES.map((density) => side * density),
  );
  const ordered = [...new Set(offered)].sort((one, other) => one - other);
  const enough = ordered.findIndex((width) => width >= own);
  return enough < 0 ? ordered : ordered.slice(0, enough + 1);
}

/**
 * `src` and `srcSet` of a stored image as WebP. With `sizes`, `width` and `height` are the image's
 * own and it comes in the breakpoints; without, they are the size on the page, and it comes in
 * densities 1 and 2 (spec §9).
 */
export function toImageSource({ src, width, height, sizes }: StoredImage): ImageSource {
  // An SVG is sharp at every size.
  if (DRAWING.test(src)) return { src };
  const toUrl = (modifiers: ImageModifiers) => toImageUrl(src, { format: "webp", ...modifiers });
  if (sizes === undefined) {
    const toDense = (density: number) =>
      toUrl({ width: width * density, height: height * density });
    return {
      src: toDense(1),
      srcSet: DENSITIES.map((density) => `${toDense(density)} ${density}x`).join(", "),
    };
  }
  const widths = toWidths(width);
  const middle = widths.find((one) => one >= BREAKPOINTS.lg) ?? Math.max(...widths);
  return {
    src: toUrl({ width: middle }),
    srcSet: widths.map((one) => `${toUrl({ width: one })} ${Math.min(one, width)}w`).join(", "),
    sizes,
  };
}
