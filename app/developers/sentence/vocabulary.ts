import { ENGLISH } from "../dictionaries/english/english.ts";
import { FRENCH } from "../dictionaries/french.ts";
import { FUNCTION_WORDS } from "../dictionaries/function-words.ts";
import { GERMAN } from "../dictionaries/german.ts";
import { type LanguageWords, WORD_KINDS, type WordKind } from "../dictionaries/language.ts";
import { OTHER_LANGUAGES } from "../dictionaries/other-languages/other-languages.ts";
import { SPANISH } from "../dictionaries/spanish.ts";
import { takeLongest, toPhrases } from "./phrases.ts";
import { type Beginnings, type SentenceWord, toNameKey } from "./sentence-words.ts";

export const LANGUAGES: readonly LanguageWords[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ...OTHER_LANGUAGES,
];

function toVocabulary(): ReadonlyMap<string, Beginnings> {
  const vocabulary = new Map<string, Beginnings>();
  for (const kind of WORD_KINDS) {
    const lists = LANGUAGES.flatMap(({ words }) => words[kind] ?? []);
    if (kind === "filler") lists.push(...Object.values(FUNCTION_WORDS));
    const list = lists.join(",");
    for (const [first, phrases] of toPhrases(list)) {
      vocabulary.set(first, new Map(vocabulary.get(first)).set(kind, phrases));
    }
  }
  return vocabulary;
}

/** What words do in a sentence, in all languages, by the first word of each phrase. */
export const VOCABULARY = toVocabulary();
const NOTHING: Beginnings = new Map();

function toEndings(): ReadonlyMap<string, ReadonlySet<WordKind>> {
  const endings = new Map<string, Set<WordKind>>();
  for (const beginnings of VOCABULARY.values()) {
    for (const [kind, phrases] of beginnings) {
      for (const phrase of phrases) {
        const last = phrase.at(-1) ?? "";
        const kinds = endings.get(last);
        if (kinds) kinds.add(kind);
        else endings.set(last, new Set([kind]));
      }
    }
  }
  return endings;
}

/** The kinds of phrases that end with a word: most words before another one end none. */
const ENDINGS = toEndings();

/** Phrases that begin with a word; each word is looked up once, however many kinds are asked for. */
function toPhrasesOf(word: SentenceWord): Beginnings {
  word.beginnings ??= VOCABULARY.get(word.key) ?? NOTHING;
  return word.beginnings;
}

/** Whether a word begins no phrase of any kind: most names are no word of the vocabulary. */
export const isNameOnly = (word: SentenceWord | undefined) =>
  word === undefined || toPhrasesOf(word) === NOTHING;

/** Words of the longest phrase of a kind that is there from a word on; 0 when none is. */
export function take(words: readonly SentenceWord[], at: number, kind: WordKind): number {
  const word = words[at];
  if (!word) return 0;
  const phrases = toPhrasesOf(word).get(kind);
  return phrases ? takeLongest(words, at, phrases) : 0;
}

/** As `take`, of words that no comma is before: what is said after a name or a number. */
export function takeAfter(words: readonly SentenceWord[], at: number, kind: WordKind): number {
  const gap = words[at]?.gap;
  return gap === "comma" || gap === "stop" ? 0 : take(words, at, kind);
}

/** The first words of phrases of some kinds. */
export const toBeginners = (kinds: readonly WordKind[]): ReadonlySet<string> =>
  new Set(
    [...VOCABULARY].flatMap(([word, beginnings]) =>
      kinds.some((kind) => beginnings.has(kind)) ? [word] : [],
    ),
  );

/** Whether a key begins with a digit. */
export const isDigit = (key: string) => key >= "0" && key < ":";

/** Whether a word is a number, or one of some first words of phrases. */
export function mayBegin(word: SentenceWord | undefined, beginners: ReadonlySet<string>): boolean {
  if (!word) return false;
  return beginners.has(word.key) || isDigit(word.key) || NUMBERS.has(word.key);
}

/** Longest phrase that is looked for before a word. */
const MAX_WORDS_BEFORE = 4;

/** Words of the longest phrase of a kind that ends before a word; 0 when none does. */
export function takeBefore(words: readonly SentenceWord[], at: number, kind: WordKind): number {
  if (!ENDINGS.get(words[at - 1]?.key ?? "")?.has(kind)) return 0;
  for (let length = Math.min(MAX_WORDS_BEFORE, at); length > 0; length -= 1) {
    if (take(words, at - length, kind) === length) return length;
  }
  return 0;
}

export const NUMBERS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ numbers }) =>
    Object.entries(numbers).map(([name, number]): [string, number] => [toNameKey(name), number]),
  ),
);

/** Positions in lists such as months, by their names. */
function toPositions(key: "months" | "weekdays" | "quarters"): ReadonlyMap<string, number> {
  return new Map(
    LANGUAGES.flatMap((language) =>
      (language[key]?.split(",") ?? []).flatMap((names, position) =>
        names
          .trim()
          .split(/\s+/)
          .map((name): [string, number] => [toNameKey(name), position]),
      ),
    ),
  );
}
/** Months from 0 on. */
export const MONTHS = toPositions("months");
/** Days of a week, Monday is 0. */
export const WEEKDAYS = toPositions("weekdays");
/** Quarters of a year from 0 on. */
export const QUARTERS = toPositions("quarters");
