import { ABOVE_FACE, PORTRAIT_SIDE } from "#platform/image/portrait-sizes.ts";

export const MAX_ZOOM = 4;

/** A square of an image: how much it is enlarged, and where its free room is, from 0 to 1. */
export type Crop = { zoom: number; x: number; y: number };
/** The crop to begin with. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: ABOVE_FACE };

type Size = { width: number; height: number };

/** The square of an image in its own pixels. */
export function toSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Pixels of the side of the saved photo: it is never enlarged. */
export const toSavedSide = (side: number): number => Math.min(PORTRAIT_SIDE, Math.round(side));

/**
 * The crop after the image was moved, as far as it has room.
 * @param by part of the side of the square, to the right and down
 */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = toSquare(size, crop);
  const move = (place: number, length: number, part: number) =>
    length <= side ? place : clamp(place - (part * side) / (length - side), 0, 1);
  return { ...crop, x: move(crop.x, size.width, by.x), y: move(crop.y, size.height, by.y) };
}

export const zoomCrop = (crop: Crop, factor: number): Crop => ({
  ...crop,
  zoom: clamp(crop.zoom * factor, 1, MAX_ZOOM),
});

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
