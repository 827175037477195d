import { ALSO_OUTSIDE } from "../../dictionaries/word-classes/adverbs.ts";
import { OUTSIDE_WORDS } from "../../dictionaries/word-classes/prepositions.ts";
import { type Item, isApart, toField } from "../items/items.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const ALSO = toWordSet(ALSO_OUTSIDE);
const OUTSIDE = toWordSet(OUTSIDE_WORDS);
/** Items between "also" and "outside": "someone from"../. */
const MAX_BETWEEN = 4;

/** "Auch jemand außerhalb der EU" opens, and rules nothing out. */
export function isOpening(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [sign, next, afterNext] = items.slice(index, index + 3);
  const place = next?.kind === "filler" ? afterNext : next;
  if (sign?.kind !== "sign" || !OUTSIDE.has(words[sign.at]?.key ?? "")) return false;
  if (toField(place) !== "country") return false;
  for (let at = index; at > Math.max(0, index - MAX_BETWEEN); at -= 1) {
    const before = items[at - 1];
    if (isApart(words, items[at]) || before?.kind === "name") return false;
    if (words.slice(before?.at, before?.end).some(({ key }) => ALSO.has(key))) return true;
  }
  return false;
}
