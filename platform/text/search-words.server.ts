import { toFolded } from "./fold-text.ts";

const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}+#.'’_-]+/u;
const INSIDE_WORDS = /[.'’_-]+/;

function toRunTogether(word: string): string {
  return word.split(INSIDE_WORDS).join("");
}

/** The terms of a search query: "Node.js c++" reads `nodejs`, `c++`. */
export function toSearchTerms(text: string): string[] {
  const words = toFolded(text).split(BETWEEN_WORDS).map(toRunTogether);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))];
}

/**
 * The words that a text is indexed by. Technical terms are written with a space, a hyphen or
 * neither ("full stack", "full-stack", "fullstack"), so parts and joined neighbours are indexed as
 * well.
 */
export function toIndexWords(text: string): Set<string> {
  const words = toFolded(text)
    .split(BETWEEN_WORDS)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const found = new Set<string>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    found.add(toRunTogether(word));
    for (const part of word.split(INSIDE_WORDS)) found.add(part);
    if (next !== undefined) found.add(toRunTogether(word) + toRunTogether(next));
  }
  found.delete("");
  return found;
}
