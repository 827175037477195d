import { type Item, isApart, isJoin, toField } from "../items/items.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** "Java sector bancario preferible" is about the sector only. */
const isSector = (item: Item | undefined, words: readonly SentenceWord[]): boolean =>
  toField(item) === "tag" &&
  item !== undefined &&
  [item.at - 1, item.at].some((at) => take(words, at, "industryAsked") > 0);

/** Of "a Go developer next week if possible" the week: the index of what is right before a sign. */
export function toCondition(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): number {
  const isOne = (item: Item | undefined) =>
    item?.kind === "condition" &&
    item.reading.filters[0] !== undefined &&
    item.reading.filters[0].experience_min === undefined;
  if (isSector(items[index - 1], words)) return index - 1;
  let at = index - 1;
  while (items[at]?.kind === "filler" && !isApart(words, items[at])) at -= 1;
  if (!isOne(items[at])) return index;
  while (isJoin(items[at - 1]) && isOne(items[at - 2])) at -= 2;
  return at;
}
