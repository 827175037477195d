import type { WordKind } from "../../dictionaries/language.ts";
import { PhraseLengths } from "./phrase-lengths.ts";

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

/** The longest phrases up to a word of them. */
export function toLengths(tree: PhraseTree): PhraseLengths {
  if (tree.lengths) return tree.lengths;
  const before = tree.before ? toLengths(tree.before) : undefined;
  tree.lengths =
    before && tree.kinds.length === 0 ? before : new PhraseLengths(before, tree.kinds, tree.depth);
  return tree.lengths;
}
