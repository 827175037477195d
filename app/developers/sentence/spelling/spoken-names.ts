import { SPELT_PAIRS, SPOKEN_NAMES } from "../../dictionaries/spoken-names.ts";
import type { Dictionary } from "../names/find-name.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { NUMBERS } from "../words/vocabulary.ts";
import { type SentenceWord, toCorrected, toKeys, toNameKey } from "../words/words.ts";

const spoken = Object.entries(SPOKEN_NAMES).map(([name, phrases]) => ({
  keys: toKeys(name),
  phrases: toPhrases(phrases),
}));
/** Names by the first words of what they sound like. */
const byFirstWord = new Map<string, typeof spoken>();
for (const one of spoken) {
  for (const first of one.phrases.keys())
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), one]);
}
const pairs = new Set(SPELT_PAIRS.split(",").map(toNameKey));

/** Letters of a name that is spelt: "g r a p h q l". */
const MAX_LETTERS = 7;
/** Of which one can be an article: "a i o s developer". */
const MIN_LETTERS = 3;

const isLetter = (word: SentenceWord | undefined) =>
  word?.key.length === 1 && /^[a-z]$/.test(word.key);

/** What can follow the letters of a name: the number of "h l seven", the last letters of "l l ms". */
function toLastPart(word: SentenceWord | undefined): string | undefined {
  if (word?.gap !== "space") return undefined;
  if (/^[a-z]s$/.test(word.key)) return word.key;
  const number = NUMBERS.get(word.key);
  return number !== undefined && number < 10 ? String(number) : undefined;
}

/** The parts of a name that is spelt from a word on: letters, and numbers after the first of them. */
function toParts(words: readonly SentenceWord[], at: number): string[] {
  const parts: string[] = [];
  for (let index = at; parts.length < MAX_LETTERS; index += 1) {
    const word = words[index];
    if (index > at && word?.gap !== "space") break;
    const part = isLetter(word) ? word?.key : parts.length > 0 ? toLastPart(word) : undefined;
    if (part === undefined) break;
    parts.push(part);
  }
  return parts;
}

/** Letters that are words of their own in some language: "il y a", "e o". */
const WORD_LETTERS = /[aeiouywz]/g;

/** Words with other keys in their place; the last of them is written up to the end of all. */
function toReplaced(
  words: readonly SentenceWord[],
  at: number,
  length: number,
  keys: readonly string[],
): SentenceWord[] {
  const last = words[at + length - 1];
  return keys.flatMap((key, index) => {
    const word = words[at + index];
    if (!word || !last) return [];
    const end = index === keys.length - 1 ? last.end : word.end;
    // Capitals tell "US" and "BI" from words.
    return { ...toCorrected(word, key), text: key.toUpperCase(), end };
  });
}

type Spelt = { length: number; keys: string[] };

/** The longest of some parts that is a name. */
function findJoined(parts: readonly string[], { names, places }: Dictionary): Spelt | undefined {
  // "In the u s a react developer"
  for (let length = parts.length; length > 1; length -= 1) {
    const key = parts.slice(0, length).join("");
    const isPair = /^[a-z]{2}$/.test(key);
    const isName = isPair ? pairs.has(key) : names.has(key) || places.has(key);
    if (isName) return { length, keys: [key] };
  }
  return undefined;
}

/** A technology of a word and letters after it: "open c v"; "give us a" is no place. */
function findEnding(
  words: readonly SentenceWord[],
  at: number,
  { names, places }: Dictionary,
): Spelt | undefined {
  const next = words[at + 1];
  const parts = next?.gap === "space" && isLetter(next) ? toParts(words, at + 1) : [];
  for (let length = parts.length; length > 1; length -= 1) {
    const key = `${words[at]?.key}${parts.slice(0, length).join("")}`;
    const isName = names.has(key) || places.get(key)?.some(({ isAbsent }) => isAbsent);
    if (isName) return { length: length + 1, keys: [key] };
  }
  return undefined;
}

/** An abbreviation that is spelt and no name: "k y c", "b two b". */
function toAbbreviation(words: readonly SentenceWord[], at: number, parts: readonly string[]) {
  const written = words.slice(at, at + parts.length);
  const isSpelt = written.every(({ text }) => /^(?:[a-z]|[a-z]{2,})$/i.test(text));
  const isLong = parts.length >= MIN_LETTERS && parts.at(-1)?.length === 1;
  const joined = parts.join("");
  const consonants = joined.replace(WORD_LETTERS, "").replace(/\d/g, "");
  if (!isSpelt || !isLong || consonants.length < 2 || /\d$/.test(joined)) return undefined;
  return { length: parts.length, keys: [joined] };
}

/** Letters in a row that spell a name: "s a p", "h l seven". Of "an a i o s developer" the first is none of them. */
function findSpelt(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Spelt | undefined {
  const word = words[at];
  const before = word?.gap === "space" ? words[at - 1] : undefined;
  if (!word || (isLetter(before) && before?.key !== "a")) return undefined;
  if (!isLetter(word)) return findEnding(words, at, dictionary);
  const parts = toParts(words, at);
  const isArticle = word.key === "a" && words[at + 1]?.key !== "a" && parts.length > MIN_LETTERS;
  const next = isArticle ? findSpelt(words, at + 1, dictionary) : undefined;
  if (next && next.length === parts.length - 1) return undefined;
  return findJoined(parts, dictionary) ?? toAbbreviation(words, at, parts);
}

function findSpoken(words: readonly SentenceWord[], at: number) {
  const names = byFirstWord.get(words[at]?.key ?? "");
  if (!names) return undefined;
  const [found] = names
    .map(({ keys, phrases }) => ({ keys, length: takePhrase(words, at, phrases) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  return found;
}

/** Names that dictation writes by their sound, as they are meant: "cooper netties", "power b i". */
export function readSpokenNames(
  words: readonly SentenceWord[],
  dictionary: Dictionary,
): readonly SentenceWord[] {
  const read: SentenceWord[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findSpoken(words, at) ?? findSpelt(words, at, dictionary);
    const word = words[at];
    if (found) read.push(...toReplaced(words, at, found.length, found.keys));
    else if (word) read.push(word);
    at += found?.length ?? 1;
  }
  return read;
}
