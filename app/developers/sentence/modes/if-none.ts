import { IF_NONE } from "../../dictionaries/word-classes/conjunctions.ts";
import { type Item, isApart, toField, toGapBefore, toValue } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const IF = toWordSet(IF_NONE);

/** Items between "if there is no one with" and what will do then. */
const MAX_BETWEEN = 8;

/** Whether a sign begins the lack of a condition: "if there is no", "wenn ihr keinen". */
function isOfCondition(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  for (let at = index; at >= Math.max(0, index - MAX_BETWEEN); at -= 1) {
    if (at < index && items[at]?.kind === "name") return false;
    const { at: first = 0, end = 0 } = items[at] ?? {};
    // "It doesn't matter if" lacks nothing.
    if (at < index && words.slice(first, end).some(({ key }) => IF.has(key))) return true;
    if (isApart(words, items[at])) return false;
  }
  return false;
}

/** Whether a comma follows before any name: "if not someone similar, React and Node". */
function isAlone(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const isWord = (item: Item | undefined) => item?.kind === "filler" || item?.kind === "word";
  let at = index + 1;
  while (at - index < MAX_BETWEEN && isWord(items[at]) && !isApart(words, items[at])) at += 1;
  return at - index < MAX_BETWEEN && isApart(words, items[at]);
}

/** "If not someone similar, React and Node" denies neither. */
export const isIfAlone = (
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) => {
  const item = items[index];
  const isLack = item?.kind === "sign" && LACKS.some((sign) => item.signs.includes(sign));
  return isLack && isOfCondition(items, index, words) && isAlone(items, index, words);
};

/**
 * What is lacked and what will do then: "if there is no Elixir person, Ruby is fine, too".
 * @returns the index of each
 */
export function toIfNone(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): { lacked: number; instead: number } | undefined {
  const item = items[index];
  if (item?.kind !== "sign" || !LACKS.some((sign) => item.signs.includes(sign))) return undefined;
  if (!isOfCondition(items, index, words)) return undefined;
  if (isAlone(items, index, words)) return undefined;
  const isName = (at: number) => items[at]?.kind === "name";
  let lacked = index + 1;
  while (lacked - index < MAX_BETWEEN && !isName(lacked)) lacked += 1;
  let instead = lacked + 1;
  while (instead - lacked < MAX_BETWEEN && !isName(instead)) instead += 1;
  const [field, other] = [toField(items[lacked]), toField(items[instead])];
  const isStop = items
    .slice(index + 1, instead + 1)
    .some((one) => toGapBefore(words, one) === "stop");
  const isOther = toValue(items[lacked]) !== toValue(items[instead]);
  return field && field === other && isOther && !isStop ? { lacked, instead } : undefined;
}
const LACKS = ["not", "lack", "doubt", "unneeded"] as const;

/** The choices of what is lacked, said before too, and what will do then. */
export function findIfNone(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
): number[][] {
  const all = items.flatMap((_, index) => toIfNone(items, index, words) ?? []);
  if (all.length === 0) return [];
  const known = Map.groupBy(items.keys(), (at) => toValue(items[at]));
  return all.flatMap((found) => {
    // Each is in one choice, so that this is linear.
    const value = toValue(items[found.lacked]);
    const same = known.get(value) ?? [];
    known.delete(value);
    const choice = [...same, found.instead];
    for (const at of choice) modes[at] = "want";
    return [choice];
  });
}
