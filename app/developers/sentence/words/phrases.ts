import { withoutIntensiveKeys } from "./intensifiers.ts";
import { readNoLonger } from "./no-longer.ts";
import { type SentenceWord, toKeys } from "./words.ts";

/** Phrases by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The words of a phrase. Signs such as a dash are words only beside others. */
export function toPhraseKeys(phrase: string): readonly string[] {
  const written = withoutIntensiveKeys(toKeys(phrase));
  const keys = readNoLonger(
    written,
    (key) => key,
    (_, key) => key,
  );
  return keys.length > 0 ? keys : [phrase.trim()].filter(Boolean);
}

/** @param list phrases, separated by commas */
export function toPhrases(list: string): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const phrase of list.split(",")) {
    const words = [...toPhraseKeys(phrase)];
    const [first] = words;
    if (first) phrases.set(first, [...(phrases.get(first) ?? []), words]);
  }
  for (const found of phrases.values()) found.sort((one, other) => other.length - one.length);
  return phrases;
}

/** Words of the first of some phrases that is there from a word on; none goes across a comma. */
function takeLongest(
  words: readonly SentenceWord[],
  at: number,
  phrases: readonly (readonly string[])[],
): number {
  for (const phrase of phrases) {
    let length = 1;
    while (length < phrase.length) {
      const word = words[at + length];
      const isApart = word?.gap === "comma" || word?.gap === "stop";
      if (!word || isApart || word.key !== phrase[length]) break;
      length += 1;
    }
    if (length === phrase.length) return length;
  }
  return 0;
}

/** Words of the longest phrase that is there from a word on; 0 when none is. */
export function takePhrase(words: readonly SentenceWord[], at: number, phrases: Phrases): number {
  const found = phrases.get(words[at]?.key ?? "");
  return found ? takeLongest(words, at, found) : 0;
}

/** Longest phrase that is looked for before a word. */
const MAX_WORDS_BEFORE = 4;

/** Words of the longest phrase that ends before a word; 0 when none does. */
export function takePhraseBefore(
  words: readonly SentenceWord[],
  at: number,
  phrases: Phrases,
): number {
  for (let length = Math.min(MAX_WORDS_BEFORE, at); length > 0; length -= 1) {
    if (takePhrase(words, at - length, phrases) === length) return length;
  }
  return 0;
}
