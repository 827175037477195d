import type { MemberFilter } from "#contract/member-query.ts";
import { type Currency, MONTHLY_HOURS } from "#contract/member-terms.ts";
import type { WordKind } from "../dictionaries/language.ts";
import type { Reading } from "./reading.ts";
import { findNumber } from "./sentence-numbers.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { mayBegin, take, takeAfter } from "./vocabulary.ts";

const MAX_RATE = 10_000;
const MAX_YEARS = 80;
/** Numbers up to here can be years as well as a rate. */
const MAX_UNCLEAR = 30;
/** Amounts above these are not for an hour, nor for a month, where nothing says for what. */
const MAX_UNSAID_HOUR = 250;
const MAX_UNSAID_MONTH = 25_000;

/** Hours of the time that an amount is for. */
const PERIODS: readonly { after: WordKind; before: WordKind; hours: number }[] = [
  { after: "perHour", before: "hourRate", hours: 1 },
  { after: "perDay", before: "dayRate", hours: 8 },
  { after: "perWeek", before: "weekRate", hours: 40 },
  { after: "perMonth", before: "monthRate", hours: MONTHLY_HOURS },
  { after: "perYear", before: "yearRate", hours: MONTHLY_HOURS * 12 },
];

const CURRENCY_WORDS: readonly { kind: WordKind; currency: Currency | undefined }[] = [
  { kind: "euro", currency: "EUR" },
  { kind: "dollar", currency: "USD" },
  { kind: "pound", currency: "GBP" },
  { kind: "otherCurrency", currency: undefined },
];

/** What an amount begins with besides its number. */
const BEGINNINGS: readonly WordKind[] = [
  "upper",
  "lower",
  "between",
  "about",
  "rate",
  "total",
  "decade",
  ...PERIODS.map(({ before }) => before),
  ...CURRENCY_WORDS.map(({ kind }) => kind),
];

type Bound = "upper" | "lower";

type Amount = {
  low: number;
  high: number | undefined;
  bound: Bound | undefined;
  /** Whether it is money; a currency that the site does not know is `null`. */
  currency: Currency | null | undefined;
  /** Hours of the time that it is for. */
  hours: number | undefined;
  isRate: boolean;
  isTotal: boolean;
  unit: "years" | undefined;
  end: number;
};

/** An amount of a currency in that of the site; undefined where it cannot be converted. */
export type ToSiteAmount = (amount: number, currency: Currency) => number | undefined;

function findCurrency(words: readonly SentenceWord[], at: number) {
  for (const { kind, currency } of CURRENCY_WORDS) {
    const length = take(words, at, kind);
    if (length > 0) return { currency: currency ?? null, length };
  }
  return undefined;
}

function findPeriod(words: readonly SentenceWord[], at: number, side: "before" | "after") {
  for (const period of PERIODS) {
    const length = (side === "after" ? takeAfter : take)(words, at, period[side]);
    if (length > 0) return { hours: period.hours, length };
  }
  return undefined;
}

/** Words before a number that say what it is, and which ones they are. */
function findBefore(words: readonly SentenceWord[], at: number) {
  const found = {
    end: at,
    bound: undefined as Bound | undefined,
    isRange: false,
    isRate: false,
    isTotal: false,
    hours: undefined as number | undefined,
  };
  for (let count = 0; count < 4; count += 1) {
    const { end } = found;
    const period = findPeriod(words, end, "before");
    const upper = take(words, end, "upper");
    const lower = take(words, end, "lower");
    const between = take(words, end, "between");
    const total = take(words, end, "total");
    const rate = take(words, end, "rate");
    const length = Math.max(
      period?.length ?? 0,
      upper,
      lower,
      between,
      total,
      rate,
      take(words, end, "about"),
    );
    if (length === 0) break;
    if (length === upper) found.bound = "upper";
    else if (length === lower) found.bound = "lower";
    found.isRange ||= length === between;
    found.isTotal ||= length === total;
    found.isRate ||= length === rate;
    found.hours ??= period?.hours;
    found.end += length;
  }
  return found;
}

const toDecade = ({ bound, end }: ReturnType<typeof findBefore>, length: number): Amount => ({
  low: 10,
  high: undefined,
  bound,
  currency: undefined,
  hours: undefined,
  isRate: false,
  isTotal: false,
  unit: "years",
  end: end + length,
});

