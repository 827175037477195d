import { POSSIBLE_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { SO_REASONS } from "../../dictionaries/word-classes/conjunctions.ts";
import { THAT_WORDS } from "../../dictionaries/word-classes/pronouns.ts";
import { hasSign, type Item, isApart, isJoin, isWork, toField } from "../items/items.ts";
import { memoize } from "../memoize.ts";
import type { Mode } from "../reading.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { toAddedStart, toClauseStart, toListStart } from "./clause-starts.ts";
import { toCondition } from "./said-conditions.ts";
import { isOfNamed, toSomeStart } from "./some.ts";

/** "Who knows Docker, Terraform not needed" without a comma: the names in a row that end before a sign. */
function toNearest(
  items: readonly Item[],
  start: number,
  index: number,
  words: readonly SentenceWord[],
): number {
  let at = index - 1;
  while (at > start && items[at]?.kind !== "name") {
    // "English is enough location doesn't matter"
    const sign = items[at];
    if (hasSign(sign, "enoughAfter")) return at + 1;
    at -= 1;
  }
  const field = toField(items[at]);
  if (field === undefined) return start;
  const isListed = (item: Item | undefined) => toField(item) !== undefined || isJoin(item);
  while (at > start && isListed(items[at - 1])) at -= 1;
  // "Public cloud not required"
  while (at > start && items[at - 1]?.kind === "word" && !isApart(words, items[at])) at -= 1;
  return at;
}

const POSSIBLE = toWordSet(POSSIBLE_WORDS);

const isNotPossible = ({ end }: Item, words: readonly SentenceWord[]) =>
  POSSIBLE.has(words[end - 1]?.key ?? "");

const countNames = memoize((items: readonly Item[]) => items.filter(isAsked).length);
const isAsked = (item: Item) =>
  item.kind === "name" || (item.kind === "condition" && item.reading.filters.length > 0);
/** Words and fillers between the one name of a text and "if possible". */
const MAX_AFTER_NAME = 6;

/** Whether "if possible" is about what no filter says: of "a tester at the weekend if possible" the tester is all that is asked for. */
export function isOfOther(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const sign = items[index];
  if (!sign || !isNotPossible(sign, words) || countNames(items) !== 1) return false;
  const before = items.slice(Math.max(0, index - MAX_AFTER_NAME), index);
  const last = before.findLastIndex(isAsked);
  const isSaid = before.slice(last + 1).some((item) => item.kind === "condition");
  return isSaid && isWork(before[last]);
}

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
  while (at - 2 >= start && isJoin(items[at - 1]) && toField(items[at - 2]) === toField(items[at]))
    at -= 2;
  return at;
}

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
  const isPlain = (item: Item) =>
    item.kind === "name" ||
    item.kind === "word" ||
    item.kind === "condition" ||
    take(words, item.at, "experience") > 0 ||
    take(words, item.at, "basedAfter") > 0 ||
    (item.kind === "filler" && item.isNamed === true) ||
    isJoin(item) ||
    take(words, item.at, "person") === item.end - item.at;
  const count = named.filter(({ kind }) => kind === "name" || kind === "condition").length;
  return count >= MIN_KEYWORDS && named.every(isPlain);
}

/** The last of keywords, with those joined with it: "retail/pharma background". */
function toLastKeyword(items: readonly Item[], start: number, end: number): number {
  let at = end - 1;
  while (at > start && toField(items[at]) === undefined) at -= 1;
  return toRowStart(items, start, at);
}

const REASONS = toWordSet(SO_REASONS);
const THAT = toWordSet(THAT_WORDS);

