import type { Role } from "#contract/members/role-terms.ts";
import { BOTH_ROLES, EACH_WORDS } from "../../dictionaries/word-classes/determiners.ts";
import { hasSign, type Item, isAbsent, isApart, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { ALL_PEOPLE, isBrokenDown, isPeopleName } from "./people.ts";
import { findCount, isOfRole, isWorkload, PEOPLE_FIELDS } from "./people-counts.ts";
import { findListed, rankTeam, toStarts } from "./teams.ts";

const isYears = (item: Item | undefined) =>
  item?.kind === "condition" && item.reading.filters[0]?.experience_min !== undefined;

/** The Cypress of "a Vue developer and a tester with Cypress" narrows nothing. */
/**
 * Makes rank what only some of several people need: "2 back-end Java, 1 tester" are people without
 * Java, too.
 */
function rankParts(
  items: readonly Item[],
  modes: Mode[],
  { counted, words }: { counted: readonly number[]; words: readonly SentenceWord[] },
) {
  const starts = toStarts(items, counted, words);
  const parts = starts.map((start, part) => {
    const end = starts[part + 1] ?? items.length;
    return Array.from({ length: end - start }, (_, at) => start + at);
  });
  const isWanted = (index: number, field: string) =>
    modes[index] === "want" &&
    !isAbsent(items[index]) &&
    (field === "years" ? isYears(items[index]) : toField(items[index]) === field);
  // Of "a React developer and a designer" the designer only ranks.
  const technologies = counted.filter((index) => toField(items[index]) === "technology");
  if (technologies.some((index) => modes[index] === "want")) return;
  // "Three testers, two at senior and one at mid level"
  const [, ...others] = counted;
  const areLevels =
    others.length > 1 && others.every((index) => toField(items[index]) === "seniority_level");
  for (const field of ["technology", "seniority_level", "years"]) {
    if (technologies.length > 0 && field === "technology") continue;
    if (areLevels && field === "seniority_level") continue;
    const found = parts.map((part) => part.filter((index) => isWanted(index, field)));
    // What the last one has can be that of all: "a designer and a tester, senior".
    const isPart = found.slice(0, -1).some((one) => one.length > 0);
    if (!isPart || found.every((one) => one.length > 0)) continue;
    for (const index of found.flat()) modes[index] = field === "years" ? "unneeded" : "soft";
  }
}

/**
 * Technologies of roles with their own each: "iOS (Swift) and Android (Kotlin) developers", "3 people:
 * back Java, front Angular and a tester".
 */
function splitRoles(
  items: readonly Item[],
  modes: readonly Mode[],
  { words, people }: { words: readonly SentenceWord[]; people: number },
): number[] {
  const parts = new Map<number, number[]>();
  let role: number | undefined;
  items.forEach((item, index) => {
    const field = toField(item);
    if (modes[index] !== "want") return;
    if (field === "role") role = index;
    if (field !== "technology" || role === undefined) return;
    const { isInBrackets, isAfterColon } = words[item.at] ?? {};
    const isFirst = index === role + 1 && (isInBrackets || isAfterColon || people > 1);
    const part = parts.get(role);
    if (part) part.push(index);
    else if (isFirst) parts.set(role, [index]);
  });
  return parts.size > 1 ? [...parts.values()].flat() : [];
}

const BOTH = toWordSet(BOTH_ROLES);

/** "2 devs", of whom no role is said. */
function isPlainPerson(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const item = items[index];
  const isPerson = item?.kind === "filler" && take(words, item.at, "person") > 0;
  const isAll = ALL_PEOPLE.has(words[item?.at ?? 0]?.key ?? "");
  // "3 devs: 1 back-end, 2 front-end" says which.
  if (!isPerson || isAll || isBrokenDown(items, index, words)) return false;
  // "Une développeuse ou un développeur"
  const after = items[index + 1];
  if (hasSign(after, "or")) return false;
  // "Deux devs back", "dos desarrolladores de Java"
  const isOf = items[index + 1]?.kind === "filler" && !isApart(words, items[index + 1]);
  const next = items[isOf ? index + 2 : index + 1];
  // "One person for both front end and design"
  const isBoth = BOTH.has(words[next?.at ?? 0]?.key ?? "") && next?.kind !== "name";
  const last = isOf && isBoth ? items[index + 3] : next;
  const isNamed = last?.kind === "name" && toGapBefore(words, last) === "space";
  return !isNamed && findCount(items, index, words) !== undefined;
}

type People = { counted: readonly number[]; words: readonly SentenceWord[] };

/** Makes rank the level of one of "one QA lead and maybe two testers". */
function rankLevelOfOne(items: readonly Item[], modes: Mode[], { counted, words }: People) {
  const maybe = items.flatMap((item, index) =>
    item.kind === "name" &&
    toField(item) === "role" &&
    modes[index] === "soft" &&
    findCount(items, index, words)
      ? [index]
      : [],
  );
  const [first, ...others] = counted;
  if (first === undefined || others.length > 0 || maybe.length === 0) return;
  const isOfOne = items
    .slice(first + 1, maybe[0])
    .some((item) => toField(item) === "seniority_level");
  if (!isOfOne) return;
  items.forEach((item, index) => {
    if (toField(item) === "seniority_level" && modes[index] === "want") modes[index] = "soft";
  });
}

const EACH = toWordSet(EACH_WORDS);

/** Makes rank how much one of several people works: "two developers and a part time designer". */
function rankWorkload(
  items: readonly Item[],
  modes: Mode[],
  { counted, plain, words }: People & { plain: number },
) {
  if (counted.length + Number(plain >= 0) < 2) return;
  items.forEach((item, index) => {
    if (!isWorkload(item) || modes[index] !== "want" || isApart(words, item)) return;
    // "One tester and one designer, both full time"
    if (EACH.has(words[items[index - 1]?.at ?? -1]?.key ?? "")) return;
    // "A designer in Teilzeit"
    const isFiller = items[index - 1]?.kind === "filler";
    const isBeside = [index + 1, isFiller ? index - 2 : index - 1].some((at) =>
      counted.includes(at),
    );
    if (isBeside) modes[index] = "soft";
  });
}

/** The technologies in brackets after "2 devs". */
function listBracketed(
  items: readonly Item[],
  modes: readonly Mode[],
  { index, words }: { index: number; words: readonly SentenceWord[] },
): number[] {
  const found: number[] = [];
  if (words[items[index + 1]?.at ?? words.length]?.isInBrackets !== true) return found;
  for (let at = index + 1; at < items.length; at += 1) {
    if (at > index + 1 && words[items[at]?.at ?? 0]?.isAfterBrackets) break;
    if (toField(items[at]) === "technology" && modes[at] === "want") found.push(at);
  }
  return found;
}

/** Items between a person and the same one again: "oder einen". */
const MAX_AGAIN = 3;

/** "Eine Architektin oder einen Architekten" is one person. */
function isSaidAgain(items: readonly Item[], index: number): boolean {
  const toValue = (item: Item | undefined) =>
    item?.kind === "name" && toField(item) === "role" ? item.name.values[0]?.value : undefined;
  const before = items.slice(Math.max(0, index - MAX_AGAIN), index);
  const isOr = before.some((item) => hasSign(item, "or"));
  const value = toValue(items[index]);
  return isOr && value !== undefined && before.some((item) => toValue(item) === value);
}

/**
 * Different people, each with a number: "2 x Angular, 1 x Java". One of their technologies is enough,
 * and names of another field rank: no one has to be both of "2 React, 1 designer".
 * @param people 1 where no number is said
 * @returns indexes of the technologies of which one is enough, and roles that are not written
 */
export function splitPeople(
  items: readonly Item[],
  modes: Mode[],
  { words, people }: { words: readonly SentenceWord[]; people: number },
): { choice: readonly number[]; roles: readonly Role[] } {
  const names = items.flatMap((item, index) =>
    item.kind === "name" && isPeopleName(items, index, words) && modes[index] === "want"
      ? [index]
      : [],
  );
  // Of "one React front-end and one Java back-end developer" the roles are counted.
  const counted = names.filter(
    (index) =>
      findCount(items, index, words) &&
      !isSaidAgain(items, index) &&
      (toField(items[index]) !== "technology" || !isOfRole(items, index, words)),
  );
  // Developers of any role are among "2 devs, 1 designer".
  const plain = items.findIndex((_, index) => isPlainPerson(items, index, words));
  const plainCount = findCount(items, plain, words)?.at;
  for (const index of plain < 0 ? [] : counted) {
    // "One person for make the tests" is who makes them.
    const isOther = findCount(items, index, words)?.at !== plainCount;
    if (isOther && toField(items[index]) === "role") modes[index] = "doubt";
  }
  rankLevelOfOne(items, modes, { counted, words });
  rankWorkload(items, modes, { counted, plain, words });
  const bracketed = plain < 0 ? [] : listBracketed(items, modes, { index: plain, words });
  if (bracketed.length > 1 && counted.length > 0) return { choice: bracketed, roles: [] };
  const first = findCount(items, counted[0] ?? 0, words)?.at ?? 0;
  const listed = counted.length < 2 ? findListed(items, words) : [];
  const starts = listed.length > 0 ? listed : toStarts(items, counted, words);
  const roles = rankTeam(items, modes, { starts, words });
  if (roles) {
    rankParts(items, modes, { counted, words });
    return { choice: [], roles };
  }
  if (counted.length < 2) return { choice: splitRoles(items, modes, { words, people }), roles: [] };
  const fields = counted.map((index) => toField(items[index]));
  const field = fields.find((one) => PEOPLE_FIELDS.includes(one ?? "")) ?? fields[0];
  // "One senior and two juniors for Python" are people of any of these levels.
  const levels = items.filter(
    (item, index) => toField(item) === "seniority_level" && modes[index] === "want",
  );
  const isLevels = levels.length > 1;
  for (const index of counted) {
    const one = toField(items[index]);
    if (one !== field && !(one === "seniority_level" && isLevels)) modes[index] = "soft";
  }
  rankParts(items, modes, { counted, words });
  // "One senior and two mid back-end developers, Java, Kafka" share what they know.
  const others = fields.filter((one) => one !== "seniority_level");
  if (isLevels && others.length < 2 && !others.includes("technology")) {
    return { choice: [], roles: [] };
  }
  const choice = names.filter(
    (index) => index >= first && toField(items[index]) === "technology" && modes[index] === "want",
  );
  return { choice, roles: [] };
}
