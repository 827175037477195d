import { type Item, isApart, MAX_LIST, toField } from "./sentence-items.ts";
import type { SentenceWord } from "./sentence-words.ts";

/** Whether a sign takes back what was said before it: "Ruby, no wait, Python". */
export function isCorrection(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) {
  const item = items[index];
  if (item?.kind !== "sign" || !item.signs.includes("correction")) return false;
  const before = items[index - 1];
  // "Who actually knows" takes nothing back.
  const isBeside =
    before?.kind === "name" || (before?.kind === "sign" && before.sign === "correction");
  return item.end - item.at > 1 || isBeside || isApart(words, item);
}

/** Indexes of the names that a correction takes back: the last row of names like the next one. */
export function toCorrected(items: readonly Item[], index: number): number[] {
  // "No wait, a Java developer"
  const field = toField(items[index + (items[index + 1]?.kind === "filler" ? 2 : 1)]);
  const corrected: number[] = [];
  if (field === undefined) return corrected;
  const first = Math.max(0, index - MAX_LIST);
  let at = index - 1;
  while (at >= first && toField(items[at]) !== field) at -= 1;
  for (; at >= first; at -= 1) {
    const item = items[at];
    const isJoin =
      item?.kind === "sign" && (item.signs.includes("or") || item.signs.includes("and"));
    if (toField(item) === field) corrected.push(at);
    else if (!isJoin) break;
  }
  return corrected;
}
