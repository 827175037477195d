import { toFolded } from "#platform/text/fold-text.ts";

const MAX = 70;

/** A slug made of a name; empty for a name without Latin letters. */
export function toNameSlug(name: string): string {
  return toFolded(name)
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX)
    .replaceAll(/^-|-$/g, "");
}