/** `60`, `up to $60 an hour`, `between 40 and 60 EUR`, `5+ years of experience`, `8k a month`. */
function findAmount(words: readonly SentenceWord[], at: number): Amount | undefined {
  const before = findBefore(words, at);
  const sign = findCurrency(words, before.end);
  const first = findNumber(words, before.end + (sign?.length ?? 0));
  if (!first) {
    const decade = take(words, before.end, "decade");
    return decade > 0 ? toDecade(before, decade) : undefined;
  }
  let currency = sign?.currency;
  let end = before.end + (sign?.length ?? 0) + first.length;
  let low = first.value;
  let high: number | undefined;
  const takeCurrency = () => {
    const found = findCurrency(words, end);
    if (found && currency === undefined) currency = found.currency;
    end += found?.length ?? 0;
  };
  takeCurrency();
  const join = take(words, end, "upTo");
  // "5 and 6" is a range only after "between".
  if (join > 0 && (before.isRange || take(words, end, "and") === 0)) {
    const after = findCurrency(words, end + join);
    const last = findNumber(words, end + join + (after?.length ?? 0));
    if (last) {
      if (after && currency === undefined) currency = after.currency;
      end += join + (after?.length ?? 0) + last.length;
      high = last.value;
      if (high >= 1_000 && low < 1_000) low *= 1_000;
      takeCurrency();
    }
  }
  if (high !== undefined && high < low) [low, high] = [high, low];
  let bound = before.bound;
  let hours = before.hours;
  let unit: "years" | undefined;
  for (let count = 0; count < 3; count += 1) {
    const years =
      currency === undefined && hours === undefined ? takeAfter(words, end, "years") : 0;
    if (years > 0 && !unit) {
      unit = "years";
      end += years;
      end += takeAfter(words, end, "experience");
      continue;
    }
    const period = unit ? undefined : findPeriod(words, end, "after");
    const upper = takeAfter(words, end, "upperAfter");
    // "3 + Nuxt" is a list, "3+" is not.
    const isList = words[end]?.key === "+" && words[end]?.gap !== "none";
    const lower = isList ? 0 : takeAfter(words, end, "lowerAfter");
    if (!period && upper + lower === 0) break;
    if (period && period.length >= Math.max(upper, lower)) {
      hours ??= period.hours;
      end += period.length;
    } else {
      bound ??= upper > 0 ? "upper" : "lower";
      end += Math.max(upper, lower);
    }
    takeCurrency();
  }
  const total = unit ? 0 : takeAfter(words, end, "total");
  return {
    low,
    high,
    bound: before.isRange && high === undefined ? "lower" : bound,
    currency,
    hours,
    isRate: before.isRate,
    isTotal: before.isTotal || total > 0,
    unit,
    end: end + total,
  };
}

function toYears({ low, high, bound }: Amount): MemberFilter[] {
  // There is no filter for an upper bound of years: less experience is not what clients look for.
  const isUpper = bound === "upper" && high === undefined;
  return isUpper || !Number.isInteger(low) || low > MAX_YEARS ? [] : [{ experience_min: low }];
}

type ToRate = (value: number | undefined, round: (value: number) => number) => number | undefined;

/** Whole amounts that nobody is left out by; the last digits of divisions are none. */
const roundUp = (value: number) => Math.ceil(value - 1e-9);
const roundDown = (value: number) => Math.floor(value + 1e-9);

/** The amount for an hour, with the cents that nothing was converted by. */
function createToRate({ currency, hours = 1 }: Amount, toSiteAmount: ToSiteAmount): ToRate {
  return (value, round) => {
    if (value === undefined || currency === null) return undefined;
    const converted = currency === undefined ? value : toSiteAmount(value, currency);
    if (converted === undefined) return undefined;
    const rate = converted / hours;
    return rate === value ? rate : round(rate);
  };
}

function toRates(amount: Amount, toSiteAmount: ToSiteAmount): MemberFilter[] {
  const { low, high, bound } = amount;
  const toRate = createToRate(amount, toSiteAmount);
  const isRange = high !== undefined;
  const rate_min = isRange || bound === "lower" ? toRate(low, roundDown) : undefined;
  const rate_max = isRange || bound !== "lower" ? toRate(high ?? low, roundUp) : undefined;
  const filter = {
    ...(rate_min === undefined ? {} : { rate_min }),
    ...(rate_max === undefined ? {} : { rate_max }),
  };
  const isRate = Math.max(rate_min ?? 0, rate_max ?? 0) <= MAX_RATE;
  return isRate && Object.keys(filter).length > 0 ? [filter] : [];
}

/** The hours that an amount is for where nothing says it. */
function toLikelyHours(value: number): number {
  if (value <= MAX_UNSAID_HOUR) return 1;
  return value <= MAX_UNSAID_MONTH ? MONTHLY_HOURS : MONTHLY_HOURS * 12;
}

/** A rate or years of experience: `under 60`, `$50 an hour`, `8k a month`, `5+ years`. */
export function readAmount(
  words: readonly SentenceWord[],
  at: number,
  toSiteAmount: ToSiteAmount,
): Reading | undefined {
  const amount = mayBegin(words[at], BEGINNINGS) ? findAmount(words, at) : undefined;
  if (!amount) return undefined;
  const { low, high, bound, currency, hours, isRate, isTotal, unit, end } = amount;
  const length = end - at;
  if (unit === "years") {
    const isOther = take(words, end, "noExperience") > 0;
    const opposite = bound === "upper" ? { opposite: { experience_min: low } } : {};
    return { length, filters: isOther ? [] : toYears(amount), ...opposite };
  }
  const isMoney = currency !== undefined || hours !== undefined || isRate;
  if (isTotal && isMoney) return { length, filters: [] };
  const isUnit = (["hours", "days", "weeks", "months", "person"] as const).some(
    (kind) => take(words, end, kind) > 0,
  );
  if (!isMoney && (isUnit || (bound === undefined && high === undefined))) return undefined;
  if (!isMoney && bound === undefined) return undefined;
  const likely = hours ?? toLikelyHours(high ?? low);
  const rates = toRates({ ...amount, hours: likely }, toSiteAmount);
  const canBeYears =
    !isMoney &&
    bound === "lower" &&
    high === undefined &&
    Number.isInteger(low) &&
    low <= MAX_UNCLEAR;
  if (canBeYears) return { length, filters: [{ experience_min: low }, ...rates] };
  // What it is for was not said, so that it is offered, not taken.
  const isOffered = hours === undefined && likely > 1;
  const opposites = rates.flatMap(({ rate_min, rate_max }) =>
    rate_min !== undefined && rate_max !== undefined
      ? []
      : [rate_max === undefined ? { rate_max: rate_min } : { rate_min: rate_max }],
  );
  return {
    length,
    filters: rates,
    isRate: hours !== undefined || isRate,
    ...(isOffered ? { isOffered } : {}),
    ...(opposites[0] ? { opposite: opposites[0] } : {}),
  };
}
