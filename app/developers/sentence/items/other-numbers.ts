import type { WordKind } from "../../dictionaries/language.ts";
import { OK_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { REFERENCE_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { isDigit, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import type { Amount } from "./find-amount.ts";

/** What a number without a currency can be of, so that it is no rate. */
const OTHER_UNITS: readonly WordKind[] = [
  "hours",
  "days",
  "weeks",
  "months",
  "person",
  "am",
  "pm",
  "oClock",
];

/** "Around 60. Developers" */
export const isOfUnit = (words: readonly SentenceWord[], end: number) =>
  OTHER_UNITS.some((kind) => takeAfter(words, end, kind) > 0);

const REFERENCES = toWordSet(REFERENCE_WORDS);
/** Words between "at least two" and "references": "public administration". */
const MAX_BEFORE_REFERENCES = 3;

/** "At least two public administration references" are no years. */
export function isOfReferences(words: readonly SentenceWord[], end: number): boolean {
  for (let at = end; at <= end + MAX_BEFORE_REFERENCES; at += 1) {
    if (words[at]?.gap !== "space") return false;
    if (REFERENCES.has(words[at]?.key ?? "")) return true;
  }
  return false;
}

/** Whether it is of people or versions: "scaled a team from 10 to 50", "an upgrade from 7". */
export const isOfOthers = (words: readonly SentenceWord[], at: number, { high }: Amount) =>
  (high !== undefined || words[at]?.gap === "space") && takeBefore(words, at, "grown") > 0;

/** Rates that are written as a range with nothing else, "PHP, mid, 40-50"; lower ones can be anything. */
const [MIN_BARE, MAX_BARE] = [20, 250];
/** Lower ones right after a word can be its versions: "Java 21-25". */
const MAX_VERSION = 30;
/** "40-50": words of both ends with the dash. */
const BARE_LENGTH = 3;

/** "Must have AWS, 110 ok": a number alone that is fine, other than a version. */
export const isFineRate = (
  words: readonly SentenceWord[],
  at: number,
  { low, high, end, bound, isYears }: Amount,
): boolean =>
  low >= MIN_FINE &&
  low <= MAX_BARE &&
  end - at === 1 &&
  (high ?? bound) === undefined &&
  !isYears &&
  OK.has(words[end]?.key ?? "") &&
  words[end]?.gap === "space" &&
  (words[end + 1]?.gap ?? "stop") !== "space";

const OK = toWordSet(OK_WORDS);
/** Lower numbers can be of hours or versions. */
const MIN_FINE = 45;

/** Whether a range of which nothing is said is likely a rate. */
export function isBareRate(
  words: readonly SentenceWord[],
  at: number,
  { low, high = low, end, isYears }: Amount,
): boolean {
  const isDash = /^[-–]$/.test(words[at + 1]?.key ?? "") && isDigit(words[at]?.key ?? "");
  if (!isDash || isYears || end - at !== BARE_LENGTH) return false;
  if (low < MIN_BARE || high > MAX_BARE || low >= high) return false;
  if (low < MAX_VERSION && words[at]?.gap === "space") return false;
  const { gap = "stop", isInBrackets } = words[end] ?? {};
  const isEnd = (gap === "comma" || gap === "stop") && !isInBrackets;
  // "Team size: 20-30"
  return isEnd && takeBefore(words, at, "grown") === 0;
}
