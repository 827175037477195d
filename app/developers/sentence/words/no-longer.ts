import { NO_LONGER } from "../../dictionaries/no-longer.ts";
import { toKeys } from "./words.ts";

const denials = NO_LONGER.map(({ pair, denial, unless = "" }) => ({
  pair: toKeys(pair),
  denial: toKeys(denial),
  unless: new Set(unless.split(", ")),
}));

/** Second words of the pairs, without which a text has none. */
const LONGER = new Set(denials.map(({ pair }) => pair.at(-1)));

/**
 * Words with "not" for "no longer", so that no phrase has to be listed with both.
 * @param toDenial the word of a pair that is read as another one
 */
export function readNoLonger<Word>(
  words: readonly Word[],
  toKey: (word: Word) => string,
  toDenial: (word: Word, key: string) => Word,
): readonly Word[] {
  if (!words.some((word) => LONGER.has(toKey(word)))) return words;
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const key = (index: number) => {
      const word = words[index];
      return word === undefined ? "" : toKey(word);
    };
    const found = denials.find(
      ({ pair, unless }) =>
        pair.every((one, index) => key(at + index) === one) && !unless.has(key(at + pair.length)),
    );
    const own = words[at];
    if (!found && own !== undefined) read.push(own);
    for (const [index, one] of found?.denial.entries() ?? []) {
      const word = words[at + index];
      if (word !== undefined) read.push(toDenial(word, one));
    }
    at += found?.pair.length ?? 1;
  }
  return read;
}
