import { isImageExtension } from "#platform/image/image.server.ts";

/** Name of an image directly in `articles/`: `index-sizes.svg`. */
export function parseImagePath(file: string): string | undefined {
  const [, name, extension = ""] = /^articles\/([^/]+\.([^./]+))$/.exec(file) ?? [];
  return isImageExtension(extension) ? name : undefined;
}
