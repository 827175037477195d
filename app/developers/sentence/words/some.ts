import { SOME_WORDS } from "../../dictionaries/word-classes/determiners.ts";
import { OF_SOME } from "../../dictionaries/word-classes/prepositions.ts";
import { toWordSet } from "./word-set.ts";
import type { SentenceWord } from "./words.ts";

const SOME = toWordSet(SOME_WORDS);
const OF = toWordSet(OF_SOME);

/** Whether "some" or "a bit of" is right before a word. */
export function isAfterSome(words: readonly SentenceWord[], at: number): boolean {
  const of = OF.has(words[at - 1]?.key ?? "") ? 1 : 0;
  return words[at]?.gap === "space" && SOME.has(words[at - 1 - of]?.key ?? "");
}
