import type { MemberFilter } from "#contract/members/member-query.ts";
import { type KnownCurrency, MONTHLY_HOURS } from "#contract/members/member-terms.ts";
import type { WordKind } from "../../dictionaries/language.ts";
import type { Reading } from "../reading.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Amount, findAmount } from "./find-amount.ts";

const MAX_RATE = 10_000;
const [MIN_YEAR, MAX_YEAR] = [1960, 2100];
/** Less than this an hour is no rate, but a sum for fewer hours: "1000 a month". */
const MIN_RATE_OF_SUM = 10;
const MAX_YEARS = 80;
/** Numbers up to here can be years as well as a rate. */
const MAX_UNCLEAR = 30;
/** Ranges below are of versions, where nothing says that they are money. */
const MIN_RANGE = 20;
/** Amounts above these are not for an hour, nor for a month, where nothing says for what. */
const MAX_UNSAID_HOUR = 250;
const MAX_UNSAID_MONTH = 25_000;
/** Smaller numbers beside "in total" can be people. */
const MIN_TOTAL = 100;

/** An amount of a currency in that of the site; undefined where it cannot be converted. */
export type ToSiteAmount = (amount: number, currency: KnownCurrency) => number | undefined;

/** "More than 10 but less than 20 years" is 10 years at least. */
function isBelowYears(words: readonly SentenceWord[], { bound, end }: Amount): boolean {
  const join = take(words, end, "contrast") || take(words, end, "and");
  const upper = bound === "lower" && join > 0 ? findAmount(words, end + join) : undefined;
  return upper?.isYears === true && upper.bound === "upper";
}

function toYears({ low, high = low, bound, isRange }: Amount): MemberFilter[] {
  if (!Number.isInteger(low) || low > MAX_YEARS) return [];
  // Of "at least 3 to 5" the lower end counts.
  if (high > low && (isRange || bound === undefined)) {
    return [{ experience_min: low, experience_max: high }];
  }
  return [bound === "upper" && high === low ? { experience_max: low } : { experience_min: low }];
}

/** Whole amounts that leave no one out; the last digits of divisions are none. */
const roundUp = (value: number) => Math.ceil(value - 1e-9);
const roundDown = (value: number) => Math.floor(value + 1e-9);

