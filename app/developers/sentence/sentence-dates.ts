import { addDays } from "#platform/time/date-text.ts";
import type { WordKind } from "../dictionaries/language.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { MONTHS, mayBegin, QUARTERS, take, takeBefore, WEEKDAYS } from "./vocabulary.ts";

/** The month after the summer. */
const SEPTEMBER = 8;

/** Days of a month that is not named. */
export const MONTH_DAYS = 30;

export type FoundDate = {
  /** ISO date; two where the order of day and month is not known. */
  dates: readonly [string, ...string[]];
  /** The first day of a month or a quarter, or as good as it. */
  first?: string;
  /** Words that it takes. */
  length: number;
  /** Whether a word such as "May" is all there is. */
  isBareMonth?: boolean;
};

export type FindDate = (
  words: readonly SentenceWord[],
  at: number,
  today: string,
) => FoundDate | undefined;

const toIso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

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

/** `2027-01-15`, `01.04.`, `15.1.2027`; `1/12/2026` has two meanings. */
const findDigits: FindDate = (words, at, today) => {
  const text = words[at]?.key ?? "";
  const iso = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text);
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
  const parts = /^(\d{1,2})([./])(\d{1,2})[./](20\d\d)$/.exec(text);
  if (!parts) return undefined;
  const [first, second, year] = [Number(parts[1]), Number(parts[3]), Number(parts[4])];
  const dayFirst = toRealDate(year, second, first);
  const monthFirst = parts[2] === "/" ? toRealDate(year, first, second) : undefined;
  const [one, ...others] = new Set([dayFirst, monthFirst].filter((date) => date !== undefined));
  return one === undefined ? undefined : { dates: [one, ...others], length: 1 };
};

/** The day of "1", "1st", "15th of", "1er", "first of". */
function findDay(words: readonly SentenceWord[], at: number) {
  const key = words[at]?.key ?? "";
  const named = QUARTERS.get(key) === 0 && !/\d/.test(key) ? 1 : 0;
  const day = /^\d{1,2}$/.test(key) ? Number(key) : named;
  if (day < 1 || day > 31) return undefined;
  const next = words[at + 1];
  const suffix = next?.gap === "none" && /^(?:st|nd|rd|th|er)$/.test(next.key) ? 1 : 0;
  const of = take(words, at + 1 + suffix, "beforeDate") === 1 ? 1 : 0;
  return { day, length: 1 + suffix, withOf: 1 + suffix + of };
}

/** The next one of a month without its year; one that is under way is this year's. */
function toYear(month: number, today: string): number {
  const [year = 0, current = 0] = today.split("-").map(Number);
  return month + 1 < current ? year + 1 : year;
}

function findYear(words: readonly SentenceWord[], at: number) {
  const of = take(words, at, "beforeDate") === 1 ? 1 : 0;
  for (const skipped of [0, of]) {
    const key = words[at + skipped]?.key ?? "";
    if (/^20\d\d$/.test(key)) return { year: Number(key), length: skipped + 1 };
  }
  return undefined;
}

type Part = { day: number; length: number };

/** Day of a month that "early", "mid" and "end of" mean; 0 is the last one of the month before. */
const PARTS = [
  ["early", 10],
  ["middle", 15],
  ["end", 0],
] as const;

function findPart(words: readonly SentenceWord[], at: number): Part | undefined {
  for (const [kind, day] of PARTS) {
    const length = take(words, at, kind);
    if (length > 0) return { day, length };
  }
  return undefined;
}

/** `15 January`, `January 15, 2027`, `end of January`; a month alone is its last day. */
const findNamedMonth: FindDate = (words, at, today) => {
  const part = findPart(words, at);
  const before = part ? undefined : findDay(words, at);
  for (const skipped of new Set([part?.length ?? before?.length ?? 0, before?.withOf ?? 0])) {
    const month = MONTHS.get(words[at + skipped]?.key ?? "");
    if (month === undefined) continue;
    const after = at + skipped + 1;
    // "From March, 20 hours a week"
    const isOver = words[after]?.gap === "comma" || words[after]?.gap === "stop";
    const dayAfter = before || part || isOver ? undefined : findDay(words, after);
    const isHours = take(words, after + (dayAfter?.length ?? 0), "hours") > 0;
    const following = isHours ? undefined : dayAfter;
    const end = after + (following?.length ?? 0);
    const year = findYear(words, end);
    const day = before?.day ?? following?.day ?? part?.day ?? 0;
    const date = toIso(year?.year ?? toYear(month, today), day === 0 ? month + 1 : month, day);
    return {
      dates: [date],
      ...(day === 0 && !part ? { first: `${date.slice(0, 8)}01` } : {}),
      length: end + (year?.length ?? 0) - at,
      isBareMonth: day === 0 && !part && !year,
    };
  }
  return undefined;
};

