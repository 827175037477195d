import { NEEDS_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { type Item, isApart, toGapBefore } from "../items/items.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** "PHP? No. Go? Yes", "PHP - no, Go - yes", "PHP no Go yes". */
export function isReply(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (!item || index === 0) return false;
  const isQuestion = words[item.at]?.isAfterQuestion === true;
  const gap = toGapBefore(words, item);
  if (isApart(words, next)) return next?.kind !== "sign" && (isQuestion || gap === "comma");
  return gap !== "stop" && next?.kind === "name" && take(words, next.end, "yes") > 0;
}

const NEEDS = toWordSet(NEEDS_WORDS);
/** Words between "do we need" and the answer. */
const MAX_QUESTION_WORDS = 8;

/** "Do we still need the PHP guy? No" rules out no one who knows PHP. */
export function isNeedAsked({ at }: Item, words: readonly SentenceWord[]): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_QUESTION_WORDS); index -= 1) {
    if (NEEDS.has(words[index]?.key ?? "")) return true;
    if (words[index]?.gap === "stop") return false;
  }
  return false;
}
