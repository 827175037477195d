import type { Currency, SeniorityLevel } from "#contract/member-terms.ts";

/** Rates from lowest to highest in three numbers. */
export type RateSummary = { count: number; min: number; median: number; max: number };

/**
 * Rates on the site in the currency that most members use; the others cannot be compared by eye.
 */
export type RateStats = {
  currency: Currency;
  all: RateSummary;
  levels: (RateSummary & { level: SeniorityLevel })[];
};

/** Undefined without rates. The median of an even count lies between two rates. */
export function toRateSummary(rates: readonly number[]): RateSummary | undefined {
  const sorted = rates.toSorted((one, other) => one - other);
  const [min] = sorted;
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) return undefined;
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.ceil(sorted.length / 2) - 1;
  const median = ((sorted[lower] ?? min) + (sorted[upper] ?? max)) / 2;
  return { count: sorted.length, min, median, max };
}
