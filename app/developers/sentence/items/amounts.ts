import type { Reading } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { findThat, isSaidAgain } from "./earlier-amounts.ts";
import { type Amount, findAmount } from "./find-amount.ts";
import { isBareRate, isFineRate, isOfOthers, isOfReferences, isOfUnit } from "./other-numbers.ts";
import { findHeadedHours } from "./periods.ts";
import { type ToSiteAmount, toLikelyHours, toOpposite, toRates, toSums } from "./rates.ts";
import { isBelowSaidYears, isBelowYears, readYears, toYears } from "./years.ts";

const [MIN_YEAR, MAX_YEAR] = [1960, 2100];
/** Less than this an hour is no rate, but a sum for fewer hours: "1000 a month". */
const MIN_RATE_OF_SUM = 10;
/** Numbers up to here can be years as well as a rate. */
const MAX_UNCLEAR = 30;
/** Ranges below are of versions, where nothing says that they are money. */
const MIN_RANGE = 20;
/** Smaller numbers beside "in total" can be people. */
const MIN_TOTAL = 100;

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

/** Lower ones can be anything, and higher ones are for no hour. */
const [MIN_SAID_AGAIN, MAX_SAID_AGAIN] = [20, 250];

/** "Experience: 5", "exp 4-6", but not "experience, 3 projects". */
const isAfterExperience = (words: readonly SentenceWord[], at: number, { high, end }: Amount) =>
  words[at]?.isAfterColon === true ||
  (words[at]?.gap === "space" && (high !== undefined || (words[end]?.gap ?? "stop") !== "space"));

/** "Up to 3 Go engineers" */
const isOfPeople = (words: readonly SentenceWord[], { low, high = low, bound, end }: Amount) =>
  bound === "upper" && high < MIN_RATE_OF_SUM && words[end]?.gap === "space";

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
