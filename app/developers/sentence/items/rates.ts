import type { MemberFilter } from "#contract/members/member-query.ts";
import type { KnownCurrency } from "#contract/members/member-terms.ts";
import { MONTHLY_HOURS } from "#contract/members/member-terms.ts";
import type { Reading } from "../reading.ts";
import type { Amount } from "./find-amount.ts";
import { WEEKLY_HOURS } from "./periods.ts";

const MAX_RATE = 10_000;
/** Amounts above these are not for an hour, nor for a month, where nothing says for what. */
const MAX_UNSAID_HOUR = 250;
const MAX_UNSAID_MONTH = 25_000;
/** An amount of a currency in that of the site; undefined where it cannot be converted. */
export type ToSiteAmount = (amount: number, currency: KnownCurrency) => number | undefined;

/** Whole amounts that leave no one out; the last digits of divisions are none. */
const roundUp = (value: number) => Math.ceil(value - 1e-9);
const roundDown = (value: number) => Math.floor(value + 1e-9);

/** The rate of an hour in the currency of the site; undefined for one that it does not know. */
export function toRates(amount: Amount, hours: number, toSiteAmount: ToSiteAmount): MemberFilter[] {
  const { low, high, bound, currency } = amount;
  const toRate = (value: number, round: (value: number) => number) => {
    if (currency === null) return undefined;
    const converted = currency === undefined ? value : toSiteAmount(value, currency);
    if (converted === undefined) return undefined;
    const rate = converted / hours;
    // What was written as it is remains, with its cents.
    return rate === value ? rate : round(rate);
  };
  const isRange = high !== undefined;
  // Who costs less than "40 to 60" is welcome, too.
  const rate_min = !isRange && bound === "lower" ? toRate(low, roundDown) : undefined;
  const rate_max = isRange || bound !== "lower" ? toRate(high ?? low, roundUp) : undefined;
  const highest = Math.max(rate_min ?? -1, rate_max ?? -1);
  if (highest < 0 || highest > MAX_RATE) return [];
  return [
    {
      ...(rate_min === undefined ? {} : { rate_min }),
      ...(rate_max === undefined ? {} : { rate_max }),
    },
  ];
}

/** The hours that an amount is for where nothing says it. */
export function toLikelyHours(value: number): number {
  if (value <= MAX_UNSAID_HOUR) return 1;
  return value <= MAX_UNSAID_MONTH ? MONTHLY_HOURS : MONTHLY_HOURS * 12;
}

/** "Not over 60" is up to 60; "no to 60" bounds nothing. */
export function toOpposite(
  [rate]: readonly MemberFilter[],
  bound: Amount["bound"],
): { opposite?: MemberFilter } {
  const { rate_min, rate_max } = rate ?? {};
  if (rate_min !== undefined && rate_max !== undefined) return {};
  if (rate_min !== undefined) return { opposite: { rate_max: rate_min } };
  return rate_max === undefined || !bound ? {} : { opposite: { rate_min: rate_max } };
}

/** What an amount for all of a job or for all of a week is, to be told by its hours. */
export function toSums(
  amount: Amount,
  hours: number | undefined,
  toSiteAmount: ToSiteAmount,
): Pick<Reading, "total" | "weekRate"> {
  const { low, high = low, bound, currency } = amount;
  const value =
    (bound === "lower" && amount.high === undefined) || currency === null
      ? undefined
      : currency === undefined
        ? high
        : toSiteAmount(high, currency);
  if (value === undefined) return {};
  if (hours === undefined) return { total: value };
  return hours < WEEKLY_HOURS ? {} : { weekRate: value / hours };
}
