import { DIRECTION_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { HALVES } from "../hours/halves.ts";
import { NOT_AWAY } from "../hours/not-away.ts";
import { COUNTRY_CODES } from "../names/codes.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { LANGUAGE_KEYS } from "../names/language-codes.ts";
import { REFUSED } from "../names/levels.ts";
import { findZone } from "../names/places.ts";
import { BEGINS, BEGINS_BEFORE, BEGINS_PART } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { toPhraseLengths, WEEKDAYS } from "../words/vocabulary.ts";
import { toForm } from "../words/word-forms.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

export const DIRECTIONS = toWordSet(DIRECTION_WORDS);

/** What a name or a condition can begin with, though no phrase of `BEGINS`, number or name does. */
const OTHERS: ReadonlySet<string> = new Set([
  "mon",
  ...WEEKDAYS.keys(),
  ...NOT_AWAY,
  ...HALVES,
  ...COUNTRY_CODES,
  ...LANGUAGE_KEYS,
  ...REFUSED,
  ...DIRECTIONS,
]);

function isOther(word: SentenceWord): boolean {
  const form = toForm(word);
  form.isOther ??= OTHERS.has(word.key);
  return form.isOther;
}

/** Whether neither a name, a date nor a span of time follows the words from one on that are before one. */
function isBeforeNone(words: readonly SentenceWord[], at: number, dictionary: Dictionary): boolean {
  const [longest = 1] = toPhraseLengths(words, at).lengths;
  for (let next = at + 1; next <= at + longest && next < words.length; next += 1) {
    if (mayBegin(words, next, BEGINS.unit) || !isPlainWord(words, next, dictionary)) return false;
  }
  return true;
}

/**
 * Whether neither a name nor a condition can begin with a word: with most of a text. Looked up once for
 * each word, from the last one on, so that those after it are known.
 */
export function isPlainWord(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): boolean {
  const word = words[at];
  if (!word) return true;
  word.isPlain ??=
    !mayBegin(words, at, BEGINS_PART) &&
    !isOther(word) &&
    !findName(words, at, dictionary) &&
    !findZone(words, at, dictionary) &&
    (!mayBegin(words, at, BEGINS_BEFORE) || isBeforeNone(words, at, dictionary));
  return word.isPlain;
}
