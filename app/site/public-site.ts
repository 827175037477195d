import type { Site } from "#contract/site.ts";

/** Data of the agency that every page needs. */
export type PublicSite = Omit<Site, "booking" | "vetting" | "profile_notes" | "home">;

export function toPublicSite({ booking, vetting, profile_notes, home, ...site }: Site): PublicSite {
  return site;
}
