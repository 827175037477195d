import { BEFORE_QUARTER } from "../../dictionaries/word-classes/determiners.ts";
import type { FoundDate } from "../reading.ts";
import { isDigit, MONTHS, QUARTERS, take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import {
  type FindDate,
  findDay,
  findPart,
  findYear,
  toDateParts,
  toIso,
  toYear,
} from "./date-parts.ts";

/** A date in digits; undefined for a day that there is not. */
function toRealDate(year: number, month: number, day: number): string | undefined {
  const date = toIso(year, month - 1, day);
  return date === `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
    ? date
    : undefined;
}

/** "From 1.2.", but not "version 1.2": the dot after it is told by what is before it. */
const findShortDate = (words: readonly SentenceWord[], at: number) =>
  takeBefore(words, at, "start") + takeBefore(words, at, "beforeDate") > 0
    ? /^([0-3]?\d)\.([01]?\d)$/.exec(words[at]?.key ?? "")
    : null;

/** "From 1/10", but not "1/2 of a week". */
function findSlashed(words: readonly SentenceWord[], at: number, today: string) {
  const [first, slash, second, next] = words.slice(at, at + 4);
  const isDate = slash?.key === "/" && slash.gap === "none" && second?.gap === "none";
  const isSaid = takeBefore(words, at, "start") + takeBefore(words, at, "beforeDate") > 0;
  const isNumbers = [first, second].every((word) => /^\d{1,2}$/.test(word?.key ?? ""));
  if (!isDate || !isSaid || !isNumbers || next?.gap === "none") return undefined;
  const [day, month] = [Number(first?.key), Number(second?.key)];
  // "24/7"
  if (day === 24 && month === 7) return undefined;
  return toRealDate(toYear(month - 1, today), month, day);
}

/** `2027-01-15`, `01.04.`, `15.1.2027`; `1/12/2026` has two meanings. */
export const findDigits: FindDate = (words, at, today) => {
  const text = words[at]?.key ?? "";
  if (!isDigit(text)) return undefined;
  const iso = /^(20\d\d)[-/](\d\d?)[-/](\d\d?)$/.exec(text);
  if (iso) {
    const date = toRealDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    return date ? { dates: [date], length: 1 } : undefined;
  }
  const short = /^([0-3]\d)[./]([01]\d)$/.exec(text) ?? findShortDate(words, at);
  if (short) {
    const [day, month] = [Number(short[1]), Number(short[2])];
    const date = toRealDate(toYear(month - 1, today), month, day);
    return date ? { dates: [date], length: 1 } : undefined;
  }
  const slashed = findSlashed(words, at, today);
  if (slashed) return { dates: [slashed], length: 3 };
  const parts = /^(\d{1,2})([./])(\d{1,2})[./](20\d\d)$/.exec(text);
  if (!parts) return undefined;
  const [first, second, year] = [Number(parts[1]), Number(parts[3]), Number(parts[4])];
  const dayFirst = toRealDate(year, second, first);
  const monthFirst = parts[2] === "/" ? toRealDate(year, first, second) : undefined;
  const [one, ...others] = new Set([dayFirst, monthFirst].filter((date) => date !== undefined));
  return one === undefined ? undefined : { dates: [one, ...others], length: 1 };
};

const UNITS = ["hours", "days", "weeks", "months", "years", "person"] as const;

/** `15 January`, `January 15, 2027`, `end of January`; a month alone is its last day. */
export const findNamedMonth: FindDate = (words, at, today) => {
  const part = findPart(words, at);
  const before = part ? undefined : findDay(words, at);
  for (const skipped of new Set([part?.length ?? before?.length ?? 0, before?.withOf ?? 0])) {
    const month = MONTHS.get(words[at + skipped]?.key ?? "");
    // "[10:42] Jan: we need"
    const isApart = before && words[at + skipped]?.gap === "comma";
    if (month === undefined || isApart) continue;
    const after = at + skipped + 1;
    // "From March, 20 hours a week"
    const isOver = words[after]?.gap === "comma" || words[after]?.gap === "stop";
    const dayAfter = before || part || isOver ? undefined : findDay(words, after);
    // "From January 20 hours", "ab Januar 3 Tage die Woche"
    const unit = after + (dayAfter?.length ?? 0);
    const isCount = UNITS.some((kind) => takeAfter(words, unit, kind) > 0);
    const following = isCount ? undefined : dayAfter;
    const end = after + (following?.length ?? 0);
    const year = findYear(words, end, today);
    const day = before?.day ?? following?.day ?? part?.day ?? 0;
    const near = toYear(month, today);
    // "Start on 2 November", or in the middle of it, said at its end, is the next one.
    const isPast = day > 0 && toIso(near, month, day) < today;
    const stated = year?.year ?? (isPast ? near + 1 : near);
    const date = toIso(stated, day === 0 ? month + 1 : month, day);
    return {
      dates: [date],
      ...(day === 0 && !part ? { first: `${date.slice(0, 8)}01` } : {}),
      length: end + (year?.length ?? 0) - at,
      isBareMonth: day === 0 && !part && !year,
    };
  }
  return undefined;
};

/** The last day of "early 2027", "mid 2027" and "the end of 2027". */
const PARTS_OF_YEARS = { early: [3, 0], middle: [6, 15], end: [12, 0] } as const;

export function findPartOfYear(
  words: readonly SentenceWord[],
  at: number,
  today: string,
): FoundDate | undefined {
  for (const kind of ["early", "middle", "end"] as const) {
    const part = take(words, at, kind);
    const year = part > 0 ? findYear(words, at + part, today) : undefined;
    if (!year) continue;
    const [month, day] = PARTS_OF_YEARS[kind];
    return { dates: [toIso(year.year, month, day)], length: part + year.length };
  }
  return undefined;
}

const ARTICLES = toWordSet(BEFORE_QUARTER);
/** The end of "1st", "2e" and "1º". */
const ORDINAL_END = /^(?:st|nd|rd|th|er|e|eme|o|do|ro)$/;

/** The words of `Q1`, "first quarter" and "1. Quartal", but not of "for 1 quarter". */
function findQuarterName(words: readonly SentenceWord[], at: number) {
  const key = words[at]?.key ?? "";
  const digit = /^[1-4]$/.test(key) && takeBefore(words, at, "duration") === 0;
  const quarter = digit ? Number(key) - 1 : QUARTERS.get(key);
  const next = words[at + 1];
  const isOrdinal = digit && next?.gap === "none" && ORDINAL_END.test(next.key);
  return quarter === undefined ? undefined : { quarter, length: isOrdinal ? 2 : 1 };
}

/** `Q1`, `first quarter of 2027`, `next quarter`: its last day; the first one of "start of Q1". */
export const findQuarter: FindDate = (words, from, today) => {
  const said = findPart(words, from)?.length ?? 0;
  // "Beginning of the second quarter"
  const part = said > 0 ? said + Number(ARTICLES.has(words[from + said]?.key ?? "")) : 0;
  const at = from + part;
  const { year, month } = toDateParts(today);
  const current = Math.floor((month - 1) / 3);
  const next = take(words, at, "next");
  const name = next > 0 ? { quarter: current + 1, length: next } : findQuarterName(words, at);
  if (!name) return undefined;
  const { quarter, length: named } = name;
  const unit = take(words, at + named, "quarter");
  if (unit === 0 && !/^[qt]\d$/.test(words[at]?.key ?? "")) return undefined;
  const stated = findYear(words, at + named + unit, today);
  const near = next === 0 && quarter < current ? year + 1 : year;
  const last = toIso(stated?.year ?? near, quarter * 3 + 3, 0);
  const first = toIso(stated?.year ?? near, quarter * 3, 1);
  const middle = toIso(stated?.year ?? near, quarter * 3 + 1, 15);
  const isStart = take(words, from, "early") > 0;
  return {
    dates: [isStart ? first : take(words, from, "middle") > 0 ? middle : last],
    first,
    length: part + named + unit + (stated?.length ?? 0),
  };
};

/** "The 15th", "the 15th of next month": the next one, or that of the month. */
export const findDayOfMonth: FindDate = (words, at, today) => {
  const found = findDay(words, at);
  const { year, month, day: current } = toDateParts(today);
  const end = at + (found?.withOf ?? 0);
  const next = found ? take(words, end, "next") : 0;
  const months = next > 0 ? take(words, end + next, "months") : 0;
  if (!found || (months === 0 && found.length < 2)) return undefined;
  const isNext = months > 0 || found.day < current;
  const length = months > 0 ? end + next + months - at : found.length;
  return { dates: [toIso(year, month - (isNext ? 0 : 1), found.day)], length };
};
