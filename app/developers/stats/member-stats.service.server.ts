import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { MAX_TOTAL } from "#contract/http/paging.ts";
import type { MemberSummary, RateStats } from "#contract/members/member-summary.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import type { Technology } from "#contract/values/taxonomy.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { cacheContent } from "#services/content/versions/cached-content.server.ts";
import { CHECK_LETTER, FIRST_LETTER } from "../search/member-labels.ts";
import type { ZoneCounts } from "../shared-hours/overlap-counts.ts";
import { ALL, countMembers, findSummary } from "./member-summaries.repository.server.ts";
import { toStandardOffset } from "./standard-offset.ts";
import type { VettedCounts } from "./vetted-counts.ts";

/**
 * Counts of the members with a label as they are now, of many as they were counted last. Of many that
 * were never counted they are those of the first ones: a page must not fail for it.
 */
export async function readSummary(db: Queryable, label: string): Promise<MemberSummary> {
  return (await findSummary(db, label)) ?? countMembers(db, label, MAX_TOTAL + 1);
}

/** Counts of all published members. */
export const getSummary = cacheContent(
  (tx) => readSummary(tx, ALL),
  (summary) => summary,
);

export async function findRateStats(db: Database): Promise<RateStats | undefined> {
  const { rates } = await getSummary(db);
  if (!rates) return undefined;
  const { currency, all } = rates;
  const levels = SENIORITY_LEVELS.flatMap((name) =>
    rates.levels.filter(({ level }) => level === name),
  );
  return { currency, all, levels };
}

/**
 * What clients hire for: the technologies that most hireable members name first. A database or a
 * tool that almost every member also knows is not among them.
 */
export async function listPopularTechnologies(db: Database, limit: number): Promise<Technology[]> {
  const { labels } = await getSummary(db);
  return toMostCommon(await listTechnologies(db), ({ id }) => labels[FIRST_LETTER + id], limit);
}

/** Those that most members have, equals in their order; those without members are left out. */
export function toMostCommon<Item>(
  items: readonly Item[],
  toCount: (item: Item) => number | undefined,
  limit: number,
): Item[] {
  return items
    .filter((item) => toCount(item))
    .toSorted((one, other) => (toCount(other) ?? 0) - (toCount(one) ?? 0))
    .slice(0, limit);
}

/** How many published members there are, with a dated vetting record and with each check. */
export async function getVettedCounts(db: Database): Promise<VettedCounts> {
  const { members, labels } = await getSummary(db);
  const countOf = (check: string) => labels[CHECK_LETTER + check] ?? 0;
  return {
    members,
    any: countOf(""),
    identity: countOf("identity"),
    interview: countOf("interview"),
    code: countOf("code"),
    references: countOf("references"),
  };
}

/** How many published members live in each time zone. */
export async function getZoneCounts(db: Database): Promise<ZoneCounts> {
  return (await getSummary(db)).zones;
}

/** How many members live at each offset from UTC, in hours of standard time, from west to east. */
export async function countByOffset(db: Database): Promise<{ offset: number; members: number }[]> {
  const counts = new Map<number, number>();
  for (const [timezone, members] of Object.entries(await getZoneCounts(db))) {
    const offset = toStandardOffset(timezone);
    counts.set(offset, (counts.get(offset) ?? 0) + members);
  }
  return [...counts]
    .map(([offset, members]) => ({ offset, members }))
    .toSorted((one, other) => one.offset - other.offset);
}
