import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words between who leaves and that they do: "our designer has just left". */
const MAX_BEFORE_LEAVING = 4;

/** "Our designer left" asks for another one. */
export function isLeaving(words: readonly SentenceWord[], from: number): boolean {
  for (let at = from; at <= from + MAX_BEFORE_LEAVING; at += 1) {
    const gap = words[at]?.gap;
    if (gap === undefined || gap === "comma" || gap === "stop") return false;
    if (take(words, at, "leaves") + take(words, at, "failed") > 0) return true;
  }
  return false;
}
