import { COUNTRIES } from "#contract/countries.ts";
import {
  type Currency,
  SENIORITY_LABELS,
  SENIORITY_LEVELS,
  type SeniorityLevel,
} from "#contract/member-terms.ts";

/** Members that a page needs, without any words, to be worth finding (product §6). */
export const MIN_MEMBERS = 3;

const MAX_BUCKETS = 10;
const STEPS = [5, 10, 20, 50, 100];

export type LandingMember = {
  sales_rate: number | null;
  sales_currency: Currency;
  seniority_level: SeniorityLevel;
  country_code: string;
};

/** Members whose rate is in `from` ≤ rate < `to`. */
export type RateBucket = { from: number; to: number; members: number };

export type LandingRates = {
  currency: Currency;
  min: number;
  max: number;
  median: number;
  /** How many rates were counted; those in another currency are not. */
  counted: number;
  buckets: RateBucket[];
};

export type LandingStats = {
  members: number;
  rates: LandingRates | undefined;
  seniority: { label: string; members: number }[];
  countries: { name: string; members: number }[];
};

function toMedian(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const lower = sorted[Math.ceil(middle) - 1] ?? 0;
  return (lower + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function toBuckets(sorted: readonly number[]): RateBucket[] {
  const min = sorted[0] ?? 0;
  const max = sorted.at(-1) ?? 0;
  const width = (step: number) => Math.floor(max / step) - Math.floor(min / step) + 1;
  const step = STEPS.find((candidate) => width(candidate) <= MAX_BUCKETS) ?? max + 1;
  const first = Math.floor(min / step) * step;
  return Array.from({ length: width(step) }, (_, index) => {
    const from = first + index * step;
    const to = from + step;
    return { from, to, members: sorted.filter((rate) => rate >= from && rate < to).length };
  });
}

/** Rates in the currency that most of them are in. */
function toLandingRates(members: readonly LandingMember[]): LandingRates | undefined {
  const quoted = members.filter(({ sales_rate }) => sales_rate !== null);
  const [most] = [...Map.groupBy(quoted, ({ sales_currency }) => sales_currency)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!most) return undefined;
  const [currency, group] = most;
  const rates = group.map(({ sales_rate }) => sales_rate ?? 0).toSorted((a, b) => a - b);
  return {
    currency,
    min: rates[0] ?? 0,
    max: rates.at(-1) ?? 0,
    median: toMedian(rates),
    counted: rates.length,
    buckets: toBuckets(rates),
  };
}

/** Current stats of the members of a technology or an industry. */
export function toLandingStats(members: readonly LandingMember[]): LandingStats {
  const countries = Map.groupBy(members, ({ country_code }) => country_code);
  return {
    members: members.length,
    rates: toLandingRates(members),
    seniority: SENIORITY_LEVELS.map((level) => ({
      label: SENIORITY_LABELS[level],
      members: members.filter(({ seniority_level }) => seniority_level === level).length,
    })).filter((level) => level.members > 0),
    countries: COUNTRIES.flatMap(({ code, name }) => {
      const people = countries.get(code)?.length ?? 0;
      return people > 0 ? [{ name, members: people }] : [];
    }).toSorted((one, other) => other.members - one.members),
  };
}
