import { ROLES, type Role } from "#contract/members/role-terms.ts";
import { TEAM_HEADINGS } from "../../dictionaries/roles.ts";
import { ROLE_TERMS } from "../../search/role-terms.ts";
import { type Item, isAbsent, isApart, MAX_LIST, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { takePhraseBefore, toPhrases } from "../words/phrases.ts";
import type { SentenceWord } from "../words/words.ts";
import { findCount, PEOPLE_FIELDS } from "./people-counts.ts";

/** Who of the people of a text does what, by the slug of a technology that only they need. */
const rolesOfTechnologies = new Map(
  ROLES.flatMap((role) =>
    (ROLE_TERMS[role].technologies ?? "").split(" ").map((slug) => [slug, role] as const),
  ).reverse(),
);

type Part = { roles: number[]; technologies: number[] };

const toValues = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values.map(({ value }) => value) : [];

/** What is said of each of several people, by the items that begin them. */
function toParts(
  items: readonly Item[],
  modes: readonly Mode[],
  { starts, words }: { starts: readonly number[]; words: readonly SentenceWord[] },
): Part[] {
  return starts.map((start, part) => {
    const found: Part = { roles: [], technologies: [] };
    const end = starts[part + 1] ?? items.length;
    for (let at = start; at < end; at += 1) {
      if (at > start && toGapBefore(words, items[at]) === "stop") break;
      if (modes[at] !== "want") continue;
      if (toField(items[at]) === "role") found.roles.push(at);
      if (toField(items[at]) === "technology" && !isAbsent(items[at])) found.technologies.push(at);
    }
    return found;
  });
}

/** The role of people of whom only technologies are said: front end of "1 x React". */
function toRole(items: readonly Item[], { technologies }: Part): Role | undefined {
  return technologies
    .flatMap((index) => toValues(items[index]))
    .map((slug) => rolesOfTechnologies.get(slug))
    .find((role) => role !== undefined);
}

/**
 * Makes rank what only some of several people know: of "2 back-end Java, 1 React, 1 tester" each is one
 * of three roles.
 * @returns roles that are not written; undefined where it is no such team
 */
export function rankTeam(
  items: readonly Item[],
  modes: Mode[],
  { starts, words }: { starts: readonly number[]; words: readonly SentenceWord[] },
): Role[] | undefined {
  const parts = toParts(items, modes, { starts, words });
  const isSome = parts.some(({ technologies }) => technologies.length > 0);
  if (parts.length < 2 || !isSome || parts.every(({ technologies }) => technologies.length > 0)) {
    return undefined;
  }
  const derived = parts
    .filter(({ roles }) => roles.length === 0)
    .map((part) => toRole(items, part));
  const roles = derived.filter((role) => role !== undefined);
  if (roles.length < derived.length) return undefined;
  for (const index of parts.flatMap(({ technologies }) => technologies)) modes[index] = "soft";
  return roles;
}

/** The item that begins each of several people with a number: the "2" of "2 x Java". */
export const toStarts = (
  items: readonly Item[],
  counted: readonly number[],
  words: readonly SentenceWord[],
) => counted.map((index) => findCount(items, index, words)?.at ?? index);

const headings = toPhrases(TEAM_HEADINGS);

/** The first item of each of the people of "profiles: Java, React, DevOps". */
export function findListed(items: readonly Item[], words: readonly SentenceWord[]): number[] {
  const first = items.findIndex(
    ({ at }) => words[at]?.isAfterColon === true && takePhraseBefore(words, at, headings) > 0,
  );
  const starts: number[] = [];
  for (
    let index = first;
    first >= 0 && index < Math.min(items.length, first + MAX_LIST);
    index += 1
  ) {
    const item = items[index];
    if (index > first && toGapBefore(words, item) === "stop") break;
    if (index === first || (isApart(words, item) && words[item?.at ?? 0]?.isInBrackets !== true)) {
      starts.push(index);
    }
  }
  const isPerson = (start: number, part: number) =>
    items
      .slice(start, starts[part + 1] ?? items.length)
      .some((item) => PEOPLE_FIELDS.includes(toField(item) ?? ""));
  return starts.every(isPerson) && starts.length > 1 ? starts : [];
}
