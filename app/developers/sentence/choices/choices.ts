import {
  hasSign,
  type Item,
  isAbsent,
  isApart,
  isJoin,
  MAX_LIST,
  toField,
  toGapBefore,
} from "../items/items.ts";
import { areAlternatives, hasAlternatives } from "../items/stack-names.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { findBeside, overLevel, toLevelBefore } from "./choice-levels.ts";

/**
 * Whether a technology before the last two of a list can be one of the choice: of "Docker, AWS or GCP"
 * one of the clouds is enough, and Docker is needed; of "TypeScript, Redux or Zustand" no one has both.
 */
function canBeChosen(items: readonly Item[], index: number, members: readonly number[]): boolean {
  const name = toTechnology(items[index]);
  if (name === undefined) return true;
  if (!isAbsent(items[index]) && members.every((at) => isAbsent(items[at]))) return false;
  const others = members.flatMap((at) => toTechnology(items[at]) ?? []);
  const isFamily = others.every((other) => others.some((one) => areAlternatives(one, other)));
  return (
    !isFamily ||
    !hasAlternatives(others[0] ?? "") ||
    others.some((one) => areAlternatives(one, name))
  );
}

/** Whether a technology after a comma goes on with a list. */
const isListed = (
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
  first: Item | undefined,
) =>
  toField(first) === "technology" &&
  toField(items[index]) === "technology" &&
  toGapBefore(words, items[index]) === "comma";

const toTechnology = (item: Item | undefined) =>
  item?.kind === "name" && item.name.values[0]?.field === "technology"
    ? item.name.values[0].value
    : undefined;

/** The technologies that slashes join around one: those of "Python 3 / Django / Celery". */
function listJoined(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const isJoined = (at: number) => {
    const item = items[at];
    const isSlash = item?.kind === "sign" && words[item.at]?.key === "/";
    const isPart = isSlash || item?.kind === "filler" || toTechnology(item) !== undefined;
    return isPart && !isApart(words, item);
  };
  let first = index;
  while (index - first < MAX_LIST && isJoined(first)) first -= 1;
  let last = index;
  while (last - index < MAX_LIST && isJoined(last + 1)) last += 1;
  return items.slice(Math.max(0, first), last + 1).flatMap((item) => toTechnology(item) ?? []);
}

/** Whether the names that slashes join around one are parts of a stack: "React/Node/AWS". */
function isStackAt(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const names = listJoined(items, index, words);
  return names.every((name, at) => {
    const before = names[at - 1];
    return before === undefined || (name !== before && !areAlternatives(name, before));
  });
}

/** Items between "one of" and the colon: "the following languages is mandatory". */
const MAX_BEFORE_COLON = 6;

/** The names of "one of: A, B, C", from its sign on. */
function toListed(items: readonly Item[], index: number, words: readonly SentenceWord[]): number[] {
  const listed: number[] = [];
  let isLast = false;
  // "At least two of the following languages are mandatory: German, French, Italian"
  const near = items.slice(index + 1, index + 1 + MAX_BEFORE_COLON);
  const colon = near.findIndex(({ at }) => words[at]?.isAfterColon);
  const isHeading = colon >= 0 && near.slice(0, colon).every(({ kind }) => kind !== "name");
  for (let at = index + 1 + (isHeading ? colon : 0); at < items.length; at += 1) {
    const item = items[at];
    if (!item || toGapBefore(words, item) === "stop") break;
    // "Entweder Kotlin oder Java, Hauptsache Spring Boot"
    if (isLast && toGapBefore(words, item) === "comma") break;
    // "Either a mid or a senior, Rust"
    const [first] = listed;
    const isOther = first !== undefined && toField(item) !== toField(items[first]);
    if (isOther && item.kind === "name" && toGapBefore(words, item) === "comma") break;
    if (item.kind === "name") {
      listed.push(at);
      const or = items[at - 1];
      isLast ||= listed.length > 1 && hasSign(or, "or");
    } else if (!isJoin(item) && item.kind !== "filler") break;
  }
  return listed;
}

