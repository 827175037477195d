import { editDistance } from "#platform/edit-distance.ts";

/** Every word that members are found by, once. */
export type Vocabulary = {
  /** Sorted by code units, so that words with the same beginning are adjacent. */
  words: string[];
  /** By length, each with its letters: a misspelt word has about as many and about the same. */
  byLength: Map<number, { word: string; letters: number }[]>;
};

/** One bit for each kind of letter. */
function toLetters(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function toVocabulary(all: Iterable<string>): Vocabulary {
  const words = [...new Set(all)].sort();
  const byLength: Vocabulary["byLength"] = new Map();
  for (const word of words) {
    const alike = byLength.get(word.length) ?? [];
    alike.push({ word, letters: toLetters(word) });
    byLength.set(word.length, alike);
  }
  return { words, byLength };
}

/** Words that begin like the term, save for the term itself. */
export function findPrefixed({ words }: Vocabulary, term: string): string[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(term)) end++;
  return words.slice(words[low] === term ? low + 1 : low, end);
}

/** Short words differ by one letter from too many others to be guessed. */
function editsForgiven(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** The words with the fewest edits from the term, when these are few enough to be a slip. */
export function findMisspelt({ byLength }: Vocabulary, term: string): string[] {
  const most = editsForgiven(term);
  const letters = toLetters(term);
  let fewest = most;
  let nearest: string[] = [];
  if (most === 0) return nearest;
  for (let length = term.length - most; length <= term.length + most; length++) {
    for (const candidate of byLength.get(length) ?? []) {
      if (countBits(letters ^ candidate.letters) > 2 * fewest) continue;
      const edits = editDistance(term, candidate.word, fewest);
      if (edits > fewest) continue;
      if (edits < fewest) nearest = [];
      fewest = edits;
      nearest.push(candidate.word);
    }
  }
  return nearest;
}
