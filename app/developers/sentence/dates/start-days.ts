import { addDays } from "#platform/time/date-text.ts";
import { LIMITS_OF_TIME } from "../../dictionaries/word-classes/adverbs.ts";
import { FOR_WORDS } from "../../dictionaries/word-classes/prepositions.ts";
import type { Dictionary } from "../names/find-name.ts";
import type { Reading } from "../reading.ts";
import { isDigit, take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { findPart, toEarlier } from "./date-parts.ts";
import { takeLastDay, takeLastMonth } from "./date-ranges.ts";
import {
  isBeforeDeadline,
  isOfAnswer,
  isOfDeadline,
  isOfEvent,
  isOfLeaving,
  isOfOccasion,
  isOfTask,
  isOfUntil,
  isPurpose,
} from "./deadlines.ts";
import { isAfterAsked, isAfterSeeking, isPersonOfMonth } from "./near-starts.ts";
import { type findSaidDate, toStarts } from "./said-dates.ts";
import { isReplaced } from "./told-dates.ts";

/** "May" is a month before a comma or "or", and not in "may I". */
export function isClauseEnd(words: readonly SentenceWord[], end: number): boolean {
  const gap = words[end]?.gap ?? "stop";
  return gap === "comma" || gap === "stop" || take(words, end, "or") > 0;
}

export const LIMITS = toWordSet(LIMITS_OF_TIME);

const isAfterLimit = (words: readonly SentenceWord[], at: number) =>
  words[at]?.gap === "space" && LIMITS.has(words[at - 1]?.key ?? "");

const FOR = toWordSet(FOR_WORDS);
const WEEK_DAYS = 7;

/** "From February" is from its first day on, "in February" by its last. */
function isAfterFrom(words: readonly SentenceWord[], at: number, date: number): boolean {
  for (let from = at; from < date; from += 1) {
    if (take(words, from, "fromDate") === date - from) return true;
  }
  return false;
}

/** Words between "we have" and "since May". */
const MAX_OWN_WORDS = 6;
const OWN = ["ownSubject", "ownStack", "currentTeam"] as const;

/** "A tester since March", but not "we have a tester since March". */
function isAfterSought(words: readonly SentenceWord[], at: number, dictionary: Dictionary) {
  if (isAfterSeeking(words, at)) return true;
  const isOwn = words
    .slice(Math.max(0, at - MAX_OWN_WORDS), at)
    .some((_, step) =>
      OWN.some((kind) => take(words, Math.max(0, at - MAX_OWN_WORDS) + step, kind) > 0),
    );
  return !isOwn && words[at]?.gap === "space" && isAfterAsked(words, at, dictionary);
}

/** `free in January`, `starting next month`, `in two weeks`, `on 1 March`. */
export function toDay(
  words: readonly SentenceWord[],
  at: number,
  { found, verbs, before, isEarlier }: ReturnType<typeof findSaidDate>,
  {
    today,
    isWord,
    dictionary,
  }: { today: string; isWord: (word: string) => boolean; dictionary: Dictionary },
): Reading | undefined {
  if (!found) return undefined;
  const end = at + before + found.length;
  // "Vor November" and "vor Ende März" are no "vor zwei Wochen".
  const isAhead =
    isEarlier ||
    take(words, at, "thisYear") > 0 ||
    findPart(words, at + take(words, at, "earlierThan")) !== undefined;
  // "We need a tester since March" is from March on, "a tester since 1 March" too.
  const isSince = take(words, at, "fromDate") > 0 && isAfterSought(words, at, dictionary);
  const isPast = !isAhead && !isSince && take(words, at, "past") > 0;
  const isOver = isPast || takeBefore(words, at, "past") + take(words, end, "past") > 0;
  // "Send profiles by Friday" is no start.
  const isBeside = words[at]?.gap === "space";
  // "My mail from Thursday"
  const isFrom = verbs === 1 && words[at]?.key === "from";
  const isOfLetter = isFrom && isBeside && takeBefore(words, at, "correspondence") > 1;
  const letter = isBeside ? takeBefore(words, at, "correspondence") : 0;
  const isOfOther =
    verbs === 0 &&
    ((letter > 0 && !isPurpose(words, at - letter)) ||
      // "Können wir am Montag sprechen?"
      takeAfter(words, end, "correspondence") > 0 ||
      isOfAnswer(words, at));
  const isAnswer = isOfLetter || isOfOther;
  const isDeadline =
    verbs === 0 &&
    (isOfDeadline(words, at) ||
      isOfEvent(words, at) ||
      isOfOccasion(words, at) ||
      (isOfLeaving(words, at) && !isReplaced(words)) ||
      (found.isSpan === true && isOfTask(words, at, end)) ||
      takeAfter(words, end, "deadline") > 0);
  // "Our tester has been ill since 5 March", "seit 5. März"
  const isBefore = isPast || (verbs === 0 && !isAhead && takeBefore(words, at, "past") > 0);
  if (isBefore && found.isBareMonth !== true) return { length: end - at, filters: [] };
  const isUntil = verbs > 0 && isOfUntil(words, at);
  if (isAnswer || isDeadline || isUntil || isStamp(words, at, end))
    return { length: end - at, filters: [] };
  const after =
    takeAfter(words, end, "afterDate") ||
    takeLastDay(words, end, today) ||
    takeLastMonth(words, end, found, today);
  const isAlone = before + after === 0 && found.isBareMonth === true;
  const isName = isWord(words[at]?.key ?? "") || !isClauseEnd(words, end);
  if (isOver || (isAlone && (isName || isPersonOfMonth(words, at)))) return undefined;
  const early = isBeforeDeadline(words, at) ? toEarlier(found, today) : undefined;
  const [date] = (early ?? found).dates;
  // "Just for December" begins with it.
  const isOnlyIn = isAfterLimit(words, at) && FOR.has(words[at]?.key ?? "");
  // "A short assignment in December" begins with it.
  const isOfAssignment = verbs === 0 && takeBefore(words, at, "assignment") > 0;
  const isFirst = isOnlyIn || isOfAssignment || isAfterFrom(words, at, at + before);
  const first = isFirst ? (found.from ?? found.first) : undefined;
  const dates = first ? ([first] as const) : (early ?? found).dates;
  const later = takeAfter(words, end, "weekLater");
  const filters = toStarts(later > 0 ? [addDays(date, WEEK_DAYS)] : dates, today);
  // "Who is available only after May cannot be considered"
  const isOnly = verbs > 1 && words.slice(at, at + verbs).some(({ key }) => LIMITS.has(key));
  return {
    length: end + (later || after) - at,
    ...(verbs + after > 0 ? { start: found.first ?? date } : {}),
    filters,
    ...(isOnly && filters[0] && { opposite: filters[0] }),
  };
}

/** The date of "[27/11, 16:04] Priya:" */
const isStamp = (words: readonly SentenceWord[], at: number, end: number) =>
  /^\d{1,2}$/.test(words[end]?.key ?? "") &&
  words[end]?.gap === "comma" &&
  /^\d\d$/.test(words[end + 1]?.key ?? "") &&
  words[end + 1]?.isAfterColon === true &&
  isDigit(words[at]?.key ?? "");
