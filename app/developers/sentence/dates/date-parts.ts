import { addDays } from "#platform/time/date-text.ts";
import { BEFORE_WEEKDAY } from "../../dictionaries/word-classes/prepositions.ts";
import type { FoundDate } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import {
  isDigit,
  MONTHS,
  ORDINALS,
  SHORT_WEEKDAYS,
  take,
  takeAfter,
  takeBefore,
} from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Days of a month that is not named. */
export const MONTH_DAYS = 30;

export type FindDate = (
  words: readonly SentenceWord[],
  at: number,
  today: string,
) => FoundDate | undefined;

export const toIso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const DAY_LINKS = toWordSet(BEFORE_WEEKDAY);

/** "Start mon", but not the French "mon site". */
export function findShortWeekday(words: readonly SentenceWord[], at: number) {
  const isSaid =
    DAY_LINKS.has(words[at - 1]?.key ?? "") ||
    takeBefore(words, at, "start") + takeBefore(words, at, "available") > 0;
  return isSaid ? SHORT_WEEKDAYS.get(words[at]?.key ?? "") : undefined;
}

/** A day in words: "first", "twenty first", "fünfzehnten"; a number right before its month: "quince de abril". */
function findNamedDay(words: readonly SentenceWord[], at: number) {
  const tens = TENS.get(words[at]?.key ?? "") ?? 0;
  const ones = ORDINALS.get(words[at + (tens > 0 ? 1 : 0)]?.key ?? "");
  if (ones !== undefined && (tens === 0 || ones < 10))
    return { day: tens + ones, length: tens > 0 ? 2 : 1 };
  const number = isDigit(words[at]?.key ?? "") ? undefined : findNumber(words, at);
  if (!number) return undefined;
  const end = at + number.length;
  const of = words[end]?.key === "de" ? 1 : 0;
  const isDay = MONTHS.has(words[end + of]?.key ?? "");
  return isDay ? { day: number.value, length: number.length } : undefined;
}
const TENS: ReadonlyMap<string, number> = new Map([
  ["twenty", 20],
  ["thirty", 30],
]);

/** The day of "1", "1st", "15th of", "1er", "first of". */
export function findDay(words: readonly SentenceWord[], at: number) {
  const key = words[at]?.key ?? "";
  const named = /^\d{1,2}$/.test(key) ? { day: Number(key), length: 1 } : findNamedDay(words, at);
  if (!named || named.day < 1 || named.day > 31) return undefined;
  const { day, length } = named;
  const next = words[at + length];
  const suffix = next?.gap === "none" && /^(?:st|nd|rd|th|er)$/.test(next.key) ? 1 : 0;
  // Of "a team of 6, starting in March" the number is none.
  const of = takeAfter(words, at + length + suffix, "beforeDate") === 1 ? 1 : 0;
  return { day, length: length + suffix, withOf: length + suffix + of };
}

/** The parts of an ISO date. */
export const toDateParts = (date: string) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** The next one of a month without its year; one that is under way is this year's. */
export function toYear(month: number, today: string): number {
  const { year, month: current } = toDateParts(today);
  return month + 1 < current ? year + 1 : year;
}

/** The year of "Q1 2027" and "February of next year". */
export function findYear(words: readonly SentenceWord[], at: number, today: string) {
  const of = take(words, at, "beforeDate") === 1 ? 1 : 0;
  // "December until the new year" is a span.
  const isUntil = take(words, at, "upTo") + take(words, at, "endDate") > 0;
  const isBeside = words[at]?.gap === "space" && !isUntil;
  for (const skipped of [0, of]) {
    const key = words[at + skipped]?.key ?? "";
    if (/^20\d\d$/.test(key)) return { year: Number(key), length: skipped + 1 };
    const next = isBeside ? take(words, at + skipped, "newYear") : 0;
    if (next > 0) return { year: toDateParts(today).year + 1, length: skipped + next };
  }
  return undefined;
}

type Part = { day: number; length: number };

/** Day of a month that "early", "mid" and "end of" mean; 0 is the last one of the month before. */
const PARTS = [
  ["early", 10],
  ["middle", 15],
  ["weekOne", 7],
  ["weekTwo", 14],
  ["weekThree", 21],
  ["end", 0],
] as const;

export function findPart(words: readonly SentenceWord[], at: number): Part | undefined {
  if (!mayBegin(words, at, BEGINS.datePart)) return undefined;
  let longest: Part | undefined;
  for (const [kind, day] of PARTS) {
    const length = take(words, at, kind);
    // "Début : janvier" is a heading of all of it.
    const isHeading = words[at + length]?.isAfterColon === true;
    if (length > (longest?.length ?? 0) && !isHeading) longest = { day, length };
  }
  return longest;
}

/** The last day before a month or a quarter, the next one: "before November". */
export function toEarlier({ first, ...found }: FoundDate, today: string): FoundDate | undefined {
  if (found.isFeast) return found;
  if (!first?.endsWith("-01")) return undefined;
  const [year, ...others] = first.split("-");
  const next = first > today ? first : [Number(year) + 1, ...others].join("-");
  return { ...found, dates: [addDays(next, -1)] };
}
