import type { MemberFilter } from "#contract/members/member-query.ts";
import { addDays } from "#platform/time/date-text.ts";
import { readWorkload } from "../hours/workload.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import type { Reading } from "../reading.ts";
import { BEGINS, mayBegin } from "../words/beginnings.ts";
import { isDigit, take, takeAfter, takeBefore, toPhraseLengths } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { isForSpan, isInLanguage } from "./available-for.ts";
import { type FoundDate, findPart, toEarlier } from "./date-parts.ts";
import { findDate } from "./dates.ts";
import {
  isAnswerToday,
  isBeforeDeadline,
  isOfAnswer,
  isOfDeadline,
  isOfEvent,
  isOfLeaving,
  isOfNeeded,
  isOfOccasion,
  isOfTask,
  isOfUntil,
  isPurpose,
} from "./deadlines.ts";
import { isAfterSeeking, isChangeOfMind, isPersonOfMonth, takeQuickly } from "./near-starts.ts";
import { findDistance, findSpanBefore } from "./spans.ts";
import { findThatDate, isReplaced } from "./told-dates.ts";

/** Words such as "in about the" before a date. */
const MAX_BEFORE_DATE = 3;

type Context = {
  /** ISO date. */
  today: string;
  dictionary: Dictionary;
  /** Whether a word is one of names: "May" alone can be a person. */
  isWord: (word: string) => boolean;
};

/** The date that is named from a word on, with the words that say that it follows: "can start in". */
function findSaidDate(words: readonly SentenceWord[], at: number, today: string) {
  let end = at;
  let verbs = 0;
  const find = () =>
    findDate(words, end, today) ??
    findDistance(words, end, today) ??
    findSpanBefore(words, end, today) ??
    (verbs > 0 ? findThatDate(words, end, today) : undefined);
  let found = find();
  for (let count = 0; !found && count < MAX_BEFORE_DATE; count += 1) {
    const verb = take(words, end, "start") || take(words, end, "available");
    if (verb === 0) break;
    end += verb;
    verbs = end - at;
    found = find();
  }
  let isEarlier = false;
  for (let count = 0; !found && count < MAX_BEFORE_DATE; count += 1) {
    const before = take(words, end, "beforeDate");
    if (before === 0) break;
    isEarlier ||= take(words, end, "earlierThan") === before;
    end += before;
    found = find();
  }
  const earlier = isEarlier && found ? toEarlier(found, today) : undefined;
  return { found: earlier ?? found, verbs, before: end - at, isEarlier: earlier !== undefined };
}

/** "May" is a month before a comma or "or", and not in "may I". */
function isClauseEnd(words: readonly SentenceWord[], end: number): boolean {
  const gap = words[end]?.gap ?? "stop";
  return gap === "comma" || gap === "stop" || take(words, end, "or") > 0;
}

/** The end of "from 1 December to 31 March". */
function takeLastDay(words: readonly SentenceWord[], at: number, today: string): number {
  const to = take(words, at, "and") > 0 ? 0 : takeAfter(words, at, "upTo");
  // "20 May - 10 June"
  const isDash = words[at]?.isAfterBullet === true;
  const last = to > 0 || isDash ? findDate(words, at + to, today) : undefined;
  return last ? to + last.length : 0;
}

/** The end of "in January and February", which is from January on. */
function takeLastMonth(
  words: readonly SentenceWord[],
  at: number,
  { first }: FoundDate,
  today: string,
): number {
  const and = first ? takeAfter(words, at, "and") : 0;
  const last = and > 0 ? findDate(words, at + and, today) : undefined;
  return last?.first ? and + last.length : 0;
}

/** The end of "right now until the end of April". */
function takeUntil(words: readonly SentenceWord[], at: number, today: string): number {
  const isAnd = take(words, at, "and") > 0;
  const until = isAnd ? 0 : take(words, at, "upTo") || take(words, at, "endDate");
  const { found, before } = findSaidDate(words, at + until, today);
  return until > 0 && found ? until + before + found.length : 0;
}

