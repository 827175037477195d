import { AFTER_FIRST } from "../../dictionaries/word-classes/nouns.ts";
import {
  hasSign,
  type Item,
  isApart,
  isWorkOrLevel,
  toGapBefore,
  toValue,
} from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const BEGIN = toPhrases(`
  begin with the, start with the, begin with, start with, first the, first only the, only the, just the, just need the, focus on the,
  mit dem, mit der, zuerst den, zuerst die, erst den, nur den, commençons par le, commencer par le, d'abord le, empecemos por el, empezar por el, primero el`);

const ONE = toWordSet(AFTER_FIRST);

/** Where the part of a list begins and ends that an item is in: "Java senior" of "Java senior, React mid, QA". */
function toPart(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  let [first, end] = [index, index + 1];
  const isJoin = (item: Item | undefined) => hasSign(item, "and");
  while (first > 0 && !isApart(words, items[first]) && !isJoin(items[first - 1])) first -= 1;
  while (end < items.length && !isApart(words, items[end]) && !isJoin(items[end])) end += 1;
  return { first, end };
}

/**
 * Of several people only the one whom the client begins with: "Java senior, React mid, QA. Let's begin with
 * the Java one" asks for a senior who knows Java.
 */
export function keepFirstOfSeveral(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  const chosen = items.findIndex(
    ({ at, end }, index) =>
      isWorkOrLevel(items[index]) &&
      takePhraseBefore(words, at, BEGIN) > 0 &&
      (ONE.has(words[end]?.key ?? "") || take(words, end, "person") > 0),
  );
  const value = toValue(items[chosen]);
  const listed = items.findIndex((item, index) => index < chosen && toValue(item) === value);
  if (value === undefined || listed < 0) return;
  const part = toPart(items, listed, words);
  const isStop = (at: number) => toGapBefore(words, items[at]) === "stop";
  let first = listed;
  while (first > 0 && !isStop(first)) first -= 1;
  for (let at = first; at < chosen && (at === first || !isStop(at)); at += 1) {
    const isOther = at < part.first || at >= part.end;
    if (isOther && isWorkOrLevel(items[at])) modes[at] = "dropped";
  }
}
