import { SPELT_PAIRS, SPOKEN_NAMES } from "../../dictionaries/spoken-names.ts";
import type { Dictionary } from "../names/find-name.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { type SentenceWord, toKeys, toNameKey } from "../words/words.ts";

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

const isLetter = (word: SentenceWord | undefined) => /^[a-z]$/.test(word?.key ?? "");

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
    const { phrases: _phrases, name: _name, zone: _zone, ...written } = word;
    const end = index === keys.length - 1 ? last.end : word.end;
    // Capitals tell "US" and "BI" from words.
    return { ...written, key, text: key.toUpperCase(), end };
  });
}

/** Letters in a row that spell a name: "s a p", "u s". Of "an a i o s developer" the first is none of them. */
function findSpelt(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): { length: number; keys: string[] } | undefined {
  const before = words[at]?.gap === "space" ? words[at - 1] : undefined;
  if (!isLetter(words[at]) || (isLetter(before) && before?.key !== "a")) return undefined;
  const { names, places } = dictionary;
  let length = 1;
  while (
    length < MAX_LETTERS &&
    isLetter(words[at + length]) &&
    words[at + length]?.gap === "space"
  )
    length += 1;
  const isArticle = words[at]?.key === "a" && words[at + 1]?.key !== "a" && length > MIN_LETTERS;
  const next = isArticle ? findSpelt(words, at + 1, dictionary) : undefined;
  if (next && next.length === length - 1) return undefined;
  // "In the u s a react developer": the longest that is a name.
  for (; length > 1; length -= 1) {
    const key = words
      .slice(at, at + length)
      .map((word) => word.key)
      .join("");
    const isName = length === 2 ? pairs.has(key) : names.has(key) || places.has(key);
    if (isName) return { length, keys: [key] };
  }
  return undefined;
}

function findSpoken(words: readonly SentenceWord[], at: number) {
  const [found] = (byFirstWord.get(words[at]?.key ?? "") ?? [])
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
