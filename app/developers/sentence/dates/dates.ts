import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import type { FindDate } from "./date-parts.ts";
import { findDayOfMonth, findDigits, findNamedMonth, findQuarter } from "./named-dates.ts";
import { findNearDay } from "./near-days.ts";

const readDate: FindDate = (words, at, today) =>
  findDigits(words, at, today) ??
  findQuarter(words, at, today) ??
  findNearDay(words, at, today) ??
  findNamedMonth(words, at, today) ??
  findDayOfMonth(words, at, today);

/** The date that is written from a word on; looked up once for each word of a text. `today` is an ISO date. */
export const findDate: FindDate = (words, at, today) => {
  if (!mayBegin(words, at, BEGINS.date)) return undefined;
  const word = words[at];
  if (word?.date === undefined && word) word.date = readDate(words, at, today) ?? null;
  return word?.date ?? undefined;
};
