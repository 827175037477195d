import type { WordKind } from "../../dictionaries/language.ts";
import { MONTHS, mayBegin, ORDINALS, QUARTERS, SHORT_WEEKDAYS } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type FindDate, findWeekday } from "./date-parts.ts";
import { findDayOfMonth, findDigits, findNamedMonth, findQuarter } from "./named-dates.ts";
import { findNearDay } from "./near-days.ts";

/** Whether a word names a month, a day of the week or a quarter. */
export const isDateName = (word: SentenceWord | undefined): boolean =>
  word !== undefined &&
  (MONTHS.has(word.key) ||
    findWeekday(word) !== undefined ||
    SHORT_WEEKDAYS.has(word.key) ||
    QUARTERS.has(word.key) ||
    ORDINALS.has(word.key));

/** What a date begins with, but for names of months and days. */
export const DATE_BEGINNERS: ReadonlySet<WordKind> = new Set([
  "next",
  "this",
  "early",
  "middle",
  "weekOne",
  "weekTwo",
  "weekThree",
  "end",
  "tomorrow",
  "newYear",
  "thisYear",
  "afterSummer",
  "afterChristmas",
  "calendarWeek",
  "weeks",
  "months",
  "christmas",
  "easter",
]);

/** The date that is written from a word on. `today` is an ISO date. */
export const findDate: FindDate = (words, at, today) =>
  mayBegin(words, at, DATE_BEGINNERS) || isDateName(words[at])
    ? (findDigits(words, at, today) ??
      findQuarter(words, at, today) ??
      findNearDay(words, at, today) ??
      findNamedMonth(words, at, today) ??
      findDayOfMonth(words, at, today))
    : undefined;
