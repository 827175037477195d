import { toFolded } from "#platform/fold-text.ts";

/** A technology or industry of the site, with other words for it. */
export type KnownName = { slug: string; name: string; aliases: readonly string[] };

/** The name of a slug; the slug itself where there is no such entry. */
export function toName(slug: string, known: readonly KnownName[]): string {
  return known.find((one) => one.slug === slug)?.name ?? slug;
}

/** The slug of a name, a slug or another word for it; what was typed where there is none. */
export function toSlug(typed: string, known: readonly KnownName[]): string {
  const wanted = toFolded(typed.trim());
  const found =
    known.find(({ slug, name }) => slug === wanted || toFolded(name) === wanted) ??
    known.find(({ aliases }) => aliases.some((alias) => toFolded(alias) === wanted));
  return found?.slug ?? typed.trim();
}

/** `React, Node.js` as slugs. */
export function toSlugs(typed: string, known: readonly KnownName[]): string[] {
  return typed
    .split(",")
    .filter((name) => name.trim() !== "")
    .map((name) => toSlug(name, known));
}
