import type { MemberFilter } from "#contract/members/member-query.ts";
import { SENIORITY_LEVELS, type SeniorityLevel } from "#contract/members/member-terms.ts";
import {
  OPEN_LEVEL_NAMES,
  REFUSED_JUNIOR_NAMES,
  TOO,
  VERB_LEVEL_NAMES,
} from "../../dictionaries/levels.ts";
import type { FoundName, NamedValue } from "../reading.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";

const toPosition = (value: string) => SENIORITY_LEVELS.indexOf(value as SeniorityLevel);

/** A level with those above it: "senior or above". */
export function withLevelsAbove(values: readonly NamedValue[]): NamedValue[] {
  const lowest = Math.min(...values.map(({ value }) => toPosition(value)));
  return SENIORITY_LEVELS.slice(lowest).map((value) => ({ field: "seniority_level", value }));
}

/** The levels below the lowest of some. */
export function toLevelsBelow(values: readonly NamedValue[]): NamedValue[] {
  const above = new Set(withLevelsAbove(values).map(({ value }) => value));
  return SENIORITY_LEVELS.filter((level) => !above.has(level)).map((value) => ({
    field: "seniority_level",
    value,
  }));
}

/** The levels that remain of some, or of all, without others. */
export function withoutLevels(
  levels: readonly SeniorityLevel[] | undefined,
  without: ReadonlySet<string>,
): SeniorityLevel[] {
  return (levels ?? SENIORITY_LEVELS).filter((level) => !without.has(level));
}

const openLevels = toPhrases(OPEN_LEVEL_NAMES);

const too = toPhrases(TOO);

/** Whether others have too much of a level: "all too junior for us", but not "von Junior zu Senior". */
export const isTooMuch = (words: readonly SentenceWord[], at: number) =>
  takePhraseBefore(words, at, too) > 0 &&
  (words[at - 1]?.key === "too" || words[at]?.key === "junior");

const refusedJuniors = toPhrases(REFUSED_JUNIOR_NAMES);
/** What they begin with. */
export const REFUSED: ReadonlySet<string> = new Set(refusedJuniors.keys());

/** The juniors of "no students" and "not a student", who are no level where they are not refused. */
export function findRefused(words: readonly SentenceWord[], at: number): FoundName | undefined {
  const length = takePhrase(words, at, refusedJuniors);
  if (length === 0) return undefined;
  const first = take(words, at - 1, "article") === 1 ? at - 1 : at;
  const isDenied = [at, first].some(
    (start) => takeBefore(words, start, "not") + takeBefore(words, start, "except") > 0,
  );
  if (!isDenied) return undefined;
  const [value] = SENIORITY_LEVELS;
  const values = [{ field: "seniority_level", value }] as const;
  return { length, at, end: at + length, values, isSure: true };
}

const verbLevels = toPhrases(VERB_LEVEL_NAMES);
/** Words back to the first of the name before a level: "React Native confirmed". */
const MAX_NAME_BACK = 3;

/** Whether a word is the verb that a level sounds like: "the start is confirmed", not "Symfony developer confirmed". */
export function isVerb(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): boolean {
  if (takePhrase(words, at, verbLevels) === 0) return false;
  if (takeAfter(words, at + 1, "person") > 0) return false;
  const isSkill = (first: number) =>
    findName(words, first, dictionary)?.values.some(
      ({ field }) => field === "technology" || field === "role",
    ) === true;
  // "A confirmed Angular developer"
  if (takeBefore(words, at, "article") > 0 && words[at + 1]?.gap === "space" && isSkill(at + 1))
    return false;
  const isPerson = words[at]?.gap === "space" && takeBefore(words, at, "person") > 0;
  const isOfName = Array.from({ length: MAX_NAME_BACK }, (_, back) => at - back - 1).some(
    (first) => isSkill(first) && first + (findName(words, first, dictionary)?.length ?? 0) === at,
  );
  return !isPerson && !(isOfName && words[at]?.gap === "space");
}

/** "Développeur confirmé" is a senior, too. */
export function widenOpenLevels(
  filter: MemberFilter,
  words: readonly SentenceWord[],
): MemberFilter {
  const { seniority_level: [level, ...others] = [] } = filter;
  const isOpen = words.some((_, at) => takePhrase(words, at, openLevels) > 0);
  if (level === undefined || others.length > 0 || !isOpen) return filter;
  return { ...filter, seniority_level: SENIORITY_LEVELS.slice(SENIORITY_LEVELS.indexOf(level)) };
}
