import type { MemberFilter } from "#contract/member-query.ts";
import { MAX_OVERLAP_HOURS } from "#contract/working-day-terms.ts";
import { toNumber } from "./sentence-dates.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { ZONES } from "./sentence-zones.ts";

/**
 * What words from one on mean: more than one filter where they can mean each of them, none where no
 * filter says it.
 */
export type Reading = { length: number; filters: MemberFilter[] };

const UPPER = ["under", "below", "less than", "up to", "at most", "no more than", "max", "maximum"];
const LOWER = ["over", "above", "more than", "at least", "from", "min", "minimum"];
const CURRENCIES = new Set([
  "$",
  "€",
  "£",
  "eur",
  "usd",
  "gbp",
  "euro",
  "euros",
  "dollars",
  "pounds",
]);
const OF_AN_HOUR = ["/ h", "/ hr", "/ hour", "per hour", "an hour", "a hour", "hourly", "h"];
const MAX_RATE = 10_000;
const MAX_YEARS = 80;
/** Numbers up to here can be years as well as a rate. */
const MAX_UNCLEAR = 30;

/** Words that a phrase of a list takes from one on; 0 when none of them is there. */
export function takePhrase(
  words: readonly SentenceWord[],
  at: number,
  phrases: readonly string[],
): number {
  const lengths = phrases.map((phrase) => {
    const parts = phrase.split(" ");
    return parts.every((part, index) => words[at + index]?.key === part) ? parts.length : 0;
  });
  return Math.max(0, ...lengths);
}

type Amount = {
  value: number;
  last: number | undefined;
  unit: "rate" | "years" | undefined;
  end: number;
};

const takeCurrency = (words: readonly SentenceWord[], at: number) =>
  CURRENCIES.has(words[at]?.key ?? "") ? 1 : 0;

/** `60`, `$60 an hour`, `40-60 EUR`, `5+ years of experience`. */
function findAmount(
  words: readonly SentenceWord[],
  at: number,
  joiners: readonly string[],
): Amount | undefined {
  let end = at + takeCurrency(words, at);
  let hasCurrency = end > at;
  const [, first, second] = /^(\d{1,6})[-–](\d{1,6})$/.exec(words[end]?.text ?? "") ?? [];
  const plus = /^(\d{1,2})\+$/.exec(words[end]?.key ?? "");
  let value = first ? Number(first) : plus ? Number(plus[1]) : toNumber(words[end]);
  let last = second ? Number(second) : undefined;
  if (value === undefined) return undefined;
  end += 1;
  if (last === undefined && joiners.includes(words[end]?.key ?? "")) {
    const afterSign = end + 1 + takeCurrency(words, end + 1);
    last = toNumber(words[afterSign]);
    if (last !== undefined) end = afterSign + 1;
  }
  if (takeCurrency(words, end) > 0) {
    hasCurrency = true;
    end += 1;
  }
  const perHour = takePhrase(words, end, OF_AN_HOUR);
  if (perHour > 0) return { value, last, unit: "rate", end: end + perHour };
  const years = takePhrase(words, end, ["years", "year", "yrs"]);
  if (years > 0 && !hasCurrency) {
    const experience = takePhrase(words, end + years, ["of experience", "experience"]);
    return { value, last, unit: "years", end: end + years + experience };
  }
  if (last !== undefined && last < value) [value, last] = [last, value];
  return { value, last, unit: hasCurrency ? "rate" : plus ? "years" : undefined, end };
}

function toFilters(
  { value, last, unit }: Amount,
  bound: "upper" | "lower" | undefined,
): MemberFilter[] {
  if (value > (unit === "years" ? MAX_YEARS : MAX_RATE) || (last ?? 0) > MAX_RATE) return [];
  const isWhole = Number.isInteger(value);
  // There is no filter for an upper bound of years: less experience is not what clients look for.
  if (unit === "years") return bound === "upper" || !isWhole ? [] : [{ experience_min: value }];
  if (last !== undefined) {
    return unit || bound
      ? [{ rate_min: Math.min(value, last), rate_max: Math.max(value, last) }]
      : [];
  }
  if (bound === "upper") return [{ rate_max: value }];
  if (bound === "lower") {
    const rate = { rate_min: value };
    const isUnclear = unit === undefined && isWhole && value <= MAX_UNCLEAR;
    return isUnclear ? [{ experience_min: value }, rate] : [rate];
  }
  return unit === "rate" ? [{ rate_max: value }] : [];
}

const OVERLAP = ["overlap", "of overlap", "in common", "together", "shared"];
const MAX_PLACE_WORDS = 3;

/** A city or a clock, such as `New York time`. */
function findZone(words: readonly SentenceWord[], at: number) {
  let key = "";
  let found: { zone: string; end: number } | undefined;
  for (let end = at + 1; end <= at + MAX_PLACE_WORDS; end += 1) {
    key += words[end - 1]?.key ?? "";
    const zone = ZONES.get(key);
    if (zone) found = { zone, end };
  }
  return found && { ...found, end: found.end + takePhrase(words, found.end, ["time"]) };
}

/** Working hours in common: `four hours with New York`, `at least 4 h of overlap with CET`. */
export function readOverlap(words: readonly SentenceWord[], at: number): Reading | undefined {
  const first = at + takePhrase(words, at, LOWER);
  const hours = toNumber(words[first]);
  const unit = takePhrase(words, first + 1, ["hours", "hour", "hrs", "h"]);
  if (hours === undefined || unit === 0) return undefined;
  const named = first + 1 + unit;
  const afterName = named + takePhrase(words, named, OVERLAP);
  const preposition = takePhrase(words, afterName, ["with", "of"]);
  const place = preposition > 0 ? findZone(words, afterName + preposition) : undefined;
  if (!place) return undefined;
  const isHours = Number.isInteger(hours) && hours >= 1 && hours <= MAX_OVERLAP_HOURS;
  return {
    length: place.end - at,
    filters: isHours ? [{ overlap: hours, zone: place.zone }] : [],
  };
}

/** A rate or years of experience: `under 60`, `between 40 and 60`, `$50 an hour`, `5+ years`. */
export function readAmount(words: readonly SentenceWord[], at: number): Reading | undefined {
  const range = takePhrase(words, at, ["between"]);
  const upper = takePhrase(words, at, UPPER);
  const lower = takePhrase(words, at, LOWER);
  const joiners = range > 0 ? ["and", "to"] : ["to"];
  const amount = findAmount(words, at + (range || upper || lower), joiners);
  if (!amount || (range > 0 && amount.last === undefined)) return undefined;
  const bound = upper > 0 ? "upper" : lower > 0 || range > 0 ? "lower" : undefined;
  const filters = toFilters(amount, bound);
  const isMeant = bound !== undefined || amount.unit !== undefined;
  return isMeant ? { length: amount.end - at, filters } : undefined;
}
