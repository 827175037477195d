import { AMOUNTS } from "../../dictionaries/amounts.ts";
import { ASIDES } from "../../dictionaries/asides.ts";
import { BESIDE_NAMES } from "../../dictionaries/beside-names.ts";
import { CLIENT_PLACES } from "../../dictionaries/client-places.ts";
import { CURRENCY_NAMES, OTHER_CURRENCY_NAMES } from "../../dictionaries/currencies.ts";
import { ENGLISH } from "../../dictionaries/english/english.ts";
import { FRENCH } from "../../dictionaries/french.ts";
import { FUNCTION_WORDS } from "../../dictionaries/function-words.ts";
import { GERMAN } from "../../dictionaries/german.ts";
import { IDLE_DENIALS } from "../../dictionaries/idle-denials.ts";
import { type LanguageWords, WORD_KINDS, type WordKind } from "../../dictionaries/language.ts";
import { LEEWAY } from "../../dictionaries/leeway.ts";
import { MET_PEOPLE } from "../../dictionaries/met-people.ts";
import { MET_PLACES } from "../../dictionaries/met-places.ts";
import { NEAR_STARTS } from "../../dictionaries/near-starts.ts";
import { DAYS } from "../../dictionaries/ordinals.ts";
import { OTHER_LANGUAGES } from "../../dictionaries/other-languages/other-languages.ts";
import { PRODUCTS } from "../../dictionaries/products.ts";
import { REFUSALS } from "../../dictionaries/refusals.ts";
import { SPANISH } from "../../dictionaries/spanish.ts";
import { SPOKEN } from "../../dictionaries/spoken.ts";
import { JOINED_PARTS, SPOKEN_NUMBERS } from "../../dictionaries/spoken-numbers.ts";
import { STANCES } from "../../dictionaries/stances.ts";
import { TOLD_DATES } from "../../dictionaries/told-dates.ts";
import { PhraseLengths } from "./phrase-lengths.ts";
import { addPhrase, type PhraseTree, toLengths, toPhraseTree } from "./phrase-tree.ts";
import { toPhraseKeys } from "./phrases.ts";
import { toForm } from "./word-forms.ts";
import { type SentenceWord, toNameKey } from "./words.ts";

export const LANGUAGES: readonly LanguageWords[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  SPOKEN,
  SPOKEN_NUMBERS,
  AMOUNTS,
  REFUSALS,
  IDLE_DENIALS,
  CLIENT_PLACES,
  ASIDES,
  TOLD_DATES,
  NEAR_STARTS,
  BESIDE_NAMES,
  STANCES,
  LEEWAY,
  MET_PEOPLE,
  MET_PLACES,
  PRODUCTS,
  ...OTHER_LANGUAGES,
];

/** What words do in a sentence, in all languages. */
const phrases = toPhraseTree();
/** Kinds of phrases by their last word. */
const endings = new Map<string, Set<WordKind>>();
/** Every word of a phrase. */
export const PHRASE_WORDS = new Set<string>();

for (const kind of WORD_KINDS) {
  const lists = LANGUAGES.flatMap(({ words }) => words[kind] ?? []);
  if (kind === "otherCurrency") lists.push(...Object.values(CURRENCY_NAMES), OTHER_CURRENCY_NAMES);
  if (kind === "filler") lists.push(...Object.values(FUNCTION_WORDS));
  for (const phrase of lists.join(",").split(",")) {
    const keys = toPhraseKeys(phrase);
    const last = keys.at(-1);
    if (last === undefined) continue;
    addPhrase(phrases, keys, kind);
    endings.set(last, (endings.get(last) ?? new Set()).add(kind));
    for (const key of keys) PHRASE_WORDS.add(key);
  }
}

/** The longest phrases that are there from a word on; none goes across a comma. */
function findPhrases(words: readonly SentenceWord[], at: number, first: PhraseTree): PhraseLengths {
  let tree = first;
  for (let end = at + 1; tree.next && end < words.length; end += 1) {
    const word = words[end];
    if (word?.gap === "comma" || word?.gap === "stop") break;
    const next = tree.next.get(word?.key ?? "");
    if (!next) break;
    tree = next;
  }
  return toLengths(tree);
}

