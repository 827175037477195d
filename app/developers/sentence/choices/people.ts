import { ALL_PEOPLE_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { AT_LEVEL } from "../../dictionaries/word-classes/prepositions.ts";
import { LED_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, isApart, toField } from "../items/items.ts";
import { isInOwnBrackets, isOwnClause } from "../names/own-clauses.ts";
import type { Mode } from "../reading.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { findCount, isPeopleCount, PEOPLE_FIELDS } from "./people-counts.ts";

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
