import type { FoundDate } from "../reading.ts";
import { hasPhrase } from "../words/phrase-places.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import type { FindDate } from "./date-parts.ts";
import { findDate } from "./dates.ts";

/** Words between a date and "before that", and between the parts of a date: "end of the month". */
const MAX_WORDS_BACK = 20;
const MAX_PARTS = 3;

/** "He leaves on 18 May, so they should start before that": the last date before it. */
export const findThatDate: FindDate = (words, at, today) => {
  const length = take(words, at, "thatDate");
  let found: FoundDate | undefined;
  let first = at;
  const last = length > 0 ? Math.max(0, at - MAX_WORDS_BACK) : at;
  for (let from = at - 1; from >= last && (!found || first - from <= MAX_PARTS); from -= 1) {
    const date = findDate(words, from, today);
    if (!date) continue;
    found = date;
    first = from;
  }
  return found && { dates: found.dates, length };
};

/** Whether who leaves is to be replaced, so that the date is that of the next one. */
export const isReplaced = (words: readonly SentenceWord[]) =>
  hasPhrase(words, "replacement") || hasPhrase(words, "anotherOne");
