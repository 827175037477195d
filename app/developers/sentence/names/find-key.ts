import { type KeyTree, ROOT, step, walk } from "../words/key-tree.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words of the longest name. */
export const MAX_NAME_WORDS = 6;

const SPACE = " ".charCodeAt(0);

/** As `walk`, after a space. */
function walkSpaced(tree: KeyTree, from: number, text: string): number {
  const node = step(tree, from, SPACE);
  return node === ROOT ? ROOT : walk(tree, node, text);
}

/** Names by their keys. */
type Keyed<Names, Value> = {
  tree: KeyTree;
  names: Names;
  /** What words mean as a name, written together and apart. */
  getValue: (names: Names, joined: string, spaced: string) => Value | undefined;
};

/**
 * The longest key that begins at a word; none goes across a comma or ends inside of a name.
 * @param first where the word leads in the tree
 */
export function findKey<Names, Value>(
  words: readonly SentenceWord[],
  at: number,
  { tree, names, getValue }: Keyed<Names, Value>,
  first: number,
): { length: number; value: Value } | undefined {
  if (words[at]?.isGlued) return undefined;
  let joined = first;
  let spaced = first;
  let found: { length: number; value: Value } | undefined;
  for (let length = 1; length <= MAX_NAME_WORDS && joined + spaced > 0; length += 1) {
    const next = words[at + length];
    if (!next?.isGlued && (tree.ends[joined] || tree.ends[spaced])) {
      const keys = words.slice(at, at + length).map(({ key }) => key);
      const value = getValue(names, keys.join(""), keys.join(" "));
      if (value !== undefined) found = { length, value };
    }
    if (!next || next.gap === "comma" || next.gap === "stop") break;
    joined = joined === ROOT ? ROOT : walk(tree, joined, next.key);
    spaced = spaced === ROOT ? ROOT : walkSpaced(tree, spaced, next.key);
  }
  return found;
}
