/**
 * Keys letter by letter (a trie), in arrays: a walk makes no strings, and all of it is a few hundred
 * kilobytes, so that it stays in the cache of the processor.
 */
export type KeyTree = {
  /** The letter that leads to each node; those of the nodes after one node are sorted. */
  letters: Uint16Array;
  /** 1 for each node where a key ends. */
  ends: Uint8Array;
  /** The first node after each node; its last one is before the first of the following node. */
  next: Uint32Array;
};

/** Where each walk begins; no letter leads there. */
export const ROOT = 0;

export function toKeyTree(keys: Iterable<string>): KeyTree {
  const sorted = [...new Set(keys)].sort();
  const letters = [0];
  const ends = [0];
  const next: number[] = [];
  // The keys that go through a node are beside each other; each node adds those after it to the end.
  const nodes = [{ from: 0, to: sorted.length, depth: 0 }];
  for (const { from, to, depth } of nodes) {
    next.push(letters.length);
    for (let at = sorted[from]?.length === depth ? from + 1 : from; at < to; ) {
      const letter = sorted[at]?.charCodeAt(depth) ?? 0;
      let end = at + 1;
      while (end < to && sorted[end]?.charCodeAt(depth) === letter) end += 1;
      letters.push(letter);
      ends.push(Number(sorted[at]?.length === depth + 1));
      nodes.push({ from: at, to: end, depth: depth + 1 });
      at = end;
    }
  }
  next.push(letters.length);
  return {
    letters: Uint16Array.from(letters),
    ends: Uint8Array.from(ends),
    next: Uint32Array.from(next),
  };
}

/** The node that a letter leads to from another one; `ROOT` when no key goes on with it. */
export function step({ letters, next }: KeyTree, node: number, letter: number): number {
  const end = next[node + 1] ?? 0;
  for (let child = next[node] ?? 0; child < end; child += 1) {
    const found = letters[child] ?? 0;
    if (found >= letter) return found === letter ? child : ROOT;
  }
  return ROOT;
}

/** The node that the letters of a text lead to; `ROOT` when no key goes on with them. */
export function walk(tree: KeyTree, from: number, text: string): number {
  let node = from;
  for (let at = 0; at < text.length; at += 1) {
    node = step(tree, node, text.charCodeAt(at));
    if (node === ROOT) return ROOT;
  }
  return node;
}