/** "Between 1 and 15 May": by the last of them. "From 3 to 28 May": from the first of them on. */
function readDays(words: readonly SentenceWord[], at: number, today: string): Reading | undefined {
  const isDay = /^(?:[1-9]|[12]\d|3[01])$/.test(words[at]?.key ?? "");
  const to = isDay ? take(words, at + 1, "upTo") : 0;
  const last = to > 0 ? findDate(words, at + 1 + to, today) : undefined;
  if (!last) return undefined;
  const isFirst = take(words, at + 1, "and") === 0;
  const [date] = last.dates;
  const first = `${date.slice(0, -2)}${words[at]?.key.padStart(2, "0")}`;
  const dates = isFirst && first < date ? [first] : last.dates;
  return { length: 1 + to + last.length, filters: toStarts(dates, today) };
}

/** "Between Christmas and the end of February": from the first of them on. */
function readBetween(
  words: readonly SentenceWord[],
  at: number,
  today: string,
): Reading | undefined {
  const verb = take(words, at, "start") || take(words, at, "available");
  const between = take(words, at + verb, "between");
  const days = between > 0 ? readDays(words, at + verb + between, today) : undefined;
  if (days) return { ...days, length: verb + between + days.length };
  const first = between > 0 ? findSaidDate(words, at + verb + between, today) : undefined;
  if (!first?.found) return undefined;
  const end = at + verb + between + first.before + first.found.length;
  const and = take(words, end, "upTo");
  const last = and > 0 ? findSaidDate(words, end + and, today) : undefined;
  if (!last?.found) return undefined;
  // "The start should be between 7 and 21 May" is by the last of them.
  const isStart = [0, 1, 2, 3, 4].some((back) => take(words, at - back, "start") > 0);
  const [day] = (isStart ? last.found : first.found).dates;
  return {
    length: end + and + last.before + last.found.length - at,
    filters: [day <= today ? { available: true } : { available_by: day }],
  };
}

/** "Available only part time" is no date, and "just for May" is all of it. */
const LIMITS: ReadonlySet<string> = new Set(
  "only, just, during, nur, wahrend, seulement, uniquement, pendant, solo, solamente, durante".split(
    ", ",
  ),
);

const isAfterLimit = (words: readonly SentenceWord[], at: number) =>
  words[at]?.gap === "space" && LIMITS.has(words[at - 1]?.key ?? "");

const FOR: ReadonlySet<string> = new Set("for, fur, pour, para, per".split(", "));
const WEEK_DAYS = 7;

/** "From February" is from its first day on, "in February" by its last. */
function isAfterFrom(words: readonly SentenceWord[], at: number, date: number): boolean {
  for (let from = at; from < date; from += 1) {
    if (take(words, from, "fromDate") === date - from) return true;
  }
  return false;
}

/** `free in January`, `starting next month`, `in two weeks`, `on 1 March`. */
function toDay(
  words: readonly SentenceWord[],
  at: number,
  { found, verbs, before, isEarlier }: ReturnType<typeof findSaidDate>,
  { today, isWord }: Context,
): Reading | undefined {
  if (!found) return undefined;
  const end = at + before + found.length;
  // "Vor November" and "vor Ende März" are no "vor zwei Wochen".
  const isAhead =
    isEarlier ||
    take(words, at, "thisYear") > 0 ||
    findPart(words, at + take(words, at, "earlierThan")) !== undefined;
  // "We need a tester since March" is from March on.
  const isSince =
    found.isBareMonth === true && take(words, at, "fromDate") > 0 && isAfterSeeking(words, at);
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

/** The filters of dates; all that are over mean now. */
const toStarts = (dates: readonly string[], today: string): MemberFilter[] =>
  dates.every((day) => day <= today)
    ? [{ available: true }]
    : dates.map((day) => (day <= today ? { available: true } : { available_by: day }));

const IT_IS: ReadonlySet<string> = new Set(["its", "thats"]);

/** Words between "we use" and "now". */
const MAX_STACK_WORDS = 6;

/** "We're using Next.js now" tells of what is there. */
function isOfStack(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_STACK_WORDS); index -= 1) {
    const gap = words[index + 1]?.gap;
    if (gap === "comma" || gap === "stop" || take(words, index, "seeking") > 0) return false;
    if (take(words, index, "ownStack") > 0) return true;
  }
  return false;
}

