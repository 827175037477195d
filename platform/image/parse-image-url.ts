import {
  type ImageModifiers,
  isImageShape,
  PICTURE_BACKGROUNDS,
  PICTURE_FITS,
  PICTURE_FORMATS,
  PICTURE_QUALITIES,
  PICTURE_SIDES,
} from "./image-url.ts";

/** Longer than all modifiers by their long names. */
const MAX_LENGTH = 200;

/** The names that ipx has for its modifiers. */
const NAMES = new Map(
  Object.entries({
    f: "format",
    format: "format",
    fit: "fit",
    w: "width",
    width: "width",
    h: "height",
    height: "height",
    s: "resize",
    resize: "resize",
    q: "quality",
    quality: "quality",
    b: "background",
    background: "background",
  }),
);

/** A URL with modifiers that are not offered; `message` says which are. */
export class ImageUrlError extends Error {}

function refuse(message: string): never {
  throw new ImageUrlError(message);
}

function choose<Value extends string | number>(
  name: string,
  text: string,
  offered: readonly Value[],
): Value {
  const value = offered.find((one) => String(one) === text);
  return value ?? refuse(`The ${name} of an image is one of ${offered.join(", ")}.`);
}

function split(text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (text === "_") return found;
  for (const part of text.split(/[,&]/)) {
    const [, short = "", value = ""] = /^([a-z]+)[_:=](.*)$/s.exec(part) ?? [];
    const name = NAMES.get(short);
    if (name === undefined) {
      refuse("Image modifiers are format, fit, width, height, resize, quality and background.");
    }
    if (found.has(name)) refuse(`The ${name} of the image is given twice.`);
    found.set(name, value);
  }
  return found;
}

function toSides(found: ReadonlyMap<string, string>): { width?: number; height?: number } {
  const resize = found.get("resize");
  let width = found.get("width");
  let height = found.get("height");
  if (resize !== undefined) {
    if (width !== undefined || height !== undefined) {
      refuse("Resize an image with either resize or width and height.");
    }
    [width, height = width] = resize.split("x", 2);
  }
  if (width === undefined) {
    return height === undefined ? {} : { height: choose("height", height, PICTURE_SIDES) };
  }
  const sides = { width: choose("width", width, PICTURE_SIDES) };
  if (height === undefined) return sides;
  const isOffered = /^\d{1,4}$/.test(height) && isImageShape(sides.width, Number(height));
  if (!isOffered) refuse("An image with width and height must be square or 16:9.");
  return { ...sides, height: Number(height) };
}

/**
 * Reads the modifiers of `/_ipx/<modifiers>/<path>`, in the grammar of ipx and from a closed list
 * of values, so that the number of images to render is bounded.
 *
 * @throws PictureUrlError
 */
export function parseImageModifiers(text: string): ImageModifiers {
  if (text.length > MAX_LENGTH) refuse("The modifiers of this image are too long.");
  const found = split(text);
  const format = found.get("format");
  const fit = found.get("fit");
  const quality = found.get("quality");
  const background = found.get("background");
  return {
    ...(format === undefined
      ? {}
      : { format: choose("format", format === "jpg" ? "jpeg" : format, PICTURE_FORMATS) }),
    ...(fit === undefined ? {} : { fit: choose("fit", fit, PICTURE_FITS) }),
    ...toSides(found),
    ...(quality === undefined ? {} : { quality: choose("quality", quality, PICTURE_QUALITIES) }),
    ...(background === undefined
      ? {}
      : {
          background: choose(
            "background",
            background.replace(/^#/, "").toLowerCase(),
            PICTURE_BACKGROUNDS,
          ),
        }),
  };
}

/**
 * Splits the path after `/_ipx/` into modifiers and the path of the image, `/media/….webp`.
 *
 * @throws PictureUrlError
 */
export function parseImageUrl(rest: string): {
  modifiers: ImageModifiers;
  path: string;
} {
  const end = rest.indexOf("/");
  if (end < 0) refuse("An image URL looks like /_ipx/modifiers/path.");
  let text: string;
  let path: string;
  try {
    text = decodeURIComponent(rest.slice(0, end));
    path = decodeURIComponent(rest.slice(end));
  } catch {
    refuse("The URL can't be read.");
  }
  return { modifiers: parseImageModifiers(text), path };
}
