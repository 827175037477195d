import { FOR_ASKED, IN_FIELD } from "../../dictionaries/word-classes/prepositions.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words between an industry and what says that it is asked for: "experience from large European". */
const MAX_ASKED_WORDS = 8;

const ASKED_KINDS = ["industryAsked", "experience", "workedFor", "worked"] as const;

/** "Experience in", "has built", but not "the agency that built our". */
export const isAskedAt = (words: readonly SentenceWord[], at: number) => {
  const length = Math.max(...ASKED_KINDS.map((kind) => take(words, at, kind)));
  return length > 0 && takeAfter(words, at + length, "ours") === 0;
};

export const isEnd = (word: SentenceWord | undefined) =>
  word === undefined || word.gap === "comma" || word.gap === "stop";

const FOR = toWordSet(FOR_ASKED);
/** "For", "für" */
export const isFor = (word: SentenceWord | undefined) => FOR.has(word?.key ?? "");

const IN = toWordSet(IN_FIELD);

/** "Five years in digital insurance" */
function isYearsIn(words: readonly SentenceWord[], at: number): boolean {
  const years = take(words, at, "years");
  return years > 0 && words[at + years]?.gap === "space" && IN.has(words[at + years]?.key ?? "");
}

/** Whether a word of the clause before an industry says that it is asked for. */
export function isAskedBefore(words: readonly SentenceWord[], at: number): boolean {
  for (let back = at; back > Math.max(0, at - MAX_ASKED_WORDS); back -= 1) {
    if (isEnd(words[back]) || take(words, back - 1, "seeking") > 0) break;
    // "A writer is required to document a banking API"
    if (words[back - 1]?.key === "required" && words[back]?.key === "to") break;
    if (isAskedAt(words, back - 1) || isYearsIn(words, back - 1)) return true;
  }
  return false;
}

/** Whether a word of the clause around an industry says that it is asked for. */
export function isAskedInClause(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (isAskedBefore(words, at)) return true;
  // "The insurance sector" is one name.
  for (let inside = at; inside < end; inside += 1) if (isAskedAt(words, inside)) return true;
  for (let next = end; next < end + MAX_ASKED_WORDS && !isEnd(words[next]); next += 1) {
    // "For a billing migration we look for someone who knows"
    if (take(words, next, "seeking") > 0) break;
    if (isAskedAt(words, next)) return true;
  }
  return false;
}
