import type { MemberFilter } from "#contract/members/member-query.ts";
import type { KnownCurrency } from "#contract/members/member-terms.ts";
import { MONTHLY_HOURS } from "#contract/members/member-terms.ts";
import type { Reading } from "../reading.ts";
import { BEGINS, mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Amount, findAmount } from "./find-amount.ts";
import { isBareRate, isFineRate, isOfOthers, isOfReferences, isOfUnit } from "./other-numbers.ts";
import { findHeadedHours, WEEKLY_HOURS } from "./periods.ts";
import { isBelowSaidYears, isBelowYears, readYears, toYears } from "./years.ts";

const MAX_RATE = 10_000;
const [MIN_YEAR, MAX_YEAR] = [1960, 2100];
/** Less than this an hour is no rate, but a sum for fewer hours: "1000 a month". */
const MIN_RATE_OF_SUM = 10;
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

/** "Not over 60" is up to 60; "no to 60" bounds nothing. */
function toOpposite(
  [rate]: readonly MemberFilter[],
  bound: Amount["bound"],
): { opposite?: MemberFilter } {
  const { rate_min, rate_max } = rate ?? {};
  if (rate_min !== undefined && rate_max !== undefined) return {};
  if (rate_min !== undefined) return { opposite: { rate_max: rate_min } };
  return rate_max === undefined || !bound ? {} : { opposite: { rate_min: rate_max } };
}

/** Whether an amount is that of people who cost too much: "the last ones were well over 40 an hour". */
const isToldOfOthers = (words: readonly SentenceWord[], at: number, { bound, high }: Amount) =>
  bound === "lower" && high === undefined && takeBefore(words, at, "toldAmount") > 0;

/** "More than 35 we can't pay" is up to 35. */
function withoutUnaffordable(words: readonly SentenceWord[], amount: Amount | undefined) {
  if (amount?.bound !== "lower" || amount.high !== undefined || amount.isYears) return amount;
  const isApart = words[amount.end]?.gap === "stop";
  const length = isApart ? 0 : take(words, amount.end, "unaffordable");
  if (length === 0) return amount;
  return { ...amount, bound: "upper" as const, isRate: true, end: amount.end + length };
}

/** Words between an amount and "below that". */
const MAX_BEFORE_THAT = 20;

/** "The last one was 80 an hour, we'd like to stay below that" */
function findThat(words: readonly SentenceWord[], at: number): Amount | undefined {
  const length = take(words, at, "belowThat");
  if (length === 0) return undefined;
  for (let index = at - 1; index >= Math.max(0, at - MAX_BEFORE_THAT); index -= 1) {
    const amount = findAmount(words, index);
    const isMoney = amount && (amount.currency || amount.hours !== undefined || amount.isRate);
    if (isMoney && !amount.isTotal && amount.end <= at)
      return { ...amount, bound: "upper", end: at + length };
  }
  return undefined;
}

/** Words of a number that another one takes further: "forty five". */
const MAX_NUMBER_WORDS = 3;

/** Lower ones can be anything, and higher ones are for no hour. */
const [MIN_SAID_AGAIN, MAX_SAID_AGAIN] = [20, 250];

/** "Isn't 120/h? More like 70", "all were too expensive, anyone around 45?" */
function isAfterAmount(words: readonly SentenceWord[], at: number): boolean {
  const rather = take(words, at, "ratherAbout") > 0;
  if (!rather && take(words, at, "about") === 0) return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_BEFORE_THAT); index -= 1) {
    if (take(words, index, "tooExpensive") > 0) return true;
    if (rather && take(words, index, "perHour") > 0) return true;
  }
  return false;
}

/** "40 per hour, maybe 45", "we can do 40, maybe 45" */
function isSaidAgain(words: readonly SentenceWord[], at: number): boolean {
  if (isAfterAmount(words, at)) return true;
  if (take(words, at, "about") === 0) return false;
  if (takeBefore(words, at, "perHour") > 0) return true;
  for (let length = 1; length <= MAX_NUMBER_WORDS; length += 1) {
    const isNumber = findNumber(words, at - length)?.length === length;
    if (isNumber && takeBefore(words, at - length, "rate") > 0) return true;
  }
  return false;
}

/** "Experience: 5", "exp 4-6", but not "experience, 3 projects". */
const isAfterExperience = (words: readonly SentenceWord[], at: number, { high, end }: Amount) =>
  words[at]?.isAfterColon === true ||
  (words[at]?.gap === "space" && (high !== undefined || (words[end]?.gap ?? "stop") !== "space"));

/** "Up to 3 Go engineers" */
const isOfPeople = (words: readonly SentenceWord[], { low, high = low, bound, end }: Amount) =>
  bound === "upper" && high < MIN_RATE_OF_SUM && words[end]?.gap === "space";

