import type { WordKind } from "../../dictionaries/language.ts";
import { PhraseLengths } from "./phrase-lengths.ts";
import type { SentenceWord } from "./words.ts";

/** Phrases of all kinds, word by word, so that those from a word on are found in one walk. */
export type PhraseTree = {
  /** The word before it; undefined for the root. */
  before: PhraseTree | undefined;
  /** Words up to here. */
  depth: number;
  /** Kinds of the phrases that end here. */
  kinds: WordKind[];
  /** What can follow, by the next word. */
  next: Map<string, PhraseTree> | undefined;
  /** The longest phrases up to here, once they were asked for. */
  lengths: PhraseLengths | undefined;
};

export const toPhraseTree = (before?: PhraseTree): PhraseTree => ({
  before,
  depth: before ? before.depth + 1 : 0,
  kinds: [],
  next: undefined,
  lengths: undefined,
});

/** @param keys the words of a phrase */
export function addPhrase(root: PhraseTree, keys: readonly string[], kind: WordKind) {
  let end = root;
  for (const key of keys) {
    end.next ??= new Map();
    const known = end.next.get(key) ?? toPhraseTree(end);
    end.next.set(key, known);
    end = known;
  }
  end.kinds.push(kind);
}

function toLengths(tree: PhraseTree): PhraseLengths {
  if (tree.lengths) return tree.lengths;
  const before = tree.before ? toLengths(tree.before) : undefined;
  tree.lengths =
    before && tree.kinds.length === 0 ? before : new PhraseLengths(before, tree.kinds, tree.depth);
  return tree.lengths;
}

/** The longest phrases that are there from a word on; none goes across a comma. */
export function findPhrases(
  words: readonly SentenceWord[],
  at: number,
  root: PhraseTree,
): PhraseLengths {
  let tree = root;
  for (let end = at; end < words.length; end += 1) {
    const word = words[end];
    const isApart = end > at && (word?.gap === "comma" || word?.gap === "stop");
    const next = isApart ? undefined : tree.next?.get(word?.key ?? "");
    if (!next) break;
    tree = next;
  }
  return toLengths(tree);
}
