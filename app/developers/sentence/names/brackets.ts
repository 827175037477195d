import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words in brackets after the place of a client: "(edtech, 30 people)". */
const MAX_BRACKET_WORDS = 8;

/** Index of the word after brackets that open before a word. */
function toBracketEnd(words: readonly SentenceWord[], at: number): number {
  if (words[at]?.isInBrackets !== true) return at;
  let end = at + 1;
  while (end - at < MAX_BRACKET_WORDS && words[end] && !words[end]?.isAfterBrackets) end += 1;
  return words[end]?.isAfterBrackets ? end : at;
}

/** "A company in Oslo (edtech) needs" */
export const isBracketBeforeSeeker = (words: readonly SentenceWord[], at: number): boolean => {
  const end = toBracketEnd(words, at);
  return end > at && take(words, end, "seeking") > 0;
};

/** Index of the first word of the brackets that end right before a word, or of that word. */
export function toBracketStart(words: readonly SentenceWord[], at: number): number {
  if (words[at]?.isAfterBrackets !== true) return at;
  let start = at - 1;
  while (at - start < MAX_BRACKET_WORDS && words[start] && !words[start]?.isInBrackets) start -= 1;
  return words[start]?.isInBrackets ? start : at;
}