/** As `findPhrases`, looked up once for each word of a text. */
export function toPhraseLengths(words: readonly SentenceWord[], at: number): PhraseLengths {
  const word = words[at];
  if (!word) return NO_PHRASE;
  if (word.phrases) return word.phrases;
  const form = toForm(word);
  if (form.phrases === undefined) form.phrases = phrases.next?.get(word.key) ?? null;
  word.phrases = form.phrases ? findPhrases(words, at, form.phrases) : NO_PHRASE;
  return word.phrases;
}
const NO_PHRASE = new PhraseLengths();

export const hasPhrases = (words: readonly SentenceWord[], at: number): boolean =>
  toPhraseLengths(words, at).kinds.length > 0;

/** Words of the longest phrase of a kind that is there from a word on; 0 when none is. */
export const take = (words: readonly SentenceWord[], at: number, kind: WordKind): number =>
  toPhraseLengths(words, at).get(kind);

/** As `take`, of words that no comma is before: what is said after a name or a number. */
export function takeAfter(words: readonly SentenceWord[], at: number, kind: WordKind): number {
  const gap = words[at]?.gap;
  return gap === "comma" || gap === "stop" ? 0 : take(words, at, kind);
}

/** Whether a key begins with a digit. */
export const isDigit = (key: string) => key >= "0" && key < ":";

const NO_KINDS: ReadonlySet<WordKind> = new Set();

/** Longest phrase that is looked for before a word. */
const MAX_WORDS_BEFORE = 4;

/** Words of the longest phrase of a kind that ends before a word; 0 when none does. */
export function takeBefore(words: readonly SentenceWord[], at: number, kind: WordKind): number {
  const last = words[at - 1];
  if (!last) return 0;
  const form = toForm(last);
  form.endings ??= endings.get(last.key) ?? NO_KINDS;
  if (!form.endings.has(kind)) return 0;
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

/** Days of a month in words: "fifteenth". */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  DAYS.flatMap((names, index) =>
    names
      .split(",")
      .map(toNameKey)
      // "Ab fünfzehntem März"
      .flatMap((name) => [name, name.replace(/ten$/, "tem")])
      .map((name): [string, number] => [name, index + 1]),
  ),
);

/** Letters of "duemila". */
const MIN_JOINED = 7;

const toPart = (parts: string) => `(?:${parts.split(", ").join("|")})`;
const AND = toPart(JOINED_PARTS.and);
/** What is before and after a thousand or a hundred of a number that is one word. */
const JOINED = [
  { value: 1_000, parts: new RegExp(`^(\\w*?)${toPart(JOINED_PARTS.thousand)}${AND}?(\\w*)$`) },
  { value: 100, parts: new RegExp(`^(\\w*?)${toPart(JOINED_PARTS.hundred)}${AND}?(\\w*)$`) },
];
/** Most words have none of them. */
const HAS_PARTS = new RegExp(toPart(Object.values(JOINED_PARTS).join(", ")));
const HALF = new RegExp(`${toPart(JOINED_PARTS.half)}$`);

/** How many thousands: "vier", "viereinhalb", none at all is one. */
function toCount(key: string): number | undefined {
  if (key === "") return 1;
  const whole = key.replace(HALF, "");
  const count = toNumber(whole);
  return count !== undefined && whole !== key ? count + 0.5 : count;
}

/** What a word is as a number; some languages join them: `fünfundachtzig`, `hundertzwanzig`, `duemila`. */
export function toNumber(key: string): number | undefined {
  const known = NUMBERS.get(key);
  if (known !== undefined || key.length < MIN_JOINED || !HAS_PARTS.test(key)) return known;
  const [, ones = "", tens = ""] = /^(\w+?)und(\w+)$/.exec(key) ?? [];
  const [one, ten] = [NUMBERS.get(ones), NUMBERS.get(tens)];
  if (one !== undefined && ten !== undefined && one < 10 && ten >= 20) return one + ten;
  for (const { value, parts } of JOINED) {
    const [, before, after = ""] = parts.exec(key) ?? [];
    const count = before === undefined ? undefined : toCount(before);
    const rest = after === "" ? 0 : toNumber(after);
    if (count !== undefined && rest !== undefined && count < value && rest < value)
      return count * value + rest;
  }
  return undefined;
}

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
/** Short forms of them, which are read only beside other words. */
export const SHORT_WEEKDAYS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ shortWeekdays = {} }) => Object.entries(shortWeekdays)),
);
/** Quarters of a year from 0 on. */
export const QUARTERS = toPositions("quarters");
