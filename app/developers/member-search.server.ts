import { toSearchTerms } from "#platform/search-words.server.ts";
import type { MemberIndex, Ranks } from "./member-index.server.ts";
import { findMisspelt, findPrefixed } from "./member-vocabulary.server.ts";

/** Score of one word: main match, secondary match, prefix or correction. */
const FIT = { main: 3, exact: 2, near: 1 } as const;

class Fits {
  readonly #index: MemberIndex;
  readonly best: Uint8Array;
  found = false;

  constructor(index: MemberIndex) {
    this.#index = index;
    this.best = new Uint8Array(index.ids.length);
  }

  #raise(ranks: Ranks | undefined, fit: number): void {
    for (const rank of ranks ?? []) {
      this.found = true;
      if ((this.best[rank] ?? 0) < fit) this.best[rank] = fit;
    }
  }

  addExact(word: string): void {
    const { words, technology_words, technology, main_technology } = this.#index;
    this.#raise(words.get(word), FIT.main);
    for (const id of technology_words.get(word) ?? []) {
      this.#raise(main_technology.get(id), FIT.main);
      this.#raise(technology.get(id), FIT.exact);
    }
  }

  addNear(word: string): void {
    const { words, technology_words, technology } = this.#index;
    this.#raise(words.get(word), FIT.near);
    for (const id of technology_words.get(word) ?? []) this.#raise(technology.get(id), FIT.near);
  }
}

/** Whether the term is the whole name of a technology, so that prefix matches are left out. */
function isTechnologyWord(index: MemberIndex, term: string): boolean {
  return (index.technology_words.get(term) ?? []).some((id) => index.technology.has(id));
}

function findFits(index: MemberIndex, term: string, joined: string[]): Uint8Array {
  const fits = new Fits(index);
  for (const word of [term, ...joined]) fits.addExact(word);
  if (!isTechnologyWord(index, term) && !(term.length === 1 && fits.found)) {
    for (const word of findPrefixed(index.vocabulary, term)) fits.addNear(word);
  }
  if (!fits.found) for (const word of findMisspelt(index.vocabulary, term)) fits.addNear(word);
  return fits.best;
}

/**
 * How well each member fits a search text, by rank; 0 where a word is not found. A word matches in
 * the name, the position or a technology: as it is, else as the beginning of one, else misspelt.
 */
export function searchMembers(index: MemberIndex, text: string): Uint8Array {
  const terms = toSearchTerms(text);
  const scores = new Uint8Array(index.ids.length);
  for (const [position, term] of terms.entries()) {
    const [before, after] = [terms[position - 1], terms[position + 1]];
    const joined = [
      ...(before === undefined ? [] : [before + term]),
      ...(after === undefined ? [] : [term + after]),
    ];
    const fits = findFits(index, term, joined);
    for (let rank = 0; rank < scores.length; rank++) {
      const fit = fits[rank] ?? 0;
      const score = scores[rank] ?? 0;
      scores[rank] = fit === 0 || (position > 0 && score === 0) ? 0 : score + fit;
    }
  }
  return scores;
}
