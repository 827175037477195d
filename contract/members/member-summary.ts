import type { Currency, SeniorityLevel } from "./member-terms.ts";

/** Rates from lowest to highest. The median of an even count lies between two of them. */
export type RateSummary = { count: number; min: number; median: number; max: number };

/** Rates in the currency of the site; those in one without an exchange rate are left out. */
export type RateStats = {
  currency: Currency;
  all: RateSummary;
  levels: (RateSummary & { level: SeniorityLevel })[];
};

/** Counts of some members, of a size that does not depend on how many they are. */
export type MemberSummary = {
  members: number;
  /** Members by label of lists. */
  labels: Record<string, number>;
  /** Members by time zone. */
  zones: Record<string, number>;
  /** Null when no member has a rate; a histogram has its rates from `index * step` on. */
  rates: (RateStats & { step: number; steps: { index: number; count: number }[] }) | null;
};
