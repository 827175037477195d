import type { WordKind } from "../../dictionaries/language.ts";
import { FOR_WORDS, TO_DO } from "../../dictionaries/word-classes/prepositions.ts";
import { TAKES_PLACE_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { isDigit, take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words between "launch" and "by September", between "profiles" and "by Friday". */
const MAX_DEADLINE_WORDS = 6;
const MAX_ANSWER_WORDS = 10;
const MAX_LISTED_WORDS = 30;

/** "Before", or "before our go" in front of "live". */
const isBeforeWork = (words: readonly SentenceWord[], at: number) =>
  [at, at - 1, at - 2].some((end) => takeBefore(words, end, "earlierThan") > 0);

/** Where a word of a kind is before a date in its clause, and none that makes it a start; -1 where there is none. */
function findWordBefore(
  words: readonly SentenceWord[],
  at: number,
  { kind, starts, max }: { kind: WordKind; starts: readonly WordKind[]; max: number },
): number {
  for (let index = at; index > Math.max(0, at - max); index -= 1) {
    const gap = words[index]?.gap;
    if ((gap === "comma" && !words[index]?.isAfterColon) || gap === "stop") return -1;
    if (starts.some((start) => take(words, index - 1, start) > 0)) return -1;
    if (take(words, index - 1, kind) > 0) return index - 1;
  }
  return -1;
}

/** Whether a word of a kind is before a date in its clause, and none that makes it a start. */
const isAfterWord = (
  words: readonly SentenceWord[],
  at: number,
  said: { kind: WordKind; starts: readonly WordKind[]; max: number },
) => findWordBefore(words, at, said) >= 0;

const findDeadline = (words: readonly SentenceWord[], at: number) =>
  findWordBefore(words, at, {
    kind: "deadline",
    starts: ["available", "seeking"],
    max: MAX_DEADLINE_WORDS,
  });

/** "Launch our shop by September" is no start. */
export function isOfDeadline(words: readonly SentenceWord[], at: number): boolean {
  const index = findDeadline(words, at);
  return index >= 0 && !isBeforeWork(words, index);
}

/** "Prior to its launch on 30 June" they have to be there, before its launch in June by the end of May. */
export function isBeforeDeadline(words: readonly SentenceWord[], at: number): boolean {
  const index = findDeadline(words, at);
  return index >= 0 && isBeforeWork(words, index);
}

/** Words between "we lost our lead developer" and "on Friday". */
const MAX_HAPPENED_WORDS = 8;

/** "Our CTO quit on Friday" and "an audit is coming up in May" are no starts. */
export const isOfEvent = (words: readonly SentenceWord[], at: number) =>
  isAfterWord(words, at, {
    kind: "happened",
    starts: ["available", "seeking"],
    max: MAX_HAPPENED_WORDS,
  });

/** "The one who wrote it retires in March" is no start. */
export const isOfLeaving = (words: readonly SentenceWord[], at: number) =>
  isAfterWord(words, at, {
    kind: "leaves",
    starts: ["available", "seeking", "person"],
    max: MAX_HAPPENED_WORDS,
  });

const TAKES_PLACE = toWordSet(TAKES_PLACE_WORDS);

/** "Our festival in June" and "the congress (12-16 May)" are no starts. */
export function isOfOccasion(words: readonly SentenceWord[], at: number): boolean {
  const isRange = take(words, at - 1, "upTo") > 0 && isDigit(words[at - 2]?.key ?? "");
  const start = isRange ? at - 2 : at;
  const verb = TAKES_PLACE.has(words[start - 1]?.key ?? "") ? 1 : 0;
  return takeBefore(words, start - verb, "occasion") > 0;
}

/** "Until the summer term starts in April" is an end. */
export const isOfUntil = (words: readonly SentenceWord[], at: number) =>
  isAfterWord(words, at, {
    kind: "endDate",
    starts: ["available", "seeking", "person"],
    max: MAX_DEADLINE_WORDS,
  });

/** Words between "in 6-8 weeks" and "builds it" in German. */
const MAX_TASK_WORDS = 5;

/** "Rewrite it in 3 months" and "25k in total, in 3 months" say how long the work takes. */
export function isOfTask(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (takeBefore(words, at, "total") > 0) return true;
  const isAfter = isAfterWord(words, at, {
    kind: "task",
    starts: ["available", "seeking", "start", "person"],
    max: MAX_ANSWER_WORDS,
  });
  if (isAfter) return true;
  for (let index = end; index < end + MAX_TASK_WORDS; index += 1) {
    const gap = words[index]?.gap;
    if (gap === undefined || gap === "comma" || gap === "stop") return false;
    // "In two weeks to build an app" is a start.
    if (take(words, index, "seeking") > 0 || TO.has(words[index]?.key ?? "")) return false;
    if (take(words, index, "task") > 0) return true;
  }
  return false;
}

const TO = toWordSet(TO_DO);

const STARTS: readonly WordKind[] = ["available", "start"];

/** "CVs of three people (Java, Kafka) by Friday": commas are of what the CVs are of. */
function isAfterListed(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at - 1; index > Math.max(0, at - MAX_LISTED_WORDS); index -= 1) {
    if (STARTS.some((start) => take(words, index, start) > 0)) return false;
    const length = take(words, index, "correspondence");
    if (length > 0) return take(words, index + length, "correspondenceOf") > 0;
    if (take(words, index, "seeking") > 0 || words[index]?.gap === "stop") return false;
  }
  return false;
}

/** "Send me profiles of Java developers by Friday" is no start. */
export function isOfAnswer(words: readonly SentenceWord[], at: number): boolean {
  if (take(words, at, "answerBy") === 0) return false;
  if (isAfterListed(words, at)) return true;
  const said = { kind: "correspondence", starts: STARTS, max: MAX_ANSWER_WORDS } as const;
  const index = findWordBefore(words, at, said);
  return index >= 0 && !isPurpose(words, index);
}

/** Words between "for" and "interviews": "a couple of". */
const MAX_BEFORE_PURPOSE = 4;

/** "We need a researcher for some interviews before Christmas" is about work, "profiles for interviews" is not. */
export function isPurpose(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_BEFORE_PURPOSE); index -= 1) {
    if (words[index + 1]?.gap !== "space") return false;
    if (take(words, index, "correspondence") > 0) return false;
    if (FOR.has(words[index]?.key ?? "") && takeBefore(words, index + 1, "seeking") === 0)
      return (
        takeBefore(words, index, "person") > 0 ||
        isAfterWord(words, index, {
          kind: "seeking",
          starts: ["correspondence"],
          max: MAX_ANSWER_WORDS,
        })
      );
  }
  return false;
}
const FOR = toWordSet(FOR_WORDS);

/** "The city wants an answer today" */
export const isAnswerToday = (words: readonly SentenceWord[], at: number) =>
  isAfterWord(words, at, { kind: "correspondence", starts: STARTS, max: MAX_ANSWER_WORDS });

/** Words between "need" and "now": "need a senior Java developer today". */
const MAX_NEEDED_WORDS = 5;

/** Whether a word follows who is needed: "need devops today". */
export function isOfNeeded(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): boolean {
  const isRole = [1, 2, 3].some((length) => {
    const found = findName(words, at - length, dictionary);
    return found?.length === length && found.values.some(({ field }) => field === "role");
  });
  if (!isRole && takeBefore(words, at, "person") === 0) return false;
  for (let index = at; index > Math.max(0, at - MAX_NEEDED_WORDS); index -= 1) {
    if (words[index]?.gap !== "space" || take(words, index - 1, "ownSubject") > 0) return false;
    if (take(words, index - 1, "seeking") > 0) return true;
  }
  return false;
}