/** The rate of an hour in the currency of the site; undefined for one that it does not know. */
function toRates(amount: Amount, hours: number, toSiteAmount: ToSiteAmount): MemberFilter[] {
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
function toLikelyHours(value: number): number {
  if (value <= MAX_UNSAID_HOUR) return 1;
  return value <= MAX_UNSAID_MONTH ? MONTHLY_HOURS : MONTHLY_HOURS * 12;
}

/** "Not over 60" is up to 60. */
function toOpposite([rate]: readonly MemberFilter[]): { opposite?: MemberFilter } {
  const { rate_min, rate_max } = rate ?? {};
  if (rate_min !== undefined && rate_max !== undefined) return {};
  if (rate_min !== undefined) return { opposite: { rate_max: rate_min } };
  return rate_max === undefined ? {} : { opposite: { rate_min: rate_max } };
}

/** What a number without a currency can be of, so that it is no rate. */
const OTHER_UNITS: readonly WordKind[] = [
  "hours",
  "days",
  "weeks",
  "months",
  "person",
  "am",
  "pm",
  "oClock",
];

/** "More than 35 we can't pay" is up to 35. */
function withoutUnaffordable(words: readonly SentenceWord[], amount: Amount | undefined) {
  if (amount?.bound !== "lower" || amount.high !== undefined || amount.isYears) return amount;
  const isApart = words[amount.end]?.gap === "stop";
  const length = isApart ? 0 : take(words, amount.end, "unaffordable");
  if (length === 0) return amount;
  return { ...amount, bound: "upper" as const, isRate: true, end: amount.end + length };
}

const REFERENCES: ReadonlySet<string> = new Set(
  "reference, references, referenzen, referencia, referencias, projects, projekte, projekten, projets, proyectos".split(
    ", ",
  ),
);
/** Words between "at least two" and "references": "public administration". */
const MAX_BEFORE_REFERENCES = 3;

/** "At least two public administration references" are no years. */
function isOfReferences(words: readonly SentenceWord[], end: number): boolean {
  for (let at = end; at <= end + MAX_BEFORE_REFERENCES; at += 1) {
    if (words[at]?.gap !== "space") return false;
    if (REFERENCES.has(words[at]?.key ?? "")) return true;
  }
  return false;
}

/** A rate or years of experience: `under 60`, `$50 an hour`, `8k a month`, `5+ years`. */
export function readAmount(
  words: readonly SentenceWord[],
  at: number,
  toSiteAmount: ToSiteAmount,
): Reading | undefined {
  const amount = withoutUnaffordable(words, findAmount(words, at));
  if (!amount) return undefined;
  const { low, high, bound, currency, hours, isTotal, isYears, end } = amount;
  // "Low budget, maybe 25 to 35"
  // "40 per hour, maybe 45"
  const isAgain = take(words, at, "about") > 0 && takeBefore(words, at, "perHour") > 0;
  const isRate =
    amount.isRate || isAgain || (high !== undefined && takeBefore(words, at, "cheap") > 0);
  const length = end - at;
  if (isYears) {
    const isContract = words[at]?.gap === "space" && takeBefore(words, at, "contractOf") > 0;
    // "Funding ends in 2 years"
    const isDistance = bound === undefined && takeBefore(words, at, "beforeSpan") > 0;
    const isOther = isContract || isDistance || take(words, end, "noExperience") > 0;
    const opposite = bound === "upper" ? { opposite: { experience_min: low } } : {};
    return { length, filters: isOther ? [] : toYears(amount), ...opposite };
  }
  // "Around 60. Developers"
  const isUnit = OTHER_UNITS.some((kind) => takeAfter(words, end, kind) > 0);
  // "Competitive salary, 30 days of holiday"
  const isMoney = currency !== undefined || hours !== undefined || (isRate && !isUnit);
  // "At least 7 years, at most 12"
  const isHeaded = words[at]?.isAfterColon === true;
  const isOfYears =
    low <= MAX_UNCLEAR &&
    ((isHeaded && takeBefore(words, at, "experience") > 0) ||
      ((bound === "upper" || isHeaded) && takeBefore(words, at, "years") > 0));
  if (!isMoney && isOfYears) return { length, filters: toYears(amount) };
  // "Upgrade from 5 to 7" has versions.
  if (!isMoney && bound && high !== undefined && high < MIN_RANGE) return { length, filters: [] };
  if (!isMoney && isBelowYears(words, amount)) return { length, filters: toYears(amount) };
  // "Up to 50 % remote"
  const isMoneyNamed = currency !== undefined || hours !== undefined;
  if (!isMoneyNamed && words[end]?.key === "%") return { length: length + 1, filters: [] };
  // "From 2004" is a year.
  if (!isMoney && bound === "lower" && low >= MIN_YEAR && low <= MAX_YEAR)
    return { length, filters: [] };
  // "At least 3 of these"
  if (take(words, end, "ofThese") > 0 || (!isMoney && isOfReferences(words, end)))
    return { length, filters: [] };
  // "Fixed price 5000" is for no hour.
  // "55 an hour all in" is.
  if (isTotal && hours === undefined && (isMoney || low >= MIN_TOTAL))
    return { length, filters: [] };
  const isOther = bound === undefined || isUnit;
  if (!isMoney && isOther) return undefined;
  const value = high ?? low;
  const likely = hours ?? toLikelyHours((currency && toSiteAmount(value, currency)) || value);
  const rates = toRates(amount, likely, toSiteAmount);
  const canBeYears = !isMoney && bound === "lower" && high === undefined && low <= MAX_UNCLEAR;
  if (canBeYears && Number.isInteger(low)) {
    return { length, filters: [{ experience_min: low }, ...rates] };
  }
  if (likely > 1 && (rates[0]?.rate_max ?? MIN_RATE_OF_SUM) < MIN_RATE_OF_SUM) {
    return { length, filters: [] };
  }
  const { opposite } = toOpposite(rates);
  return {
    length,
    filters: rates,
    isRate: hours !== undefined || isRate,
    // What it is for was not said, so that it is offered, not taken.
    isOffered: hours === undefined && likely > 1,
    ...(opposite && { opposite }),
  };
}