/** Of "we don't use Docker, so that's not important" what "that" is: the start of the clause before it. */
export function toMeant(
  items: readonly Item[],
  start: number,
  index: number,
  words: readonly SentenceWord[],
): number {
  const own = items.slice(start, index);
  const has = (keys: ReadonlySet<string>) =>
    own.some(({ at, end }) => words.slice(at, end).some(({ key }) => keys.has(key)));
  if (own.some(({ kind }) => kind === "name" || kind === "condition")) return start;
  if (!has(REASONS) || !has(THAT)) return start;
  const clause = toClauseStart(items, start, words);
  let at = start - 1;
  const isDenial = (item: Item | undefined) =>
    item?.kind === "sign" && DENIALS.some((sign) => item.signs.includes(sign));
  while (at > clause && !isDenial(items[at])) at -= 1;
  return isDenial(items[at]) ? at : start;
}
const DENIALS = ["not", "doubt", "except"] as const;

/** Words and requirements of a text without commas, of which what is said at its end is about the last. */
const MIN_RUN_WORDS = 12;
const MIN_RUN_NAMES = 3;

/** "Go dev in Spain up to 60 an hour Docker would be nice" is soft about the Docker only. */
function toLastOfRun(
  items: readonly Item[],
  { clause, start, index }: { clause: number; start: number; index: number },
): number {
  const run = items.slice(clause, index);
  const length = (items[index]?.at ?? 0) - (items[clause]?.at ?? 0);
  const names = run.filter(({ kind }) => kind === "name" || kind === "condition");
  if (length < MIN_RUN_WORDS || names.length < MIN_RUN_NAMES) return start;
  let at = index - 1;
  // "Worked in telecom before machine vision would be great"
  while (at > start && items[at]?.kind === "word") at -= 1;
  if (at < index - 1) return at + 1;
  while (at > start && items[at]?.kind === "filler") at -= 1;
  return toRowStart(items, start, at);
}

/** Of "knows Java and lives in Austria if possible" the Austria: what follows the last "and" that joins two kinds. */
function toLastJoined(items: readonly Item[], start: number, index: number): number | undefined {
  let last = index - 1;
  while (last > start && !isJoin(items[last])) last -= 1;
  if (last <= start) return undefined;
  const [before, after] = [items.slice(start, last), items.slice(last + 1, index)];
  const isSaid = (item: Item) => toField(item) !== undefined;
  const [field, other] = [before.findLast(isSaid), after.find(isSaid)].map(toField);
  return field !== undefined && other !== undefined && field !== other ? last + 1 : undefined;
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
  const said = after === "soft" && end === index ? toCondition(items, index, words) : index;
  if (said < index) return said;
  const next = items[index + 1];
  const isWhere = toField(next) === "country" && !isApart(words, next);
  if (after === "soft" && isWhere && toField(items[index - 1]) === "technology") return index - 1;
  // "English Estonian nice to have available from May" goes on without commas.
  const isSpoken = next?.kind === "condition" && !isApart(words, next);
  if (after === "soft" && isSpoken && items[index - 1]?.kind === "name") {
    return toRowStart(items, clause, index - 1);
  }
  // "A developer for AWS German would be nice" is dictated, and soft about the German.
  const [other, last] = [items[index - 2], items[index - 1]];
  const isSpokenLast =
    toField(last) === "language" && toField(other) === "technology" && !isApart(words, last);
  if (after === "soft" && end === index && isSpokenLast) return index - 1;
  const joined =
    sign && isNotPossible(sign, words) ? toLastJoined(items, clause, index) : undefined;
  if (after === "soft" && joined !== undefined) return joined;
  const some = after === "soft" && end === index ? toSomeStart(items, index, words) : index;
  if (some < index) return some;
  const start = isKeywords(items, clause, end, words)
    ? toLastKeyword(items, clause, end)
    : toAddedStart(items, toListStart(items, clause, end, words), end, words);
  if (isOfNamed(items, end, words)) return end - 1;
  if (after === "unneeded") {
    // "The back end is Firebase and that's covered"
    const before = items[index - 1];
    const isThat = before?.kind === "filler" && THAT.has(words[before.end - 1]?.key ?? "");
    return isThat ? start : toNearest(items, start, index, words);
  }
  return after === "soft" && end === index ? toLastOfRun(items, { clause, start, index }) : start;
}