/** What an amount for all of a job or for all of a week is, to be told by its hours. */
function toSums(
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

/** A rate or years of experience: `under 60`, `$50 an hour`, `8k a month`, `5+ years`. */
export function readAmount(
  words: readonly SentenceWord[],
  at: number,
  toSiteAmount: ToSiteAmount,
): Reading | undefined {
  if (!mayBegin(words, at, BEGINS.amount)) return undefined;
  const amount = findThat(words, at) ?? withoutUnaffordable(words, findAmount(words, at));
  if (!amount) return undefined;
  const { low, high, bound, currency, isTotal, isYears, end } = amount;
  if (isYears) return readYears(words, at, amount);
  // "Low budget, maybe 25 to 35"
  const isMoneyLike = (high ?? low) >= MIN_SAID_AGAIN && (high ?? low) <= MAX_SAID_AGAIN;
  const isAgain = isMoneyLike && !isOfUnit(words, end) && isSaidAgain(words, at);
  // "Plutôt un profil" has an article.
  const isRate =
    (amount.isRate && (high ?? low) > 1) ||
    isAgain ||
    (high !== undefined && takeBefore(words, at, "cheap") > 0) ||
    isBareRate(words, at, amount) ||
    isFineRate(words, at, amount);
  const length = end - at;
  const value = high ?? low;
  const isUnit = isOfUnit(words, end);
  // "The monthly budget for this role is EUR 6,400", "the day rate must not exceed 500"
  const isAlone = bound && !isUnit && (words[end]?.gap ?? "stop") !== "space";
  const headed = currency !== undefined || isAlone ? findHeadedHours(words, at, value) : undefined;
  const hours = amount.hours ?? headed;
  // "Competitive salary, 30 days of holiday"
  const isMoney = currency !== undefined || hours !== undefined || (isRate && !isUnit);
  // "At least 7 years, at most 12"
  const isHeaded = words[at]?.isAfterColon === true;
  const isOfYears =
    low <= MAX_UNCLEAR &&
    ((isAfterExperience(words, at, amount) && takeBefore(words, at, "experience") > 0) ||
      ((bound === "upper" || isHeaded) && takeBefore(words, at, "years") > 0));
  if (!isMoney && isOfYears) return { length, filters: toYears(amount) };
  // "Upgrade from 5 to 7" has versions.
  if (!isMoney && bound && high !== undefined && high < MIN_RANGE) return { length, filters: [] };
  if (!isMoney && (isBelowYears(words, amount) || isBelowSaidYears(words, at, amount)))
    return { length, filters: toYears(amount) };
  // "Up to 50 % remote"
  const isMoneyNamed = currency !== undefined || hours !== undefined;
  if (!isMoneyNamed && words[end]?.key === "%") return { length: length + 1, filters: [] };
  // "From 2004" is a year.
  if (!isMoney && bound === "lower" && low >= MIN_YEAR && low <= MAX_YEAR)
    return { length, filters: [] };
  // "At least 3 of these"
  if (take(words, end, "ofThese") > 0 || (!isMoney && isOfReferences(words, end)))
    return { length, filters: [] };
  // "Scaled a team from 10 to 50"
  if (!isMoney && isOfOthers(words, at, amount)) return { length, filters: [] };
  // "Fixed price 5000" is for no hour.
  // "55 an hour all in" is.
  if (isTotal && hours === undefined && (isMoney || low >= MIN_TOTAL))
    return { length, filters: [], ...toSums(amount, undefined, toSiteAmount) };
  const isOther = bound === undefined || isUnit || isOfPeople(words, amount);
  if (!isMoney && isOther) return undefined;
  const likely = hours ?? toLikelyHours((currency && toSiteAmount(value, currency)) || value);
  const isTold = isMoney && isToldOfOthers(words, at, amount);
  const rates = toRates(isTold ? { ...amount, bound: "upper" } : amount, likely, toSiteAmount);
  const canBeYears = !isMoney && bound === "lower" && high === undefined && low <= MAX_UNCLEAR;
  if (canBeYears && Number.isInteger(low)) {
    return { length, filters: [{ experience_min: low }, ...rates] };
  }
  const isUnsaid = hours === undefined && likely > 1;
  const sums = isUnsaid || hours ? toSums(amount, hours, toSiteAmount) : {};
  if (likely > 1 && (rates[0]?.rate_max ?? MIN_RATE_OF_SUM) < MIN_RATE_OF_SUM) {
    return { length, filters: [], ...sums };
  }
  // "Not from an expensive country, 40 an hour at most" is up to 40.
  const isSaidAfter = bound === "upper" && takeBefore(words, end, "upperAfter") > 0;
  // Of "juniors are fine if under 40" it holds for juniors only.
  const isOfOne = bound === "upper" && takeBefore(words, at, "ifOnly") > 0;
  return {
    length,
    filters: rates,
    isRate: hours !== undefined || isRate,
    isOtherwise: takeBefore(words, at, "fallback") > 0,
    // What it is for was not said, so that it is offered, not taken.
    isOffered: isUnsaid || isOfOne,
    ...sums,
    ...(isTold || isSaidAfter ? { opposite: rates[0] } : toOpposite(rates, bound)),
  };
}
