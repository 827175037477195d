import type { MemberFilter } from "#contract/members/member-query.ts";
import { READY_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import type { Reading } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type FindDate, toEarlier } from "./date-parts.ts";
import { findDate } from "./dates.ts";
import { isOfLeaving } from "./deadlines.ts";
import { findDistance, findSpanBefore } from "./spans.ts";
import { findThatDate, isReplaced } from "./told-dates.ts";

/** Words such as "in about the" before a date. */
const MAX_BEFORE_DATE = 3;

/** The date, or the end of the span, that is named from a word on. */
const findDateOrSpan: FindDate = (words, at, today) =>
  findDate(words, at, today) ??
  (mayBegin(words, at, BEGINS.span)
    ? (findDistance(words, at, today) ?? findSpanBefore(words, at, today))
    : undefined);

/** The date that is named from a word on, with the words that say that it follows: "can start in". */
export function findSaidDate(words: readonly SentenceWord[], at: number, today: string) {
  let end = at;
  let found = findDateOrSpan(words, end, today);
  for (let count = 0; !found && count < MAX_BEFORE_DATE; count += 1) {
    const verb = take(words, end, "start") || take(words, end, "available");
    if (verb === 0) break;
    end += verb;
    found = findDateOrSpan(words, end, today) ?? findThatDate(words, end, today);
  }
  const verbs = end - at;
  let isEarlier = false;
  for (let count = 0; !found && count < MAX_BEFORE_DATE; count += 1) {
    const before = take(words, end, "beforeDate");
    if (before === 0) break;
    isEarlier ||= take(words, end, "earlierThan") === before;
    end += before;
    found =
      findDateOrSpan(words, end, today) ??
      (verbs > 0 ? findThatDate(words, end, today) : undefined);
  }
  const earlier = isEarlier && found ? toEarlier(found, today) : undefined;
  return { found: earlier ?? found, verbs, before: end - at, isEarlier: earlier !== undefined };
}

/** The filters of dates; all that are over mean now. */
export const toStarts = (dates: readonly string[], today: string): MemberFilter[] =>
  dates.every((day) => day <= today)
    ? [{ available: true }]
    : dates.map((day) => (day <= today ? { available: true } : { available_by: day }));

/** The end of "right now until the end of April". */
export function takeUntil(words: readonly SentenceWord[], at: number, today: string): number {
  const isAnd = take(words, at, "and") > 0;
  const until = isAnd ? 0 : take(words, at, "upTo") || take(words, at, "endDate");
  const { found, before } = findSaidDate(words, at + until, today);
  return until > 0 && found ? until + before + found.length : 0;
}

const READY = toWordSet(READY_WORDS);

/** "Ends in June", "until March": not the day from which a developer is needed. */
export function readEnd(
  words: readonly SentenceWord[],
  at: number,
  today: string,
): Reading | undefined {
  const length = take(words, at, "endDate");
  if (length === 0) return undefined;
  const { found, before } = findSaidDate(words, at + length, today);
  if (!found) return undefined;
  const end = at + length + before + found.length;
  // "His contract ends on 31 May, and we have no replacement"
  if (isOfLeaving(words, at + length) && isReplaced(words)) {
    return { length: end - at, filters: toStarts(found.dates, today) };
  }
  // "He should be until end of March ready"
  const isReady = words[end]?.gap === "space" && READY.has(words[end]?.key ?? "");
  // "We need until March a tester"
  const isNeeded = takeBefore(words, at, "seeking") > 0 && takeAfter(words, end, "article") > 0;
  return isReady || isNeeded
    ? { length: end + Number(isReady) - at, filters: toStarts(found.dates, today) }
    : { length: end - at, filters: [] };
}
