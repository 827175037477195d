import type { MemberFilter } from "#contract/members/member-query.ts";
import { SENIORITY_LEVELS, type SeniorityLevel } from "#contract/members/member-terms.ts";
import { OPEN_LEVEL_NAMES } from "../../dictionaries/levels.ts";
import type { NamedValue } from "../reading.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import type { SentenceWord } from "../words/words.ts";

const toPosition = (value: string) => SENIORITY_LEVELS.indexOf(value as SeniorityLevel);

/** A level with those above it: "senior or above". */
export function withLevelsAbove(values: readonly NamedValue[]): NamedValue[] {
  const lowest = Math.min(...values.map(({ value }) => toPosition(value)));
  return SENIORITY_LEVELS.slice(lowest).map((value) => ({ field: "seniority_level", value }));
}

/** The levels that remain of some, or of all, without others. */
export function withoutLevels(
  levels: readonly SeniorityLevel[] | undefined,
  without: ReadonlySet<string>,
): SeniorityLevel[] {
  return (levels ?? SENIORITY_LEVELS).filter((level) => !without.has(level));
}

const openLevels = toPhrases(OPEN_LEVEL_NAMES);

/** "Développeur confirmé, cinq ans d'expérience" is a senior, too. */
export function widenOpenLevels(
  filter: MemberFilter,
  words: readonly SentenceWord[],
  isNotJunior: boolean,
): MemberFilter {
  const { seniority_level: [level, ...others] = [], experience_min = 0 } = filter;
  const isOpen = words.some((_, at) => takePhrase(words, at, openLevels) > 0);
  const isMore = experience_min > 0 || isNotJunior;
  if (level === undefined || others.length > 0 || !isMore || !isOpen) return filter;
  return { ...filter, seniority_level: SENIORITY_LEVELS.slice(SENIORITY_LEVELS.indexOf(level)) };
}
