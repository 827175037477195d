import { toMemberSearch } from "#app/developers/filters/member-url.ts";
import type { LandingTopic } from "#contract/content/landing.ts";

/** Slug of `/hire-{slug}-developers`; React Router cannot match a part of a segment. */
export function parseLandingSegment(segment: string): string | undefined {
  return /^hire-([a-z0-9]+(?:-[a-z0-9]+)*)-developers$/.exec(segment)?.[1];
}

/** Path of the landing page of a technology or a tag (spec §2). */
export function toLandingPath(topic: LandingTopic, slug: string): string {
  return topic === "technology" ? `/hire-${slug}-developers` : `/tag/hire-${slug}-developers`;
}

/** URL of a page of its people. */
export function toLandingUrl(path: string, page: number, per_page?: number): string {
  return `${path}${toMemberSearch({}, page, per_page)}`;
}
