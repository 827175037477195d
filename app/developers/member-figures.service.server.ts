import { SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { countByTimeZone, listRates } from "./member-figures.repository.server.ts";
import { type RateFigures, toRateSummary } from "./rate-summary.ts";
import { toStandardOffset } from "./standard-offset.ts";

export async function findRateFigures(db: Queryable): Promise<RateFigures | undefined> {
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