/** The names before "any of them" where nothing follows it. */
function toListedBefore(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): number[] {
  const { at: first = 0 } = items[index] ?? {};
  const length = take(words, first, "oneOfAfter");
  const next = words[first + length];
  if (next && next.gap !== "comma" && next.gap !== "stop") return [];
  const field = toField(items[index - 1]);
  const listed: number[] = [];
  for (let at = index - 1; at >= 0; at -= 1) {
    const item = items[at];
    const isJoin = item?.kind === "sign" && ["and", "or"].includes(item.sign);
    if (field && toField(item) === field) listed.push(at);
    else if (!isJoin) break;
    if (toGapBefore(words, item) === "stop") break;
  }
  return listed;
}

/**
 * Groups of names of which one is enough: "A or B", "A, B or C", "A/B", "one of A and B".
 * @param isSlashChoice whether "A/B" is one: a search means either, a job description both
 * @param found names of different people, or of which one is preferred
 * @returns the number of its group for each item that is in one
 */
export function toChoices(
  items: readonly Item[],
  modes: readonly Mode[],
  words: readonly SentenceWord[],
  { isSlashChoice = true, choices: found = [] as readonly (readonly number[])[] } = {},
): ReadonlyMap<number, number> {
  const choices = new Map<number, number>();
  let groups = 0;
  const join = (members: readonly number[]) => {
    const known = members.map((at) => choices.get(at)).find((group) => group !== undefined);
    const group = known ?? groups++;
    for (const at of members) choices.set(at, group);
  };
  for (const one of found) if (one.length > 0) join(one);
  items.forEach((item, index) => {
    if (take(words, item.at, "oneOfAfter") > 0) {
      const offered = toListedBefore(items, index, words);
      if (offered.length > 1) join(offered);
    }
    if (item.kind !== "sign") return;
    if (item.sign === "oneOf") {
      const listed = toListed(items, index, words);
      if (listed.length > 1) join(listed);
    }
    if (!item.signs.includes("or")) return;
    const beside = findBeside(items, index, 1, words);
    const before = toLevelBefore(items, findBeside(items, index, -1, words), beside, words);
    const after = overLevel(items, { before, after: beside }, words);
    // "Java, Kotlin or Cobol", of which no one has the last one.
    const isUnknown = after === undefined && items[index + 1]?.kind === "word";
    if (before === undefined || (after === undefined && !isUnknown)) return;
    if (after !== undefined && modes[before] !== modes[after]) return;
    const isSlash = item.end - item.at === 1 && words[item.at]?.key === "/";
    const isSame = after !== undefined && toField(items[before]) === toField(items[after]);
    // "Node/Express/Mongo", of which no one has the second, is a stack.
    const isStack =
      [before, after].some((at) => isAbsent(items[at ?? -1])) ||
      (isSame && toTechnology(items[before]) && isStackAt(items, index, words));
    if (isSlash && (isStack || !(isSame && isSlashChoice))) return;
    const members = after === undefined ? [before] : [before, after];
    // "iOS + Android or Flutter"
    const and = items[before - 1];
    const isPair =
      after !== undefined &&
      !isSame &&
      hasSign(and, "and") &&
      toField(items[before - 2]) === toField(items[before]) &&
      modes[before - 2] === modes[before];
    if (isPair) members.push(before - 2);
    // The names before it that commas join: "A, B or C".
    // "Go, Kafka or RabbitMQ, Docker" goes on, so that only two of it are a choice.
    const isWithin = isListed(items, (after ?? index + 1) + 1, words, items[before]);
    for (
      let at = before;
      !isSlash && !isWithin && toField(items[at - 1]) === toField(items[before]);
      at -= 1
    ) {
      if (toGapBefore(words, items[at]) !== "comma" || modes[at - 1] !== modes[before]) break;
      if (!canBeChosen(items, at - 1, members)) break;
      // "• TypeScript • Vue or React"
      if (words[items[at]?.at ?? 0]?.isAfterBullet) break;
      members.push(at - 1);
    }
    if (members.length > 1) join(members);
  });
  return choices;
}
