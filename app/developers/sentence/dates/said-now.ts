import { BY_NOW } from "../../dictionaries/near-starts.ts";
import { IT_IS_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import type { Dictionary } from "../names/find-name.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isOfNeeded } from "./deadlines.ts";
import { isChangeOfMind } from "./near-starts.ts";
import { isClauseEnd } from "./start-days.ts";

const IT_IS = toWordSet(IT_IS_WORDS);

const byNow = toPhrases(BY_NOW);

/** Words between "we use" and "now". */
const MAX_STACK_WORDS = 6;

/** "We're using Next.js now" tells of what is there. */
function isOfStack(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_STACK_WORDS); index -= 1) {
    const gap = words[index + 1]?.gap;
    if (gap === "comma" || gap === "stop" || take(words, index, "seeking") > 0) return false;
    const isByNow = takePhrase(words, index, byNow) > 0;
    if (isByNow || take(words, index, "ownStack") > 0) return true;
  }
  return false;
}

/** "We need a replacement now" says when, "need devops today" too; "now we use React" does not. */
export function takeNowSaid(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): number {
  const yesterday = take(words, at, "yesterday");
  if (yesterday > 0) return isOfNeeded(words, at, dictionary) ? yesterday : 0;
  const now = take(words, at, "now");
  if (now === 0 || at === 0 || isOfStack(words, at)) return 0;
  if (isChangeOfMind(words, at, at + now)) return 0;
  // "No more Java, it's Kotlin now"
  if ([at - 2, at - 3].some((index) => IT_IS.has(words[index]?.key ?? ""))) return 0;
  return isClauseEnd(words, at + now) || isOfNeeded(words, at, dictionary) ? now : 0;
}
