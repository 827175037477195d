import { type Item, isApart } from "./sentence-items.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { take } from "./vocabulary.ts";

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
