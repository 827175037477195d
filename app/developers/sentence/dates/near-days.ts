import { addDays } from "#platform/time/date-text.ts";
import { findWeekday } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { take } from "../words/vocabulary.ts";
import {
  type FindDate,
  findPart,
  findShortWeekday,
  MONTH_DAYS,
  toDateParts,
  toIso,
  toYear,
} from "./date-parts.ts";
import { findFeast } from "./feasts.ts";
import { findPartOfYear } from "./named-dates.ts";

/** The month after the summer. */
const SEPTEMBER = 8;

/** Day of January until which most are back from their holidays. */
const HOLIDAYS_END = 10;

const WEEK_DAYS = 7;
const MAX_WEEKS = 53;

/** The Monday of week 1 of a year: that with its fourth of January. */
function toFirstMonday(year: number): string {
  const fourth = toIso(year, 0, 4);
  return addDays(fourth, -((new Date(fourth).getUTCDay() + 6) % WEEK_DAYS));
}

/** `KW 6`, `Kalenderwoche 6`: its Monday. */
const findCalendarWeek: FindDate = (words, at, today) => {
  const named = take(words, at, "calendarWeek");
  const week = named > 0 ? findNumber(words, at + named) : undefined;
  if (!week || !Number.isInteger(week.value) || week.value < 1 || week.value > MAX_WEEKS) {
    return undefined;
  }
  const year = Number(today.slice(0, 4));
  const toMonday = (of: number) => addDays(toFirstMonday(of), (week.value - 1) * WEEK_DAYS);
  const monday = toMonday(year);
  // The one that is under way is this year's.
  const isOver = addDays(monday, WEEK_DAYS) <= today;
  return { dates: [isOver ? toMonday(year + 1) : monday], length: named + week.length };
};

/** "La semaine prochaine", "el mes que viene": the next one, written after the unit. */
const findNextAfter: FindDate = (words, at, today) => {
  const weeks = take(words, at, "weeks");
  const months = weeks > 0 ? 0 : take(words, at, "months");
  const next = weeks + months > 0 ? take(words, at + weeks + months, "next") : 0;
  if (next === 0) return undefined;
  const { year, month } = toDateParts(today);
  const length = weeks + months + next;
  return weeks > 0
    ? { dates: [addDays(today, WEEK_DAYS)], length }
    : {
        dates: [toIso(year, month + 1, 0)],
        first: addDays(today, MONTH_DAYS),
        from: toIso(year, month, 1),
        length,
      };
};

const FRIDAY = 4;

/** "End of the week", "Ende nächster Woche", "mid of next month". */
const findPartOfNext: FindDate = (words, at, today) => {
  const part = findPart(words, at);
  if (!part) return undefined;
  const from = at + part.length;
  const next = take(words, from, "next");
  const current = next > 0 ? 0 : take(words, from, "this") || take(words, from, "beforeDate");
  const unit = from + next + current;
  const weeks = take(words, unit, "weeks");
  const { year, month } = toDateParts(today);
  if (weeks > 0 && part.day === 0) {
    const weekday = (new Date(today).getUTCDay() + 6) % WEEK_DAYS;
    const days = FRIDAY - weekday + (next > 0 || weekday > FRIDAY ? WEEK_DAYS : 0);
    return { dates: [addDays(today, days)], length: unit + weeks - at };
  }
  // "Fin du mois prochain"
  const after = next > 0 ? undefined : findNextAfter(words, unit, today);
  const months = next > 0 ? take(words, unit, "months") : (after?.first && after.length) || 0;
  if (months === 0) return undefined;
  const date = toIso(year, part.day === 0 ? month + 1 : month, part.day);
  return { dates: [date], length: unit + months - at };
};

/** `tomorrow`, `on Monday`, `next week`, `this month`, `end of the year`, `new year`. */
export const findNearDay: FindDate = (words, at, today) => {
  const { year, month } = toDateParts(today);
  const tomorrow = take(words, at, "tomorrow");
  if (tomorrow > 0) return { dates: [addDays(today, 1)], length: tomorrow };
  const thisYear = take(words, at, "thisYear");
  if (thisYear > 0) return { dates: [toIso(year, 12, 0)], length: thisYear };
  const part = findPart(words, at);
  const end = part?.length ?? 0;
  const newYear = take(words, at + end, "newYear");
  if (newYear > 0) {
    const first = toIso(year + 1, 0, 1);
    return { dates: [toIso(year + 1, 1, 0)], ...(part ? {} : { first }), length: end + newYear };
  }
  const afterChristmas = take(words, at, "afterChristmas");
  if (afterChristmas > 0) {
    return { dates: [toIso(year + 1, 0, HOLIDAYS_END)], length: afterChristmas };
  }
  const summer = take(words, at, "afterSummer");
  if (summer > 0) {
    return { dates: [toIso(toYear(SEPTEMBER, today), SEPTEMBER + 1, 0)], length: summer };
  }
  const feast = findFeast(words, at, today);
  if (feast) return feast;
  if (part) {
    const ofNamed = findPartOfYear(words, at, today);
    if (ofNamed) return ofNamed;
    const ofNext = findPartOfNext(words, at, today);
    if (ofNext) return ofNext;
    const ofMonth = take(words, at + end, "monthEnd");
    if (ofMonth > 0) return { dates: [toIso(year, month, 0)], length: end + ofMonth };
    const ofYear = take(words, at + end, "yearEnd");
    if (ofYear > 0) return { dates: [toIso(year, 12, 0)], length: end + ofYear };
  }
  const calendarWeek = findCalendarWeek(words, at, today);
  if (calendarWeek) return calendarWeek;
  const after = findNextAfter(words, at, today);
  if (after) return after;
  const next = take(words, at, "next");
  const current = next > 0 ? 0 : take(words, at, "this");
  const unit = at + next + current;
  const named = findWeekday(words[unit]) ?? findShortWeekday(words, unit);
  if (named === undefined && next + current === 0) return undefined;
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  if (named !== undefined) {
    const days = ((named - weekday + 6) % 7) + 1;
    // "Monday next week"
    const ofNext = take(words, unit + 1, "next");
    const ofWeek = ofNext > 0 ? take(words, unit + 1 + ofNext, "weeks") : 0;
    if (ofWeek > 0) {
      const length = unit + 1 + ofNext + ofWeek - at;
      return { dates: [addDays(today, WEEK_DAYS - weekday + named)], length };
    }
    // "Next Friday" is not the one of this week.
    const isThisWeek = next > 0 && weekday + days < 7;
    return { dates: [addDays(today, isThisWeek ? days + 7 : days)], length: unit + 1 - at };
  }
  const weeks = take(words, unit, "weeks");
  if (weeks > 0) {
    // On a weekend "this week" is the one that begins on Monday.
    const left = weekday > FRIDAY ? WEEK_DAYS - weekday : WEEK_DAYS - 1 - weekday;
    return { dates: [addDays(today, next > 0 ? WEEK_DAYS : left)], length: unit + weeks - at };
  }
  const months = take(words, unit, "months");
  if (months > 0) {
    return {
      dates: [toIso(year, month + (next > 0 ? 1 : 0), 0)],
      first: addDays(today, next > 0 ? MONTH_DAYS : 0),
      from: toIso(year, month - (next > 0 ? 0 : 1), 1),
      length: unit + months - at,
    };
  }
  return undefined;
};
