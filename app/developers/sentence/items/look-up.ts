import { findDate } from "../dates/dates.ts";
import { findName } from "../names/find-name.ts";
import { findZone } from "../names/places.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { toPhraseLengths } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { isPlainWord } from "./plain-words.ts";

/**
 * Looks up what each word of a text is, which is stored with the word. One kind after the other, since
 * the code and data of one kind stay in the cache of the processor, which takes less time.
 */
export function lookUpWords(
  words: readonly SentenceWord[],
  { dictionary, today }: SentenceContext,
): void {
  const lookups = [
    (at: number) => toPhraseLengths(words, at),
    (at: number) => mayBegin(words, at, BEGINS.number),
    (at: number) => findName(words, at, dictionary),
    (at: number) => findZone(words, at, dictionary),
    (at: number) => findNumber(words, at),
    (at: number) => findDate(words, at, today),
  ];
  for (const lookUp of lookups) {
    for (let at = 0; at < words.length; at += 1) lookUp(at);
  }
  for (let at = words.length - 1; at >= 0; at -= 1) isPlainWord(words, at, dictionary);
}
