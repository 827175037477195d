import type { LandingTopic } from "#contract/content/landing.ts";

/** Slug of `/hire-{slug}-developers`; React Router cannot match a part of a segment. */
export function parseLandingSegment(segment: string): string | undefined {
  return /^hire-([a-z0-9]+(?:-[a-z0-9]+)*)-developers$/.exec(segment)?.[1];
}

/** URL of the landing page of a technology or a tag (spec §2). */
export function toLandingPath(topic: LandingTopic, slug: string): string {
  return topic === "technology" ? `/hire-${slug}-developers` : `/tag/hire-${slug}-developers`;
}
