import type { SentenceWord } from "./sentence-words.ts";

/** Words of the longest name. */
export const MAX_NAME_WORDS = 6;

/** The longest key that begins at a word; none goes across a comma or ends inside of a name. */
export function findKey<Value>(
  words: readonly SentenceWord[],
  at: number,
  getValue: (joined: string, spaced: string) => Value | undefined,
  prefixes: ReadonlySet<string>,
): { length: number; value: Value } | undefined {
  if (words[at]?.isGlued) return undefined;
  let joined = "";
  let spaced = "";
  let found: { length: number; value: Value } | undefined;
  for (let length = 1; length <= MAX_NAME_WORDS; length += 1) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && (word.gap === "comma" || word.gap === "stop"))) break;
    joined += word.key;
    spaced += length > 1 ? ` ${word.key}` : word.key;
    if (!prefixes.has(joined) && (length === 1 || !prefixes.has(spaced))) break;
    if (words[at + length]?.isGlued) continue;
    const value = getValue(joined, spaced);
    if (value !== undefined) found = { length, value };
  }
  return found;
}

/** Everything that keys begin with. */
export function toPrefixes(keys: Iterable<string>): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const key of keys) {
    for (let length = 1; length <= key.length; length += 1) prefixes.add(key.slice(0, length));
  }
  return prefixes;
}
