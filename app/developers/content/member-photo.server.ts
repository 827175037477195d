import { type Image, type ImageExtension, inspectImage } from "#platform/image/image.server.ts";

/** Longest side of the picture that pages scale down from. */
export const PHOTO_SIDE = 640;
/** A smaller picture is shown unsharp. */
const SOFT_SIDE = 320;

/** Why a photo cannot be used, or its format; `warning` if it will not look good. */
export async function inspectPhoto(
  bytes: Buffer,
  extension: ImageExtension,
): Promise<{ error: string } | (Image & { warning?: string })> {
  const photo = await inspectImage(bytes, extension, "photo");
  if ("error" in photo || extension === "svg") return photo;
  if (Math.min(photo.width, photo.height) >= SOFT_SIDE) return photo;
  const size = `${photo.width} × ${photo.height}`;
  return {
    ...photo,
    warning: `this photo has ${size} pixels: below ${SOFT_SIDE} it looks blurry`,
  };
}
