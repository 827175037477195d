import { type Item, isApart, toField } from "../items/items.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words between the number and the name, such as "x", "senior" and "experienced". */
const MAX_BETWEEN = 4;
/** Larger numbers before a name count no people. */
const MAX_PEOPLE = 20;

export const isPeopleCount = (value: number) =>
  Number.isInteger(value) && value >= 1 && value <= MAX_PEOPLE;

/** A number that says how many people are needed, by the word that it is. */
type PeopleCount = { at: number; value: number };

/** Whether the article at one item begins a part of "a designer and a React developer". */
function isPair(
  items: readonly Item[],
  { at, index }: { at: number; index: number },
  words: readonly SentenceWord[],
): boolean {
  const isArticle = (item: Item | undefined) => take(words, item?.at ?? -1, "article") > 0;
  const isAnd = (item: Item | undefined) => item?.kind === "sign" && item.sign === "and";
  const next = items[index + 1];
  const isPerson = next?.kind === "filler" && take(words, next.at, "person") > 0;
  // "And a bit of Java" is no other person.
  if (toField(items[index]) !== "role" && !isPerson && !isAnd(next)) return false;
  const isCounted = (item: Item | undefined) =>
    isArticle(item) || (item?.kind === "filler" && findNumber(words, item.at) !== undefined);
  // "A QA lead and three testers"
  const isFollowed = [1, 2].some(
    (step) => isAnd(items[index + step]) && isCounted(items[index + step + 1]),
  );
  return isAnd(items[at - 1]) || isFollowed;
}

/** Whether a technology is of the role after it: "two React + TypeScript front-end developers". */
export function isOfRole(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  for (let at = index + 1; at <= index + MAX_BETWEEN && !isApart(words, items[at]); at += 1) {
    const item = items[at];
    if (toField(item) === "role") return true;
    const isJoin = item?.kind === "sign" && (item.sign === "and" || item.sign === "or");
    const isListed = toField(isJoin ? items[at + 1] : item) === "technology";
    if (!isListed) return false;
  }
  return false;
}

/** "Eine" of "ein Entwickler für eine App", which counts no people. */
function isOfProduct(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const end = items[index]?.end ?? 0;
  const link = takeBefore(words, end, "forProduct");
  if (link === 0) return false;
  const isPerson = takeBefore(words, end - link, "person") > 0;
  const isName = (item: Item) =>
    item.end === end - link && PEOPLE_FIELDS.includes(toField(item) ?? "");
  return isPerson || items.slice(Math.max(0, index - MAX_BETWEEN), index).some(isName);
}

/** The part time of "2 developers and a part time designer". */
export const isWorkload = (item: Item | undefined) =>
  item?.kind === "condition" && item.reading.filters[0]?.workload !== undefined;

/** How many people an item is said of: "2 x Angular", "one senior Java", "two devs". */
export function findCount(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): PeopleCount | undefined {
  const first = Math.max(0, index - MAX_BETWEEN);
  for (let at = index - 1; at >= first && !isApart(words, items[at + 1]); at -= 1) {
    const item = items[at];
    if (!item || words[item.at]?.key === "%") return undefined;
    const isBetween =
      item.kind === "filler" ||
      isWorkload(item) ||
      take(words, item.at, "unfiltered") > 0 ||
      take(words, item.at, "seasoned") > 0;
    const isJoin = item.kind === "sign" && (item.sign === "and" || item.sign === "or");
    const isOfHead =
      toField(items[index]) === "role" &&
      toField(items[isJoin ? at - 1 : at]) === "technology" &&
      isOfRole(items, isJoin ? at - 1 : at, words);
    if (!isBetween && !isOfHead && toField(item) !== "seniority_level") return undefined;
    // "For a team of five developers" is whom they join.
    if (takeBefore(words, item.at, "teamOf") > 0) return undefined;
    if (isOfProduct(items, at, words)) return undefined;
    const value = isWorkload(item) ? undefined : findNumber(words, item.at)?.value;
    if (value === undefined && take(words, item.at, "article") > 0) {
      // "A designer and a React dev" are two; "looking 4 a senior" is "for a senior".
      return isPair(items, { at, index }, words) ? { at, value: 1 } : undefined;
    }
    if (value === undefined) continue;
    // "Looking 4 sr. devs" is "for".
    if (words[item.at]?.key === "4" && words[item.at - 1]?.key === "looking") return undefined;
    // "A 14-person startup" is the client.
    if (value > 1 && takeAfter(words, item.end, "teamSize") > 0) return undefined;
    // "Vue 3 Nuxt" has a version.
    const isVersion =
      PEOPLE_FIELDS.includes(toField(items[at - 1]) ?? "") &&
      !isApart(words, item) &&
      take(words, items[at + 1]?.at ?? 0, "times") === 0;
    return isPeopleCount(value) && !isVersion ? { at, value } : undefined;
  }
  return undefined;
}

export const PEOPLE_FIELDS = ["technology", "role"];
