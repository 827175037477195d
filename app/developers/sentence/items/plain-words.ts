import { DIRECTION_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { HALVES } from "../hours/halves.ts";
import { NOT_AWAY } from "../hours/not-away.ts";
import { COUNTRY_CODES } from "../names/codes.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { LANGUAGE_KEYS } from "../names/language-codes.ts";
import { REFUSED } from "../names/levels.ts";
import { findZone } from "../names/places.ts";
import { BEGINS_PART } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { WEEKDAYS } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

export const DIRECTIONS = toWordSet(DIRECTION_WORDS);

/** What a name or a condition can begin with, though no phrase of `BEGINS`, number or name does. */
const OTHERS: ReadonlySet<string> = new Set([
  // "A hundred"
  "a",
  "mon",
  ...WEEKDAYS.keys(),
  ...NOT_AWAY,
  ...HALVES,
  ...COUNTRY_CODES,
  ...LANGUAGE_KEYS,
  ...REFUSED,
  ...DIRECTIONS,
]);

/** Whether neither a name nor a condition can begin with a word: with most of a text. */
export const isPlainWord = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  !mayBegin(words, at, BEGINS_PART) &&
  !OTHERS.has(words[at]?.key ?? "") &&
  !findName(words, at, dictionary) &&
  !findZone(words, at, dictionary);
