import { type Item, isApart, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { toAddedStart, toClauseStart, toListStart } from "./clauses.ts";
import { toSomeStart } from "./some.ts";

/** "Who knows Docker, Terraform not needed" without a comma: the names in a row that end before a sign. */
function toNearest(items: readonly Item[], start: number, index: number): number {
  let at = index - 1;
  while (at > start && items[at]?.kind !== "name") at -= 1;
  const field = toField(items[at]);
  if (field === undefined) return start;
  const isListed = (item: Item | undefined) =>
    toField(item) !== undefined ||
    (item?.kind === "sign" && (item.signs.includes("or") || item.signs.includes("and")));
  while (at > start && isListed(items[at - 1])) at -= 1;
  return at;
}

const POSSIBLE: ReadonlySet<string> = new Set(
  "possible, impossible, moglich, unmoglich, posible, imposible".split(", "),
);

const isNotPossible = ({ end }: Item, words: readonly SentenceWord[]) =>
  POSSIBLE.has(words[end - 1]?.key ?? "");

/** "From India not possible", but not "remote not possible": the places in a row before a sign. */
function toPlaces(
  items: readonly Item[],
  start: number,
  index: number,
  words: readonly SentenceWord[],
): number {
  const before = items[index - 1];
  const isOnSite =
    before && takeBefore(words, before.at, "onSite") + take(words, before.at, "onSite") > 0;
  if (toField(before) !== "country" || isOnSite) return index;
  return toRowStart(items, start, index - 1);
}

/** Index of the first of the names of one kind that "or" and "and" join up to one. */
function toRowStart(items: readonly Item[], start: number, last: number): number {
  let at = last;
  while (
    at - 2 >= start &&
    isChoiceOf(items[at - 1]) &&
    toField(items[at - 2]) === toField(items[at])
  )
    at -= 2;
  return at;
}

const isChoiceOf = (item: Item | undefined) =>
  item?.kind === "sign" && (item.signs.includes("or") || item.signs.includes("and"));

/** Names in a row of which "nice to have" at the end is about the last one only. */
const MIN_KEYWORDS = 3;

/** "Go gcp dev pulumi nice to have", "java kafka insurance german a plus": keywords without commas. */
function isKeywords(
  items: readonly Item[],
  start: number,
  end: number,
  words: readonly SentenceWord[],
): boolean {
  const named = items.slice(start, end);
  const isPlain = ({ kind, at, end }: Item) =>
    kind === "name" || kind === "word" || take(words, at, "person") === end - at;
  const count = named.filter(({ kind }) => kind === "name").length;
  return count >= MIN_KEYWORDS && named.every(isPlain) && toField(named.at(-1)) !== undefined;
}

/**
 * How far back a sign reaches: the index of the first item of which "Docker preferred" or "not from India" is.
 * @param end index after the last of them
 */
export function toReach(
  items: readonly Item[],
  words: readonly SentenceWord[],
  { after, index, end }: { after: Mode; index: number; end: number },
): number {
  const clause = toClauseStart(items, end, words);
  const sign = items[index];
  if (after === "not") {
    return sign && isNotPossible(sign, words) ? toPlaces(items, clause, index, words) : clause;
  }
  const next = items[index + 1];
  // "English Estonian nice to have available from May" goes on without commas.
  const isSpoken = next?.kind === "condition" && !isApart(words, next);
  if (after === "soft" && isSpoken && items[index - 1]?.kind === "name") {
    return toRowStart(items, clause, index - 1);
  }
  const some = after === "soft" && end === index ? toSomeStart(items, index, words) : index;
  if (some < index) return some;
  const start = isKeywords(items, clause, end, words)
    ? end - 1
    : toAddedStart(items, toListStart(items, clause, end, words), end, words);
  return after === "unneeded" ? toNearest(items, start, index) : start;
}
