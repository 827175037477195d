import {
  AFTER_NORMS,
  BEFORE_NORMS,
  CLEAR_LANGUAGE_CODE,
  LANGUAGE_CODES,
  LAST_CODES,
} from "../../dictionaries/languages.ts";
import { FLUENT_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { memoize } from "../memoize.ts";
import type { FoundName } from "../reading.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";

const languages = new Map(
  Object.entries(LANGUAGE_CODES).flatMap(([language, codes]) =>
    codes.split(",").map((code) => [code.trim(), language] as const),
  ),
);

/** Codes as keys of words. */
export const LANGUAGE_KEYS: ReadonlySet<string> = new Set(
  [...languages.keys()].map((code) => code.toLowerCase()),
);

/** The most codes in a row that are looked at on each side of one. */
const MAX_CODES = 6;

const isLevel = (word: SentenceWord | undefined) => /^[abc][12]$/.test(word?.key ?? "");

/** "Speaks DE", and not "in DE". */
const takeSpeaks = (words: readonly SentenceWord[], at: number) => {
  const speaks = take(words, at, "speaks");
  return speaks > take(words, at, "livingIn") ? speaks : 0;
};

const isSure = (words: readonly SentenceWord[], at: number) =>
  words[at]?.text === CLEAR_LANGUAGE_CODE ||
  takeAfter(words, at + 1, "speaking") > 0 ||
  takeBefore(words, at, "speaks") > takeBefore(words, at, "livingIn");

/** Whether commas, "and" or "or" join a code to a language, or to codes of which one is sure. */
function isBesideLanguage(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
  step: 1 | -1,
): boolean {
  let place = at;
  for (let count = 0; count < MAX_CODES; count += 1) {
    const edge = step > 0 ? place + 1 + takeAfter(words, place + 1, "speaking") : place;
    const [or = 0, and = 0] = (["or", "and"] as const).map((kind) =>
      step > 0 ? take(words, edge, kind) : takeBefore(words, edge, kind),
    );
    const join = or || and;
    const gap = words[edge]?.gap;
    if (gap === "stop" || (join === 0 && gap !== "comma")) return false;
    place = step > 0 ? edge + join : edge - join - 1;
    if (step < 0) place -= takeBefore(words, place + 1, "speaking");
    const found = findName(words, place, dictionary);
    if (found?.values.some(({ field }) => field === "language")) return true;
    if (!languages.has(words[place]?.text ?? "")) return false;
    if (isSure(words, place)) return true;
  }
  return false;
}

/** Texts with "EN", in which other codes are likely languages. */
const hasEnglish = memoize((words: readonly SentenceWord[]) =>
  words.some(({ text }) => text === CLEAR_LANGUAGE_CODE),
);

/** "EN mandatory, FR/NL is a plus": what is welcome beside a code of English. */
function isWelcomeBesideEnglish(words: readonly SentenceWord[], at: number): boolean {
  if (!hasEnglish(words) || takeBefore(words, at, "livingIn") > 0) return false;
  let end = at + 1;
  for (let count = 0; count < MAX_CODES; count += 1) {
    const join = takeAfter(words, end, "or") || takeAfter(words, end, "and");
    if (join === 0 || !languages.has(words[end + join]?.text ?? "")) break;
    end += join + 1;
  }
  return takeAfter(words, end, "softAfter") + takeAfter(words, end, "neededAfter") > 0;
}

const ENGLISH: ReadonlySet<string> = new Set(["en", "eng"]);

const isSmallCode = (word: SentenceWord | undefined) =>
  languages.has((word?.key ?? "").toUpperCase());

/** In small letters it is one beside English or a plus: "eng/pl", "fr+nl". */
function isInSmallPair(words: readonly SentenceWord[], at: number): boolean {
  const isPair = (first: number) => {
    const [one, other] = [words[first], words[first + 2]];
    const sign = words[first + 1]?.key ?? "";
    const isJoined = take(words, first + 1, "and") === 1 || sign === "/";
    const hasEnglish = [one, other].some((word) => ENGLISH.has(word?.key ?? ""));
    return isJoined && [one, other].every(isSmallCode) && (hasEnglish || sign === "+");
  };
  return isPair(at) || isPair(at - 2);
}

const lastCodes = new Set(LAST_CODES.split(", "));

/** "Fluent de", "native fr": the last word of a clause, since "de" is "of", too. */
function isSmallLast(words: readonly SentenceWord[], at: number): boolean {
  const gap = words[at + 1]?.gap ?? "stop";
  const isLast = gap === "comma" || gap === "stop" || take(words, at + 1, "and") > 0;
  const before = words[at - 1]?.key ?? "";
  return isLast && lastCodes.has(words[at]?.text ?? "") && FLUENT.has(before);
}
const FLUENT = toWordSet(FLUENT_WORDS);

const beforeNorms = new Set(BEFORE_NORMS.split(", "));
const afterNorms = new Set(AFTER_NORMS.split(", "));

const NUMBER_OF_NORM = /^(?:\d{5,}|\d{3} \d{3}\b)/;

/** The EN of "EN 301 549", "EN 50128" and "DIN EN ISO 13485". */
function isNorm(words: readonly SentenceWord[], at: number): boolean {
  const next = words[at + 1];
  // "EN 400 a day" is a language.
  const number = [next, words[at + 2]].map((word) => word?.key ?? "").join(" ");
  const isNumbered = next?.gap === "space" && NUMBER_OF_NORM.test(number);
  return isNumbered || beforeNorms.has(words[at - 1]?.key ?? "") || afterNorms.has(next?.key ?? "");
}

/** A code of a language: "DE C1", "speaks FR", "FR+EN", and "C1 Eng", in small letters beside a level. */
export function readLanguageCode(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): FoundName | undefined {
  const before = takeSpeaks(words, at);
  const place = at + before;
  const { key = "", text = "" } = words[place] ?? {};
  const isCode = LANGUAGE_KEYS.has(key) && languages.has(text.toUpperCase());
  if (!isCode || (text === CLEAR_LANGUAGE_CODE && isNorm(words, place))) return undefined;
  const after = takeAfter(words, place + 1, "speaking");
  const isLeveled = (before > 0 && isLevel(words[at])) || (after > 0 && isLevel(words[place + 1]));
  const isSmall = isInSmallPair(words, place) || isSmallLast(words, place);
  const value = languages.get(isLeveled || isSmall ? text.toUpperCase() : text);
  if (value === undefined) return undefined;
  const isLanguage =
    isSmall ||
    before + after > 0 ||
    isWelcomeBesideEnglish(words, place) ||
    isSure(words, place) ||
    isBesideLanguage(words, place, dictionary, 1) ||
    isBesideLanguage(words, place, dictionary, -1);
  if (!isLanguage) return undefined;
  const length = before + 1 + after;
  const values = [{ field: "language" as const, value }];
  return { length, at: place, end: place + 1, values, isSure: true };
}
