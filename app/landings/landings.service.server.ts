import { listMembersOf } from "#app/developers/members.service.server.ts";
import { toLabel } from "#app/developers/search/member-labels.ts";
import { type OverlapData, toOverlapData } from "#app/developers/shared-hours/overlap-counts.ts";
import {
  listPopularTechnologies,
  readSummary,
  toMostCommon,
} from "#app/developers/stats/member-stats.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { findTag } from "#app/taxonomy/tags.repository.server.ts";
import { findTechnology, listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { LandingIntro, LandingTopic } from "#contract/content/landing.ts";
import type { CappedPaged } from "#contract/http/paging.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { Tag, Technology } from "#contract/values/taxonomy.ts";
import type { Database } from "#database/client.server.ts";
import { type LandingStats, MIN_MEMBERS, toLandingStats } from "./landing-stats.ts";
import { toLandingPath, toLandingUrl } from "./landing-url.ts";
import { findIntro } from "./landings.repository.server.ts";

/**
 * Technologies to go on to: those beside this one in profiles or, without members, popular ones.
 */
const RELATED = 10;

export type Landing = {
  topic: LandingTopic;
  name: string;
  slug: string;
  intro: LandingIntro | undefined;
  stats: LandingStats;
  /** Of all its members. */
  overlap: OverlapData;
  related: Technology[];
  members: CappedPaged<MemberCard>;
  /** Worth finding: it has words of its own or enough people. */
  isIndexed: boolean;
};

/** Subject of a landing page; undefined for an unknown technology or tag. */
export function findLandingSubject(
  db: Database,
  topic: LandingTopic,
  slug: string,
): Promise<Technology | Tag | undefined> {
  return topic === "technology" ? findTechnology(db, slug) : findTag(db, slug);
}

/** Undefined when there is no such technology or tag. */
export async function findLanding(
  db: Database,
  topic: LandingTopic,
  slug: string,
  { page, per_page, today }: { page: number; per_page: number; today: string },
): Promise<Landing | undefined> {
  const subject = await findLandingSubject(db, topic, slug);
  if (!subject) return undefined;
  const label = toLabel(topic, subject.id);
  const toUrl = (number: number) => toLandingUrl(toLandingPath(topic, slug), number, per_page);
  const [intro, summary, technologies, members, { booking }] = await Promise.all([
    findIntro(db, topic, slug),
    readSummary(db, label),
    listTechnologies(db),
    listMembersOf(db, label, { page, per_page }, { toUrl, today }),
    getSite(db),
  ]);
  const others = technologies.filter(({ id }) => topic === "tag" || id !== subject.id);
  return {
    topic,
    name: subject.name,
    slug,
    intro,
    stats: toLandingStats(summary),
    overlap: toOverlapData(summary.zones, { zone: booking?.timezone, date: today }),
    related:
      summary.members > 0
        ? toMostCommon(others, ({ id }) => summary.labels[toLabel("technology", id)], RELATED)
        : await listPopularTechnologies(db, RELATED),
    members,
    isIndexed: intro !== undefined || summary.members >= MIN_MEMBERS,
  };
}
