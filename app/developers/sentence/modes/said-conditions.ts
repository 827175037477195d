import { type Item, isApart } from "../items/items.ts";
import type { SentenceWord } from "../words/words.ts";

const isJoin = (item: Item | undefined) =>
  item?.kind === "sign" && (item.signs.includes("or") || item.signs.includes("and"));

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
  let at = index - 1;
  while (items[at]?.kind === "filler" && !isApart(words, items[at])) at -= 1;
  if (!isOne(items[at])) return index;
  while (isJoin(items[at - 1]) && isOne(items[at - 2])) at -= 2;
  return at;
}
