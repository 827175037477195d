import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import { SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { Technology } from "#contract/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { cacheContent } from "#services/content/cached-content.server.ts";
import {
  countByFirstTechnology,
  countByTimeZone,
  countVetted,
  listRates,
} from "./member-stats.repository.server.ts";
import { type RateStats, toRateSummary } from "./rate-summary.ts";
import { toStandardOffset } from "./standard-offset.ts";

export async function findRateStats(db: Queryable): Promise<RateStats | undefined> {
  const byCurrency = Map.groupBy(await listRates(db), ({ sales_currency }) => sales_currency);
  const [largest] = [...byCurrency].toSorted(([, one], [, other]) => other.length - one.length);
  if (!largest) return undefined;
  const [currency, rows] = largest;
  const all = toRateSummary(rows.map(({ sales_rate }) => sales_rate));
  if (!all) return undefined;
  const levels = SENIORITY_LEVELS.flatMap((level) => {
    const ofLevel = rows.filter(({ seniority_level }) => seniority_level === level);
    const summary = toRateSummary(ofLevel.map(({ sales_rate }) => sales_rate));
    return summary ? [{ level, ...summary }] : [];
  });
  return { currency, all, levels };
}

/**
 * What clients hire for: the technologies that most hireable members name first. A database or a
 * tool that almost every member also knows is not among them.
 */
export async function listPopularTechnologies(db: Queryable, limit: number): Promise<Technology[]> {
  const [counted, technologies] = await Promise.all([
    countByFirstTechnology(db),
    listTechnologies(db),
  ]);
  const counts = new Map(counted.map(({ technology_id, members }) => [technology_id, members]));
  const countOf = ({ id }: Technology) => counts.get(id) ?? 0;
  return technologies
    .filter((technology) => countOf(technology) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, limit);
}

/** How many published members have dated vetting records; counted once for each content version. */
export const getVettedCounts = cacheContent(countVetted, (counts) => counts);

/** How many published members live in each time zone; counted once for each content version. */
export const getZoneCounts = cacheContent(countByTimeZone, (rows) =>
  Object.fromEntries(rows.map(({ timezone, members }) => [timezone, members])),
);

/** How many members live at each offset from UTC, in hours of standard time, from west to east. */
export async function countByOffset(db: Queryable): Promise<{ offset: number; members: number }[]> {
  const counts = new Map<number, number>();
  for (const { timezone, members } of await countByTimeZone(db)) {
    const offset = toStandardOffset(timezone);
    counts.set(offset, (counts.get(offset) ?? 0) + members);
  }
  return [...counts]
    .map(([offset, members]) => ({ offset, members }))
    .toSorted((one, other) => one.offset - other.offset);
}
