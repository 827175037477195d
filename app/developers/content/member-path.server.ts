import type { PersonPath } from "#app/site/media/portraits.server.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { isImageExtension } from "#platform/image/image.server.ts";

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
