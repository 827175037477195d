import { type Item, MAX_LIST, toField, toGapBefore, toValue } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import type { ReadItems } from "./mode-state.ts";

/** Of "French, uh, Canadian French if possible" French is needed: the index after the first of them. */
export function toSaidAgain(items: readonly Item[], start: number, index: number): number {
  const value = toField(items[index - 1]) === "language" ? toValue(items[index - 1]) : undefined;
  const first = Math.max(start, index - MAX_LIST);
  const at = items.slice(first, index - 1).findIndex((item) => toValue(item) === value);
  return value === undefined || at < 0 ? start : first + at + 1;
}

/** Whether the same name was asked for shortly before an item. */
export const isWantedBefore = (
  items: readonly Item[],
  modes: readonly Mode[],
  index: number,
): boolean => {
  const value = toValue(items[index]);
  const from = Math.max(0, index - MAX_LIST);
  return items
    .slice(from, index)
    .some((item, at) => toValue(item) === value && modes[from + at] === "want");
};

/** Whether a sentence ends between two items. */
const isSentenceEnd = (
  items: readonly Item[],
  from: number,
  to: number,
  words: readonly SentenceWord[],
) => items.slice(from + 1, to + 1).some((item) => toGapBefore(words, item) === "stop");

/** Words back to "we use" in "we use Vue and Go, Azure for hosting". */
const MAX_STACK_WORDS = 12;

/** Words back to "our" in "our old PHP app". */
const MAX_OWN_WORDS = 2;

/** Whether a word tells what the client works with: the Azure of "we use Go and Azure", "our old PHP app". */
function isOfOwnStack(words: readonly SentenceWord[], at: number): boolean {
  for (let back = at; back > at - MAX_OWN_WORDS && words[back]?.gap === "space"; back -= 1) {
    if (takeBefore(words, back, "ours") > 0) return true;
  }
  for (let back = at - 1; back >= Math.max(0, at - MAX_STACK_WORDS); back -= 1) {
    if (take(words, back, "ownStack") > 0) return true;
    if (words[back + 1]?.gap === "stop" || take(words, back, "seeking") > 0) return false;
  }
  return false;
}

/**
 * Makes rank what was told before of a name that is welcome: "we use Go and Azure, Azure is a plus", "a hospital
 * project, so healthcare would be nice".
 */
export function rankToldBefore({ items, modes, words }: ReadItems, index: number) {
  const value = toValue(items[index]);
  const field = toField(items[index]);
  if (value === undefined || (field !== "tag" && field !== "technology")) return;
  for (let at = Math.max(0, index - MAX_LIST); at < index; at += 1) {
    const isSame = toValue(items[at]) === value && modes[at] === "want";
    if (isSame && (field === "tag" || isOfOwnStack(words, items[at]?.at ?? 0))) modes[at] = "soft";
  }
}

/** Makes rank what was asked for before: "React and Docker, but Docker is not a must". */
export function rankNamedBefore({ items, modes, words }: ReadItems, index: number) {
  const item = items[index];
  const [named] = item?.kind === "name" ? item.name.values : [];
  if (named === undefined) return;
  for (let at = Math.max(0, index - MAX_LIST); at < index; at += 1) {
    const before = items[at];
    // "DevOps, but public cloud is not needed" still needs DevOps.
    const isSame =
      before?.kind === "name" &&
      before.name.values[0]?.value === named.value &&
      (named.field !== "role" || words[before.at]?.key === words[item?.at ?? 0]?.key);
    // "The back end is Firebase. The back end is covered" needs no back end.
    const isOver = named.field === "role" && isSentenceEnd(items, at, index, words);
    if (isSame && modes[at] === "want") modes[at] = isOver ? "unneeded" : "soft";
  }
}
