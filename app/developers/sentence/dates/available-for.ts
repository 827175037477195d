import { FOR_SPAN, IN_LANGUAGE } from "../../dictionaries/word-classes/prepositions.ts";
import { readWorkload } from "../hours/workload.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import type { Reading } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { hasPhrases, take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { findSpan } from "./spans.ts";

const FOR = toWordSet(FOR_SPAN);
const IN = toWordSet(IN_LANGUAGE);

/** "Available for six months", "für sechs Monate verfügbar": how long, not when. */
export function isForSpan(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (FOR.has(words[end]?.key ?? "") && findSpan(words, end + 1)) return true;
  const before = at - SPAN_WORDS;
  const isBefore = FOR.has(words[before - 1]?.key ?? "") && words[at]?.gap === "space";
  return isBefore && findSpan(words, before)?.length === SPAN_WORDS;
}
/** The words of "six months". */
const SPAN_WORDS = 2;

/** "The documentation is available in French" is about no one. */
export const isInLanguage = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  IN.has(words[at]?.key ?? "") &&
  findName(words, at + 1, dictionary)?.values.some(({ field }) => field === "language") === true;

/** Words between "available" and "developers": "senior PHP". */
const MAX_BEFORE_PEOPLE = 2;

export function arePeopleAfter(words: readonly SentenceWord[], from: number): boolean {
  for (let at = from; at <= from + MAX_BEFORE_PEOPLE; at += 1) {
    if (takeAfter(words, at, "person") > 0) return true;
    if (words[at]?.gap !== "space" || hasPhrases(words, at)) return false;
  }
  return false;
}

/** Whether a word is no phrase, no name and no number: the fruit of "free fruit". */
export const isThing = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  words[at]?.gap === "space" &&
  /^\p{L}/u.test(words[at]?.key ?? "") &&
  !hasPhrases(words, at) &&
  !mayBegin(words, at, BEGINS.dateName) &&
  findName(words, at, dictionary) === undefined;

/** "Disponible a media jornada", "available in part time": how much, and not when. */
export function readAvailableWorkload(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Reading | undefined {
  const end = at + take(words, at, "available");
  if (end === at || words[end]?.gap !== "space") return undefined;
  const start =
    take(words, end, "filler") === 1 && !readWorkload(words, end, dictionary) ? end + 1 : end;
  const workload = readWorkload(words, start, dictionary);
  return workload && { ...workload, length: start + workload.length - at };
}
