import type { Role } from "#contract/members/role-terms.ts";
import {
  ADJECTIVE_NAMES,
  KNOWN_TOOL_NAMES,
  LISTED_SKILL_NAMES,
  PROJECT_NAMES,
  ROLE_NAMES,
  SKILL_NAMES,
  SUBJECT_NAMES,
  TESTED_PLATFORM_NAMES,
  TOOL_NAMES,
  WEAK_SKILL_NAMES,
} from "../../dictionaries/roles.ts";
import { BOTH_PARTS } from "../../dictionaries/word-classes/determiners.ts";
import { ON_SIDE } from "../../dictionaries/word-classes/prepositions.ts";
import { memoize } from "../memoize.ts";
import type { Mode } from "../reading.ts";
import { findNumber } from "../words/numbers.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { isAfterSome } from "../words/some.ts";
import { takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import { type SentenceWord, toNameKey } from "../words/words.ts";
import { hasSign, type Item, isApart, isWork, MAX_LIST, toField, toGapBefore } from "./items.ts";

const skills = toPhrases(SKILL_NAMES);
const subjects = toPhrases(SUBJECT_NAMES);
const listedSkills = toPhrases(LISTED_SKILL_NAMES);
const tools = toPhrases(TOOL_NAMES);
const knownTools = toPhrases(KNOWN_TOOL_NAMES);
const projects = toPhrases(PROJECT_NAMES);
const weakSkills = toPhrases(WEAK_SKILL_NAMES);

/** Whether an item is what many people know, such as "microservices". */
export const isWeakSkill = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item !== undefined && takePhrase(words, item.at, weakSkills) === item.end - item.at;

/** The testing of "TypeScript, Redux, testing", but not of "testing with Playwright". */
function isListedSkill(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const item = items[index];
  const isListed =
    item !== undefined && takePhrase(words, item.at, listedSkills) === item.end - item.at;
  const join = items[index - 1];
  const isAnd = hasSign(join, "and");
  const before = items[index - (isAnd ? 2 : 1)];
  const isJoined = isAnd || toGapBefore(words, item) === "comma";
  return isListed && isJoined && toField(before) === "technology";
}

const roleNames = new Set(
  Object.values(ROLE_NAMES).flatMap((names) => names.split(",").map(toNameKey)),
);

/** Whether a technology finds people, itself or by the one that is nearest: Kotlin and Symfony, but no Excel. */
function isFindingTechnology(item: Item): boolean {
  if (item.kind !== "name" || toField(item) !== "technology") return false;
  const [value] = item.name.values;
  return !value?.isAbsent || !roleNames.has(toNameKey(value.near ?? ""));
}

const adjectives = toPhrases(ADJECTIVE_NAMES);

/** The mobile of "Java for our mobile ordering", which tells what a thing is, where other work is asked for. */
function isOfThing(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (!item || takePhrase(words, item.at, adjectives) !== item.end - item.at) return false;
  const isThing =
    next?.kind === "word" ||
    (next?.kind === "filler" && next.isNamed === true) ||
    (next?.kind === "name" && next.name.values[0]?.isAbsent === true);
  return (
    isThing &&
    isBesideOthers(items, index) &&
    toGapBefore(words, next) === "space" &&
    takeAfter(words, item.end, "person") === 0
  );
}
const countAsked = memoize((items: readonly Item[]) => items.filter(isWork).length);

/** Whether another role or technology is named. */
export const isBesideOthers = (items: readonly Item[], index: number) =>
  countAsked(items) > Number(isWork(items[index]));

/** Work that is said more of by the role before it: "mobile tester", "game designer". */
export const HEAD_ROLES: readonly string[] = [
  "qa",
  "designer",
  "architect",
  "security",
] satisfies Role[];

/** Items between "front-end developer" and "to redesign". */
const MAX_BEFORE_PROJECT = 6;

/** The redesign of "a front-end developer to redesign our shop", but not of "a developer and the redesign". */
function isOfDeveloper(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  for (let at = index - 1; at >= Math.max(0, index - MAX_BEFORE_PROJECT); at -= 1) {
    const item = items[at];
    if (!item || item.kind === "sign" || isApart(words, items[at + 1])) return false;
    if (toField(item) !== "role") continue;
    return takeBefore(words, item.end, "person") + takeAfter(words, item.end, "person") > 0;
  }
  return false;
}

const testedPlatforms = toPhrases(TESTED_PLATFORM_NAMES);

const FULL_STACK = "full-stack" satisfies Role;
const PARTS: ReadonlySet<string> = new Set(["front-end", "back-end"] satisfies Role[]);
const onSide = toPhrases(ON_SIDE);

const MOBILE = "mobile" satisfies Role;
const PLATFORMS: ReadonlySet<string> = new Set(["ios", "android"] satisfies Role[]);
const BOTH = toWordSet(BOTH_PARTS);

const TESTER = "qa" satisfies Role;

/** The platforms of "a tester, iOS and Android", but not of "1 tester, 1 iOS". */
const isPlatform = (item: Item, words: readonly SentenceWord[]) =>
  takePhrase(words, item.at, testedPlatforms) === item.end - item.at &&
  takeBefore(words, item.at, "article") + takeBefore(words, item.at, "times") === 0 &&
  findNumber(words, item.at - 1) === undefined;

/** "Someone who knows Unity", but not "we need Unity people", "do you have Unity?" */
const isKnownTool = (item: Item, words: readonly SentenceWord[]) =>
  takePhrase(words, item.at, knownTools) === item.end - item.at &&
  takeAfter(words, item.end, "person") + takeBefore(words, item.at, "seeking") === 0;

/**
 * Makes what people know rank where another role is asked for: the SQL of a data analyst is no
 * database administrator.
 */
export function rankSkills(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  const roles = items.flatMap((item, index) =>
    item.kind === "name" && toField(item) === "role" && modes[index] === "want"
      ? [{ index, values: item.name.values.map(({ value }) => value), item }]
      : [],
  );
  for (const [position, { index, values }] of roles.entries()) {
    const head = roles[position + 1];
    const isBeside = head?.index === index + 1 && toGapBefore(words, head.item) === "space";
    const [headValue = ""] = head?.values ?? [];
    if (
      isBeside &&
      values.length === 1 &&
      HEAD_ROLES.includes(headValue) &&
      !values.includes(headValue)
    ) {
      modes[index] = "soft";
    }
  }
  const isHead = roles.some(
    ({ values, item }) =>
      // "A product manager who knows mobile"
      HEAD_ROLES.includes(values[0] ?? "") || item.name.values[0]?.isAbsent === true,
  );
  const tester = roles.find(({ values }) => values[0] === TESTER)?.index ?? items.length;
  const heads = new Set(roles.flatMap(({ values }) => (values.length === 1 ? values : [])));
  for (const { index, values } of roles) {
    // "A designer who does web design, too"
    const isOfHead =
      values.length > 1 && values.some((one) => HEAD_ROLES.includes(one) && heads.has(one));
    if (isOfHead || isOfThing(items, index, words)) modes[index] = "soft";
  }
  for (const { index, item } of roles) {
    const isSubject =
      takePhrase(words, item.at, subjects) === item.end - item.at ||
      (tester < index && isPlatform(item, words));
    if (isHead && isSubject && takeAfter(words, item.end, "person") === 0) modes[index] = "soft";
  }
  // "Cloud: AWS" is the heading of what is needed.
  const isSkill = (item: Item) =>
    takePhrase(words, item.at, skills) === item.end - item.at &&
    words[item.end]?.isAfterColon !== true;
  const asked = roles.filter(({ item }) => !isSkill(item));
  const askedValues = new Set(asked.flatMap(({ values }) => values));
  for (const { index, item } of roles) {
    if (isListedSkill(items, index, words) && takeAfter(words, item.end, "person") === 0)
      modes[index] = "soft";
  }
  // "A full-stack developer with Node.js on the server side"
  const isFull = roles.some(({ values }) => values[0] === FULL_STACK);
  for (const { index, item, values } of roles) {
    const isPart = isFull && values.every((value) => PARTS.has(value));
    if (isPart && takePhraseBefore(words, item.at, onSide) > 0) modes[index] = "soft";
  }
  // "Java and some front end"
  const isTechnology = items.some(
    (item, index) => modes[index] === "want" && isFindingTechnology(item),
  );
  for (const { index, item } of roles) {
    const isPerson =
      takeBefore(words, item.end, "person") + takeAfter(words, item.end, "person") > 0;
    if (isTechnology && !isPerson && isAfterSome(words, item.at)) modes[index] = "soft";
  }
  // "A mobile developer with both Flutter and native Android"
  roles.forEach(({ index, values }, position) => {
    if (values.length !== 1 || values[0] !== MOBILE) return;
    const platform = roles
      .slice(position + 1, position + MAX_LIST)
      .find((one) => one.values.length === 1 && PLATFORMS.has(one.values[0] ?? ""));
    const isBoth = items
      .slice(index, Math.min(platform?.index ?? index, index + MAX_LIST))
      .some((item) => BOTH.has(words[item.at]?.key ?? ""));
    if (isBoth) modes[index] = "soft";
  });
  // "C#, SQL" is about what a C# developer knows, but of "our Access database" only the database finds people.
  if (items.some(isFindingTechnology)) {
    for (const { index, item } of roles) {
      if (isWeakSkill(item, words)) modes[index] = "soft";
    }
  }
  // "A C++ developer with computer vision", "a Vue developer for the redesign of our app"
  const person = items.findIndex(
    (one) => toField(one) === "technology" && takeAfter(words, one.end, "person") > 0,
  );
  for (const { index, item } of roles) {
    const isProject = takePhrase(words, item.at, projects) === item.end - item.at;
    if (isProject && (person >= 0 || isOfDeveloper(items, index, words))) modes[index] = "soft";
  }
  for (const { index, item } of roles) {
    const isTool = takePhrase(words, item.at, tools) === item.end - item.at;
    const isSaid = isKnownTool(item, words) || (person >= 0 && person < index);
    if (isTool && isSaid && takeBefore(words, item.at, "having") > 0) modes[index] = "soft";
  }
  if (asked.length === 0) return;
  for (const { index, values, item } of roles) {
    if (isSkill(item) && !values.some((value) => askedValues.has(value))) modes[index] = "soft";
  }
}
