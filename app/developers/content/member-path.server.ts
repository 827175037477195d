import type { PersonPath } from "#app/site/media/portraits.server.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { isImageExtension, PICTURE_TYPES } from "#platform/image/image.server.ts";

/** A file of `members/`. */
export type MemberPath = PersonPath;

/** Undefined for what does not lie directly in `members/`. */
export function parseMemberPath(file: string): MemberPath | undefined {
  const [, slug, extension] = /^members\/([^/]+)\.([^./]+)$/.exec(file) ?? [];
  return slug === undefined || extension === undefined ? undefined : { file, slug, extension };
}

export function toMemberPath(slug: string, extension: string): string {
  return `members/${slug}.${extension}`;
}

/** The error of the name of a member's file, if any. */
export function checkMemberPath({ slug, extension }: MemberPath): string | undefined {
  const usual = extension.toLowerCase().replace("yml", "yaml");
  if (usual !== extension && (usual === "yaml" || isImageExtension(usual))) {
    return `this file is not read: change its extension to ${usual}`;
  }
  if (extension !== "yaml" || SlugSchema.safeParse(slug).success) return undefined;
  return "the file name becomes a URL: use lower-case letters, digits and single hyphens";
}

/** The folder of images beside a member's file. */
export const toMemberFolder = (slug: string): string => `members/${slug}/`;

/** An image in the folder of a member: `members/anna-kask/drag-budget.png`. */
export function parseMemberImage(file: string): { file: string; slug: string } | undefined {
  const [, slug, extension = ""] = /^members\/([^/]+)\/[^/]+\.([^./]+)$/.exec(file) ?? [];
  return slug === undefined || !isImageExtension(extension) ? undefined : { file, slug };
}

/** All files that a member may have; the last one is the folder of the images. */
export function toMemberFiles(slug: string): string[] {
  const extensions = ["yaml", ...Object.keys(PICTURE_TYPES)];
  return [...extensions.map((extension) => toMemberPath(slug, extension)), toMemberFolder(slug)];
}
