import { ALL_PEOPLE_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { AT_LEVEL } from "../../dictionaries/word-classes/prepositions.ts";
import { LED_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, isApart, toField } from "../items/items.ts";
import { isInOwnBrackets, isOwnClause } from "../names/own-places.ts";
import type { Mode } from "../reading.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words between the number and the name, such as "x", "senior" and "experienced". */
const MAX_BETWEEN = 4;
/** Larger numbers before a name count no people. */
const MAX_PEOPLE = 20;

const isPeopleCount = (value: number) =>
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

/** A technology, a role, or a level that no such name follows: the lead of "3 x QA, 1 x lead". */
export function isPeopleName(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) {
  const field = toField(items[index]);
  if (field === undefined) return false;
  if (PEOPLE_FIELDS.includes(field)) return true;
  if (field !== "seniority_level") return false;
  const next = toField(items[index + 1]) ?? "";
  // "Dos desarrolladores senior de Node"
  const isOf = items[index + 1]?.kind === "filler" && !isApart(words, items[index + 2]);
  const afterNext = isOf ? (toField(items[index + 2]) ?? "") : "";
  const isFollowed =
    PEOPLE_FIELDS.includes(afterNext) ||
    (PEOPLE_FIELDS.includes(next) && !isApart(words, items[index + 1]));
  return !isFollowed;
}

const LED = toWordSet(LED_WORDS);

/** Words between "managed" and how many people: "at least". */
const MAX_AFTER_LED = 3;

const isAfterLed = (words: readonly SentenceWord[], at: number) =>
  words.slice(Math.max(0, at - MAX_AFTER_LED), at).some(({ key }) => LED.has(key));

/** Items between who is needed and their levels: "developers, well, one". */
const MAX_BEFORE_LEVELS = 5;

const AT = toWordSet(AT_LEVEL);

/** "Two React devs, well, one senior and one mid" */
function areLevelsAfter(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const first = items
    .slice(index + 1, index + 1 + MAX_BEFORE_LEVELS)
    .findIndex((item) => item.kind === "name");
  const at = index + 1 + first;
  const isOne = (item: Item | undefined) =>
    item?.kind === "filler" &&
    (take(words, item.at, "article") > 0 || findNumber(words, item.at) !== undefined);
  const isLevel = (item: Item | undefined) => toField(item) === "seniority_level";
  const and = items[at + 1];
  const isJoined = hasSign(and, "and");
  // "Two at senior and one at mid level"
  const isAt = (item: Item | undefined) => AT.has(words[item?.at ?? words.length]?.key ?? "");
  const before = isAt(items[at - 1]) ? at - 2 : at - 1;
  const next = isAt(items[at + 3]) ? at + 4 : at + 3;
  return (
    isLevel(items[at]) &&
    isOne(items[before]) &&
    isJoined &&
    isOne(items[at + 2]) &&
    isLevel(items[next])
  );
}

/** Whether people are followed by who of them does what: "3 devs: 1 back-end, 2 front-end". */
export function isBrokenDown(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const next = items[index + 1];
  const { isAfterColon, isInBrackets } = words[next?.at ?? words.length] ?? {};
  if (areLevelsAfter(items, index, words)) return true;
  if (!isAfterColon && !isInBrackets) return false;
  const isCount = next?.kind === "filler" && findNumber(words, next.at) !== undefined;
  return isCount || toField(next) === "role" || take(words, next?.at ?? 0, "article") > 0;
}

export const ALL_PEOPLE = toWordSet(ALL_PEOPLE_WORDS);

/** How many people a sentence asks for: three in "2 x Angular, 1 x Java"; undefined where it says none. */
export function countPeople(
  items: readonly Item[],
  modes: readonly Mode[],
  words: readonly SentenceWord[],
): number | undefined {
  const counts = new Map<number, number>();
  const teams: number[] = [];
  const alls = new Set<number>();
  items.forEach((item, index) => {
    const team = take(words, item.at, "teamOf");
    const size = team > 0 ? findNumber(words, item.at + team)?.value : undefined;
    // "To lead a team of six" is one.
    const isTeam = size !== undefined && takeBefore(words, item.at, "existingTeam") === 0;
    if (isTeam && isPeopleCount(size) && !isOwnClause(words, item.at)) teams.push(size);
    const isPerson = item.kind === "filler" && take(words, item.at, "person") > 0;
    const isOff = modes[index] === "unneeded" || modes[index] === "dropped";
    const isName = () => modes[index] !== "not" && isPeopleName(items, index, words);
    if (isOff || !(isPerson || isName())) return;
    const count = findCount(items, index, words);
    // "We are four people in Tallinn" are the client.
    // "Who has managed 10 people"
    const isLed = count && isAfterLed(words, items[count.at]?.at ?? 0);
    // "Une développeuse ou un développeur" is one person.
    const join = items[(count?.at ?? 0) - 1];
    if (count?.value === 1 && hasSign(join, "or")) return;
    const isNamed = ALL_PEOPLE.has(words[item.at]?.key ?? "");
    if (isLed && isNamed) return;
    if (count && !isOwnClause(words, item.at) && !isInOwnBrackets(words, item.at)) {
      // "Two people, one for the front end and one for the back end" are two, as "2 devs: 1 Java, 1 Go".
      const areLevels = areLevelsAfter(items, index, words);
      const isAll = isNamed || areLevels || (isPerson && isBrokenDown(items, index, words));
      const at = items[count.at]?.at ?? 0;
      if (isAll) {
        teams.push(count.value);
        if (areLevels) alls.add(at);
      } else counts.set(at, count.value);
    }
  });
  // "A team of three: one designer, two developers" are three.
  for (const at of alls) counts.delete(at);
  const people = [...counts.values()].reduce((sum, value) => sum + value, 0);
  return Math.max(people, ...teams) || undefined;
}