/** "We need a replacement now" says when, "need devops today" too; "now we use React" does not. */
function takeNowSaid(words: readonly SentenceWord[], at: number, dictionary: Dictionary): number {
  const yesterday = take(words, at, "yesterday");
  if (yesterday > 0) return isOfNeeded(words, at, dictionary) ? yesterday : 0;
  const now = take(words, at, "now");
  if (now === 0 || at === 0 || isOfStack(words, at)) return 0;
  if (isChangeOfMind(words, at, at + now)) return 0;
  // "No more Java, it's Kotlin now"
  if ([at - 2, at - 3].some((index) => IT_IS.has(words[index]?.key ?? ""))) return 0;
  return isClauseEnd(words, at + now) || isOfNeeded(words, at, dictionary) ? now : 0;
}

const READY: ReadonlySet<string> = new Set(
  "ready, available, free, bereit, verfugbar, frei, fertig, pret, prete, disponible, dispo, libre, listo, lista".split(
    ", ",
  ),
);

/** "Ends in June", "until March": not the day from which a developer is needed. */
function readEnd(words: readonly SentenceWord[], at: number, today: string): Reading | undefined {
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

/** Words between "available" and "developers": "senior PHP". */
const MAX_BEFORE_PEOPLE = 2;

function arePeopleAfter(words: readonly SentenceWord[], from: number): boolean {
  for (let at = from; at <= from + MAX_BEFORE_PEOPLE; at += 1) {
    if (takeAfter(words, at, "person") > 0) return true;
    if (words[at]?.gap !== "space" || toPhraseLengths(words, at).size > 0) return false;
  }
  return false;
}

/** Whether a word is no phrase, no name and no number: the fruit of "free fruit". */
const isThing = (words: readonly SentenceWord[], at: number, { dictionary }: Context) =>
  words[at]?.gap === "space" &&
  /^\p{L}/u.test(words[at]?.key ?? "") &&
  toPhraseLengths(words, at).size === 0 &&
  !mayBegin(words, at, BEGINS.dateName) &&
  findName(words, at, dictionary) === undefined;

/** "Disponible a media jornada", "available in part time": how much, and not when. */
function readAvailableWorkload(
  words: readonly SentenceWord[],
  at: number,
  { dictionary }: Context,
): Reading | undefined {
  const end = at + take(words, at, "available");
  if (end === at || words[end]?.gap !== "space") return undefined;
  const start =
    take(words, end, "filler") === 1 && !readWorkload(words, end, dictionary) ? end + 1 : end;
  const workload = readWorkload(words, start, dictionary);
  return workload && { ...workload, length: start + workload.length - at };
}

/** When a developer has to be free: `available now`, `free in January`, `asap`. */
export function readAvailability(
  words: readonly SentenceWord[],
  at: number,
  context: Context,
): Reading | undefined {
  if (!mayBegin(words, at, BEGINS.availability)) return undefined;
  const ended = readEnd(words, at, context.today);
  if (ended) return ended;
  const between = readBetween(words, at, context.today);
  if (between) return between;
  const said = findSaidDate(words, at, context.today);
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
  if (alone > 0) return { length: toEnd(alone), ...atOnce };
  const workload = readAvailableWorkload(words, at, context);
  if (workload) return workload;
  const asked = take(words, at, "askedAvailable");
  if (asked > 0 && !findSaidDate(words, at + asked, context.today).found) {
    return { length: asked, filters: [{ available: true }], isOffered: true };
  }
  const available = take(words, at, "available");
  // "Advise on available developers", "free fruit"
  const isOfPeople = available > 0 && arePeopleAfter(words, at + available);
  const isOfThing = available === 1 && words[at]?.key === "free" && isThing(words, at + 1, context);
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
