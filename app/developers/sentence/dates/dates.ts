import { BEGINS, mayBegin } from "../words/beginnings.ts";
import type { FindDate } from "./date-parts.ts";
import { findDayOfMonth, findDigits, findNamedMonth, findQuarter } from "./named-dates.ts";
import { findNearDay } from "./near-days.ts";

/** The date that is written from a word on. `today` is an ISO date. */
export const findDate: FindDate = (words, at, today) =>
  mayBegin(words, at, BEGINS.date)
    ? (findDigits(words, at, today) ??
      findQuarter(words, at, today) ??
      findNearDay(words, at, today) ??
      findNamedMonth(words, at, today) ??
      findDayOfMonth(words, at, today))
    : undefined;
