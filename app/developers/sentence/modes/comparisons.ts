import { type Item, isApart, toField } from "../items/items.ts";
import type { SentenceWord } from "../words/words.ts";

const MORE: ReadonlySet<string> = new Set(
  "more, rather, mehr, eher, plus, plutot, mas, piu".split(", "),
);

/** Whether what follows is only compared with: "Java rather than Kotlin", "more back end than front end". */
export function isComparison(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [before, sign, next] = items.slice(Math.max(0, index - 1), index + 2);
  if (sign?.kind !== "sign" || !sign.signs.includes("comparison") || isApart(words, sign))
    return false;
  if (toField(next) === "technology")
    return before?.kind === "word" || toField(before) === "technology";
  const isMore = MORE.has(words[(before?.at ?? 0) - 1]?.key ?? "");
  return isMore && toField(before) === "role" && toField(next) === "role";
}
