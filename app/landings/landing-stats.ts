import { toLabel } from "#app/developers/search/member-labels.ts";
import type { MemberSummary } from "#contract/members/member-summary.ts";
import {
  type Currency,
  SENIORITY_LABELS,
  SENIORITY_LEVELS,
} from "#contract/members/member-terms.ts";
import { COUNTRIES } from "#contract/values/countries.ts";

/** Members that a page needs, without any words, to be worth finding (product §6). */
export const MIN_MEMBERS = 3;

/** Members whose rate is in `from` ≤ rate < `to`. */
export type RateBucket = { from: number; to: number; members: number };

export type LandingRates = {
  currency: Currency;
  min: number;
  max: number;
  median: number;
  /** How many rates were counted; those in a currency without an exchange rate are not. */
  counted: number;
  buckets: RateBucket[];
};

export type LandingStats = {
  members: number;
  rates: LandingRates | undefined;
  seniority: { label: string; members: number }[];
  countries: { name: string; members: number }[];
};

/** Every step from the lowest to the highest rate, also one without any. */
function toBuckets({ all, step, steps }: NonNullable<MemberSummary["rates"]>): RateBucket[] {
  const counts = new Map(steps.map(({ index, count }) => [index, count]));
  const first = Math.floor(all.min / step);
  return Array.from({ length: Math.floor(all.max / step) - first + 1 }, (_, position) => {
    const index = first + position;
    return { from: index * step, to: (index + 1) * step, members: counts.get(index) ?? 0 };
  });
}

function toLandingRates(rates: MemberSummary["rates"]): LandingRates | undefined {
  if (!rates) return undefined;
  const { min, max, median, count } = rates.all;
  return { currency: rates.currency, min, max, median, counted: count, buckets: toBuckets(rates) };
}

/** Current stats of the members of a technology or an industry. */
export function toLandingStats({ members, labels, rates }: MemberSummary): LandingStats {
  const countOf = (field: "seniority_level" | "country", value: string) =>
    labels[toLabel(field, value)] ?? 0;
  return {
    members,
    rates: toLandingRates(rates),
    seniority: SENIORITY_LEVELS.map((level) => ({
      label: SENIORITY_LABELS[level],
      members: countOf("seniority_level", level),
    })).filter((level) => level.members > 0),
    countries: COUNTRIES.flatMap(({ code, name }) => {
      const people = countOf("country", code);
      return people > 0 ? [{ name, members: people }] : [];
    }).toSorted((one, other) => other.members - one.members),
  };
}