/** `Q1`, `first quarter of 2027`, `next quarter`: its last day. */
const findQuarter: FindDate = (words, from, today) => {
  // "The end of Q1" is as good as it.
  const part = findPart(words, from)?.length ?? 0;
  const at = from + part;
  const [year = 0, month = 0] = today.split("-").map(Number);
  const current = Math.floor((month - 1) / 3);
  const key = words[at]?.key ?? "";
  const next = take(words, at, "next");
  const quarter = next > 0 ? current + 1 : QUARTERS.get(key);
  if (quarter === undefined) return undefined;
  const named = next || 1;
  const unit = take(words, at + named, "quarter");
  if (unit === 0 && !/^[qt]\d$/.test(key)) return undefined;
  const stated = findYear(words, at + named + unit);
  const near = next === 0 && quarter < current ? year + 1 : year;
  return {
    dates: [toIso(stated?.year ?? near, quarter * 3 + 3, 0)],
    first: toIso(stated?.year ?? near, quarter * 3, 1),
    length: part + named + unit + (stated?.length ?? 0),
  };
};

/** "The 15th", "the 15th of next month": the next one, or that of the month. */
const findDayOfMonth: FindDate = (words, at, today) => {
  const found = findDay(words, at);
  const [year = 0, month = 0, current = 0] = today.split("-").map(Number);
  const end = at + (found?.withOf ?? 0);
  const next = found ? take(words, end, "next") : 0;
  const months = next > 0 ? take(words, end + next, "months") : 0;
  if (!found || (months === 0 && found.length < 2)) return undefined;
  const isNext = months > 0 || found.day < current;
  const length = months > 0 ? end + next + months - at : found.length;
  return { dates: [toIso(year, month - (isNext ? 0 : 1), found.day)], length };
};

/** `tomorrow`, `on Monday`, `next week`, `this month`, `end of the year`, `new year`. */
const findNearDay: FindDate = (words, at, today) => {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const tomorrow = take(words, at, "tomorrow");
  if (tomorrow > 0) return { dates: [addDays(today, 1)], length: tomorrow };
  const part = findPart(words, at);
  const end = part?.length ?? 0;
  const newYear = take(words, at + end, "newYear");
  if (newYear > 0) return { dates: [toIso(year + 1, 1, 0)], length: end + newYear };
  const summer = take(words, at, "afterSummer");
  if (summer > 0) {
    return { dates: [toIso(toYear(SEPTEMBER, today), SEPTEMBER + 1, 0)], length: summer };
  }
  const christmas = take(words, at, "christmas");
  if (christmas > 0) return { dates: [toIso(year, 11, 24)], length: christmas };
  if (part) {
    const ofMonth = take(words, at + end, "monthEnd");
    if (ofMonth > 0) return { dates: [toIso(year, month, 0)], length: end + ofMonth };
    const ofYear = take(words, at + end, "yearEnd");
    if (ofYear > 0) return { dates: [toIso(year, 12, 0)], length: end + ofYear };
  }
  const next = take(words, at, "next");
  const current = next > 0 ? 0 : take(words, at, "this");
  const unit = at + next + current;
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const named = WEEKDAYS.get(words[unit]?.key ?? "");
  if (named !== undefined) {
    const days = ((named - weekday + 6) % 7) + 1;
    // "Next Friday" is not the one of this week.
    const isThisWeek = next > 0 && weekday + days < 7;
    return { dates: [addDays(today, isThisWeek ? days + 7 : days)], length: unit + 1 - at };
  }
  if (next + current === 0) return undefined;
  const weeks = take(words, unit, "weeks");
  if (weeks > 0) {
    return { dates: [addDays(today, next > 0 ? 7 : 6 - weekday)], length: unit + weeks - at };
  }
  const months = take(words, unit, "months");
  if (months > 0) {
    return {
      dates: [toIso(year, month + (next > 0 ? 1 : 0), 0)],
      first: addDays(today, next > 0 ? MONTH_DAYS : 0),
      length: unit + months - at,
    };
  }
  return undefined;
};

/** Whether a word names a month, a day of the week or a quarter. */
export const isDateName = (word: SentenceWord | undefined): boolean =>
  word !== undefined && (MONTHS.has(word.key) || WEEKDAYS.has(word.key) || QUARTERS.has(word.key));

/** What a date begins with, but for names of months and days. */
const BEGINNERS: readonly WordKind[] = [
  "next",
  "this",
  "early",
  "middle",
  "end",
  "tomorrow",
  "newYear",
  "afterSummer",
  "christmas",
];

/** The date that is written from a word on. `today` is an ISO date. */
export const findDate: FindDate = (words, at, today) =>
  mayBegin(words, at, BEGINNERS) || isDateName(words[at])
    ? (findDigits(words, at, today) ??
      findQuarter(words, at, today) ??
      findNearDay(words, at, today) ??
      findNamedMonth(words, at, today) ??
      findDayOfMonth(words, at, today))
    : undefined;
