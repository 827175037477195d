import { take } from "#app/developers/sentence/words/vocabulary.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";

/** Words between "senior" or "two" and "developer". */
export const MAX_BESIDE_PERSON = 4;

export const isApart = (word: SentenceWord | undefined) =>
  !word || word.gap === "comma" || word.gap === "stop";

/** Whether a developer is what the words from one on describe: "senior backend engineer". */
export function isBeforePerson(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index <= at + MAX_BESIDE_PERSON; index += 1) {
    if (!words[index] || (index > at && isApart(words[index]))) return false;
    if (take(words, index, "person") > 0) return true;
  }
  return false;
}
