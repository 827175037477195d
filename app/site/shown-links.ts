import { WHY_US } from "#contract/content/page-text-terms.ts";
import type { PublicSite } from "./public-site.ts";

/** Entries below which a list is not worth a section of its own. */
export const MIN_LIST_LENGTH = 3;

/**
 * The links without those to pages that have nothing to show; "Why us" is at the path that the
 * agency has for it.
 */
export function toShownLinks<Link extends { to: string }>(
  links: readonly Link[],
  site: Pick<PublicSite, "hidden" | "why"> | undefined,
): Link[] {
  const { hidden = [], why = `/${WHY_US}` } = site ?? {};
  return links
    .filter(({ to }) => !hidden.includes(to))
    .map((link) => (link.to === `/${WHY_US}` ? { ...link, to: why } : link));
}
