import type { SentenceWord } from "../words/words.ts";

/** Words of the longest name. */
export const MAX_NAME_WORDS = 6;

/** What can follow the beginning of a key: a bit for each letter, for spaces, for others and its end. */
export type Prefixes = ReadonlyMap<string, number>;

const SPACE = 1 << 26;
const OTHER = 1 << 27;
const END = 1 << 28;
const FIRST_LETTER = 97;

/** @returns the bit of a letter; `END` after the last one */
function toBit(text: string, at: number): number {
  if (at >= text.length) return END;
  const letter = text.charCodeAt(at) - FIRST_LETTER;
  if (letter >= 0 && letter < 26) return 1 << letter;
  return text[at] === " " ? SPACE : OTHER;
}

/** Everything that keys begin with. */
export function toPrefixes(keys: Iterable<string>): Prefixes {
  const prefixes = new Map<string, number>();
  for (const key of keys) {
    for (let length = 1; length <= key.length; length += 1) {
      const prefix = key.slice(0, length);
      prefixes.set(prefix, (prefixes.get(prefix) ?? 0) | toBit(key, length));
    }
  }
  return prefixes;
}

/** The longest key that begins at a word; none goes across a comma or ends inside of a name. */
export function findKey<Value>(
  words: readonly SentenceWord[],
  at: number,
  getValue: (joined: string, spaced: string) => Value | undefined,
  prefixes: Prefixes,
): { length: number; value: Value } | undefined {
  if (words[at]?.isGlued) return undefined;
  let joined = words[at]?.key ?? "";
  let spaced = joined;
  let found: { length: number; value: Value } | undefined;
  for (let length = 1; length <= MAX_NAME_WORDS; length += 1) {
    const following = (prefixes.get(joined) ?? 0) | (length > 1 ? (prefixes.get(spaced) ?? 0) : 0);
    if (following === 0) break;
    const next = words[at + length];
    if (!next?.isGlued && following & END) {
      const value = getValue(joined, spaced);
      if (value !== undefined) found = { length, value };
    }
    // Most names are one word, after which no longer one goes on as the text does.
    const isApart = !next || next.gap === "comma" || next.gap === "stop";
    if (isApart || !(following & (SPACE | toBit(next.key, 0)))) break;
    joined += next.key;
    spaced += ` ${next.key}`;
  }
  return found;
}
