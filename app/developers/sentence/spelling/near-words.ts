/** Another letter in place of one changes shorter words into others: "reach", "react". */
const MIN_LENGTH_OTHER_LETTER = 7;

/** Words by their first letter and length: a slip of one letter leaves the first one as it is. */
export type NearWords = {
  words: ReadonlySet<string>;
  byBeginning: ReadonlyMap<string, readonly string[]>;
};

const toBeginning = (word: string, length: number) => `${word[0]}${length}`;

export function toNearWords(words: ReadonlySet<string>): NearWords {
  const byBeginning = new Map<string, string[]>();
  for (const word of words) {
    const key = toBeginning(word, word.length);
    const known = byBeginning.get(key);
    if (known) known.push(word);
    else byBeginning.set(key, [word]);
  }
  return { words, byBeginning };
}

/** The word with two letters swapped, or one of a pair left out. */
function findSwapped(word: string, words: ReadonlySet<string>): string | undefined {
  for (let at = 0; at < word.length - 1; at += 1) {
    const [letter = "", next = ""] = [word[at], word[at + 1]];
    const [before, after] = [word.slice(0, at), word.slice(at + 2)];
    const candidate = letter === next ? before + next + after : before + next + letter + after;
    if (words.has(candidate)) return candidate;
  }
  return undefined;
}

/** Where a word has a letter more than another one: the first such position, 0 for none. */
function toAddedAt(word: string, longer: string): number {
  let at = 1;
  while (at < word.length && word[at] === longer[at]) at += 1;
  if (word.slice(at) !== longer.slice(at + 1)) return 0;
  // "Apple" has its second "p" before or after the first one.
  while (at > 1 && longer[at - 1] === longer[at]) at -= 1;
  return at;
}

/** Where a word has another letter than another one of its length; 0 for none, or more than one. */
function toOtherAt(word: string, other: string): number {
  let at = 1;
  while (at < word.length && word[at] === other[at]) at += 1;
  return word.slice(at + 1) === other.slice(at + 1) ? at : 0;
}

/** Of words that differ in a letter the one where that is first, by its position and the letter. */
function findFirst(
  candidates: readonly string[] | undefined,
  toPosition: (candidate: string) => number,
): string | undefined {
  let found: string | undefined;
  let first = "";
  let position = Number.POSITIVE_INFINITY;
  for (const candidate of candidates ?? []) {
    const at = toPosition(candidate);
    const letter = candidate[at] ?? "";
    const isLater = at > position || (at === position && letter >= first);
    if (at === 0 || isLater || !/[a-z]/.test(letter)) continue;
    [found, first, position] = [candidate, letter, at];
  }
  return found;
}

/** The word that is one slip away: two letters swapped, one doubled, missing or another. */
export function findNearWord(word: string, { words, byBeginning }: NearWords): string | undefined {
  const toCandidates = (length: number) => byBeginning.get(toBeginning(word, length));
  return (
    findSwapped(word, words) ??
    findFirst(toCandidates(word.length + 1), (longer) => toAddedAt(word, longer)) ??
    (word.length >= MIN_LENGTH_OTHER_LETTER
      ? findFirst(toCandidates(word.length), (other) => toOtherAt(word, other))
      : undefined)
  );
}
