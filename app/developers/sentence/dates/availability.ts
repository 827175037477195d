import { URGENT } from "../../dictionaries/near-starts.ts";
import type { Dictionary } from "../names/find-name.ts";
import type { Reading } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import {
  arePeopleAfter,
  isForSpan,
  isInLanguage,
  isThing,
  readAvailableWorkload,
} from "./available-for.ts";
import { readBetween } from "./date-ranges.ts";
import { findDate } from "./dates.ts";
import { isAnswerToday } from "./deadlines.ts";
import { takeQuickly } from "./near-starts.ts";
import { findSaidDate, readEnd, takeUntil } from "./said-dates.ts";
import { takeNowSaid } from "./said-now.ts";
import { LIMITS, toDay } from "./start-days.ts";

const urgent: ReadonlySet<string> = new Set(URGENT.split(", "));

type Context = {
  /** ISO date. */
  today: string;
  dictionary: Dictionary;
  /** Whether a word is one of names: "May" alone can be a person. */
  isWord: (word: string) => boolean;
};

/** When a developer has to be free: `available now`, `free in January`, `asap`. */
export function readAvailability(
  words: readonly SentenceWord[],
  at: number,
  context: Context,
): Reading | undefined {
  if (!mayBegin(words, at, BEGINS.availability | BEGINS.beforeDate)) return undefined;
  const said = findSaidDate(words, at, context.today);
  if (!said.found && !mayBegin(words, at, BEGINS.availability)) return undefined;
  const ended = readEnd(words, at, context.today);
  if (ended) return ended;
  const between = readBetween(words, at, context.today);
  if (between) return between;
  const now = said.verbs > 0 ? take(words, at + said.verbs, "now") : 0;
  const atOnce = { filters: [{ available: true }], start: context.today };
  const toEnd = (end: number) => end + takeUntil(words, at + end, context.today);
  if (now > 0) return { length: toEnd(said.verbs + now), ...atOnce };
  const day = toDay(words, at, said, context);
  // "Over Christmas (20 December - 10 January)" is from the date in the brackets on.
  const isInBrackets = day !== undefined && words[at + day.length]?.isInBrackets === true;
  if (isInBrackets && findDate(words, at + day.length, context.today)) {
    return { length: day.length, filters: [] };
  }
  if (day) return day;
  const today = take(words, at, "today");
  if (today > 0 && isAnswerToday(words, at)) return { length: today, filters: [] };
  const alone =
    take(words, at, "nowAlone") ||
    takeNowSaid(words, at, context.dictionary) ||
    takeQuickly(words, at, context.dictionary);
  // "He leaves in May, we urgently need a new one" is needed in May.
  const isUrgent = words.slice(at, at + alone).some(({ key }) => urgent.has(key));
  if (alone > 0 && isUrgent) return { length: toEnd(alone), filters: atOnce.filters };
  if (alone > 0) return { length: toEnd(alone), ...atOnce };
  const workload = readAvailableWorkload(words, at, context.dictionary);
  if (workload) return workload;
  const asked = take(words, at, "askedAvailable");
  if (asked > 0 && !findSaidDate(words, at + asked, context.today).found) {
    return { length: asked, filters: [{ available: true }], isOffered: true };
  }
  const available = take(words, at, "available");
  // "Advise on available developers", "free fruit"
  const isOfPeople = available > 0 && arePeopleAfter(words, at + available);
  const isOfThing =
    available === 1 && words[at]?.key === "free" && isThing(words, at + 1, context.dictionary);
  const isLimited = LIMITS.has(words[at + available]?.key ?? "") && available > 0;
  const isOther =
    available > 0 &&
    (isForSpan(words, at, at + available) ||
      isInLanguage(words, at + available, context.dictionary));
  if (isOfThing || isLimited || isOther) return { length: available, filters: [] };
  if (isOfPeople && at > 0)
    return { length: available, filters: [{ available: true }], isOffered: true };
  return available > 0
    ? { length: available, filters: [{ available: true }], isWeak: true }
    : undefined;
}
