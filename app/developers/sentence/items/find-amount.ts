import type { KnownCurrency } from "#contract/members/member-terms.ts";
import type { WordKind } from "../../dictionaries/language.ts";
import { BEFORE_AMOUNT, BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { isDigit, take, takeAfter } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { CURRENCIES, findCurrency } from "./currencies.ts";
import { findBarePeriod, findPeriodAfter, findPeriodBefore } from "./periods.ts";

/** Words before a number, such as "budget", "per month" and "up to", and after it. */
const MAX_BEFORE = 5;
const MAX_AFTER = 3;
const DECADE = 10;

/** A number with what the words beside it say of it. */
export type Amount = {
  low: number;
  high?: number;
  bound?: "upper" | "lower";
  /** Whether "between" or "from" says that it has two ends. */
  isRange?: boolean;
  /** Undefined where it is no money, `null` for one that has no rate. */
  currency?: KnownCurrency | null;
  /** Hours of the time that it is for. */
  hours?: number;
  /** A word such as "budget" says that it is a rate. */
  isRate: boolean;
  /** It is for a whole project. */
  isTotal: boolean;
  isYears: boolean;
  end: number;
};

/** The currency from the end of an amount on. */
function addCurrency(words: readonly SentenceWord[], amount: Amount): void {
  const found = findCurrency(words, amount.end);
  if (!found) return;
  if (amount.currency === undefined) amount.currency = found.currency;
  amount.end += found.length;
}

/** Words before a number; `isRange` after "between". */
function readBefore(words: readonly SentenceWord[], at: number) {
  const amount: Amount = {
    low: 0,
    isRate: false,
    isTotal: false,
    isYears: false,
    end: at,
  };
  let isRange = false;
  let isOpen = true;
  for (let count = 0; count < MAX_BEFORE; count += 1) {
    const { end } = amount;
    const period = findPeriodBefore(words, end, amount.isRate);
    let length = period?.length ?? 0;
    for (const kind of BEFORE_AMOUNT) length = Math.max(length, take(words, end, kind));
    if (length === 0) break;
    // Of "someone who takes it over. Budget 50" the bound is of what is before it.
    if (amount.bound && words[end]?.gap === "stop") break;
    const is = (kind: WordKind) => take(words, end, kind) === length;
    if (is("upper")) amount.bound = "upper";
    else if (is("lower")) amount.bound = "lower";
    if (period && amount.hours === undefined) amount.hours = period.hours;
    isRange ||= is("between");
    // "De una tienda": without an upper end it bounds nothing, other than "from 40".
    if (is("between") && !is("lower")) isOpen = false;
    amount.isTotal ||= is("total");
    amount.isRate ||= is("rate");
    amount.end += length;
  }
  return { amount, isRange, isOpen };
}

/** Rates beside each other are less than this apart. */
const MAX_APART = 2;

/** The slash of "day rate 350/400". */
function takeSlash(words: readonly SentenceWord[], { low, end, isRate, hours }: Amount): number {
  const isSlash = words[end]?.key === "/" && (isRate || hours !== undefined);
  const last = isSlash ? findNumber(words, end + 1)?.value : undefined;
  return last !== undefined && last > low && last < low * MAX_APART ? 1 : 0;
}

/** The second number of a range: `40-60`, `$40 to $50`, `between 5 and 8 thousand`. */
function addUpperEnd(words: readonly SentenceWord[], amount: Amount, isRange: boolean): void {
  const join = take(words, amount.end, "upTo") || takeSlash(words, amount);
  const around = take(words, amount.end, "plusMinus");
  const difference = around > 0 ? findNumber(words, amount.end + around) : undefined;
  // "45 +- 5" is at most 50.
  if (difference && difference.value < amount.low) {
    amount.end += around + difference.length;
    amount.high = amount.low + difference.value;
    amount.low -= difference.value;
    addCurrency(words, amount);
    return;
  }
  if (join === 0) addOther(words, amount);
  // "5 and 6" is a range only after "between".
  if (join === 0 || (!isRange && take(words, amount.end, "and") > 0)) return;
  const sign = findCurrency(words, amount.end + join);
  const start = amount.end + join + (sign?.length ?? 0);
  const last = findNumber(words, start);
  if (!last) return;
  if (sign && amount.currency === undefined) amount.currency = sign.currency;
  amount.end = start + last.length;
  // "5 to 8k" is 5,000 to 8,000.
  const low = last.value >= 1_000 && amount.low < 1_000 ? amount.low * 1_000 : amount.low;
  amount.low = Math.min(low, last.value);
  amount.high = Math.max(low, last.value);
  addCurrency(words, amount);
}

/** What both ends of "one or two years" and "forty or forty-five euros" are of. */
const UNITS: readonly WordKind[] = [
  "years",
  "perHour",
  "perDay",
  "perMonth",
  ...CURRENCIES.map(({ kind }) => kind),
];

const isSpoken = (words: readonly SentenceWord[], at: number) =>
  words[at]?.gap === "space" && !isDigit(words[at]?.key ?? "0");

/**
 * "One or two years" is one at least, "forty or forty-five euros" at most the second; so are spoken
 * numbers side by side, "twenty five thirty euros", but "six fifty" are hundreds.
 */
function addOther(words: readonly SentenceWord[], amount: Amount): void {
  const or = takeAfter(words, amount.end, "or");
  const at = amount.end + or;
  const isBeside = isSpoken(words, at) && !isDigit(words[at - 1]?.key ?? "0");
  const other = or > 0 || isBeside ? findNumber(words, at) : undefined;
  const end = at + (other?.length ?? 0);
  const isBoth = (amount.isRate && or > 0) || UNITS.some((kind) => takeAfter(words, end, kind) > 0);
  if (!other || !isBoth || other.value <= amount.low || amount.currency !== undefined) return;
  const isYears = takeAfter(words, end, "years") > 0;
  const isHundreds = or === 0 && !isYears && amount.low < 10 && other.value < 100;
  if (isHundreds && other.value >= 10) amount.low = amount.low * 100 + other.value;
  else amount.high = other.value;
  amount.end = end;
  if (isYears) amount.bound ??= "lower";
  addCurrency(words, amount);
}

/** What is said after the number: years, a period, a bound. False when nothing more is. */
function addAfter(words: readonly SentenceWord[], amount: Amount): boolean {
  const { end } = amount;
  const isMoney = amount.currency !== undefined || amount.hours !== undefined;
  // "Ten (10) years"
  const takeUnit = words[end - 1]?.isInBrackets ? take : takeAfter;
  const years = isMoney || amount.isYears ? 0 : takeUnit(words, end, "years");
  if (years > 0) {
    amount.isYears = true;
    amount.end += years;
    amount.end += takeAfter(words, amount.end, "experience");
    return true;
  }
  const { high, low, currency, isRate } = amount;
  const isRange = high !== undefined;
  const bare = { value: high ?? low, isMoney: Boolean(currency), isRate, isRange };
  const period = amount.isYears
    ? undefined
    : (findPeriodAfter(words, end) ?? findBarePeriod(words, end, bare));
  // "3 + Nuxt" and "480 a day plus travel" are lists, "3+" and "12 years plus" are not.
  const isMore = isMoney && words[end]?.key === "plus" && words[end + 1]?.gap === "space";
  const isList = isMore || (words[end]?.key === "+" && words[end]?.gap !== "none");
  const said = takeAfter(words, end, "upperAfter");
  // "Min 60 max 80"
  const upper = take(words, end, "upper") === said && findNumber(words, end + said) ? 0 : said;
  const lower = isList ? 0 : takeAfter(words, end, "lowerAfter");
  const length = Math.max(period?.length ?? 0, upper, lower);
  if (length === 0) return false;
  if (length === period?.length) amount.hours ??= period.hours;
  else amount.bound ??= upper > 0 ? "upper" : "lower";
  amount.end += length;
  addCurrency(words, amount);
  return true;
}

/** `60`, `up to $60 an hour`, `between 40 and 60 EUR`, `5+ years of experience`, `8k a month`. */
export function findAmount(words: readonly SentenceWord[], at: number): Amount | undefined {
  if (!mayBegin(words, at, BEGINS.amount)) return undefined;
  const { amount, isRange, isOpen } = readBefore(words, at);
  const decade = take(words, amount.end, "decade");
  if (decade > 0) return { ...amount, low: DECADE, isYears: true, end: amount.end + decade };
  addCurrency(words, amount);
  const numberAt = amount.end;
  const number = findNumber(words, numberAt);
  if (!number) return undefined;
  amount.low = number.value;
  amount.end += number.length;
  addCurrency(words, amount);
  addUpperEnd(words, amount, isRange);
  // "From 40" bounds it, "de 300 euros" does not.
  if (isRange && (amount.high !== undefined || isOpen)) amount.bound = "lower";
  if (isRange && amount.high !== undefined) amount.isRange = true;
  for (let count = 0; count < MAX_AFTER && addAfter(words, amount); count += 1);
  // "Please state one hourly rate"
  const isArticle = amount.low === 1 && !amount.high && !isDigit(words[numberAt]?.key ?? "");
  const isNone = !amount.isYears && amount.currency === undefined && !amount.bound;
  if (isArticle && isNone) return undefined;
  const isSaid = amount.isYears || amount.isRate || (amount.currency ?? amount.hours) !== undefined;
  if (!isOpen && amount.high === undefined && !isSaid) return undefined;
  const total = amount.isYears ? 0 : takeAfter(words, amount.end, "total");
  return { ...amount, isTotal: amount.isTotal || total > 0, end: amount.end + total };
}
