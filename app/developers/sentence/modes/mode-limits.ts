import { type Item, isApart, toField } from "../items/items.ts";
import { takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** "Not React only" does not rule out React. */
export function isOnly(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [only, next] = [items[index + 1], items[index + 2]];
  // "Not an AWS only person"
  const isPerson = next !== undefined && take(words, next.at, "person") > 0;
  const isBeside =
    only?.kind === "sign" && only.signs.includes("contrast") && !isApart(words, only);
  // "No Selenium-only profiles"
  const isJoined = only?.kind === "sign" && words[only.at]?.gap === "none";
  return (
    isBeside && words[only.at]?.key === "only" && (isJoined || isPerson || isApart(words, next))
  );
}

const ONLY = toPhrases(
  "only, just, solely, exclusively, merely, nothing but, nur, ausschließlich, lediglich, allein, uniquement, seulement, exclusivement, rien que, solo, sólo, solamente, únicamente, exclusivamente",
);

const KNOWN: ReadonlySet<string | undefined> = new Set(["technology", "tag", "role"]);

/** "People with only AWS experience are not considered" says nothing of others who know AWS. */
export const isOnlyKnown = (item: Item | undefined, words: readonly SentenceWord[]): boolean =>
  item?.kind === "name" &&
  KNOWN.has(toField(item)) &&
  [item.at, item.at - 1, item.at - 2].some(
    (at) => takePhraseBefore(words, at, ONLY) > 0 && isNear(words, at, item.at),
  );

/** Whether only "experience with" is between a limit and a name: "solo experiencia en AWS". */
const isNear = (words: readonly SentenceWord[], from: number, to: number): boolean =>
  words
    .slice(from, to)
    .every((word, index) => word.gap === "space" && take(words, from + index, "filler") > 0);

/** Where the names begin of which "no PHP, Python or Ruby is fine" says that they are welcome. */
export function toFineStart(
  items: readonly Item[],
  index: number,
  since: number,
  words: readonly SentenceWord[],
): number | undefined {
  const item = items[index];
  if (item?.kind !== "sign" || !item.signs.includes("fineAfter")) return undefined;
  let start = index;
  while (start > since + 1 && !isApart(words, items[start])) start -= 1;
  const hasName = (from: number, to: number) =>
    items.slice(from, to).some((one) => one.kind === "name");
  return hasName(since, start) && hasName(start, index) ? start : undefined;
}
