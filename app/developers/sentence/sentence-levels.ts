import { SENIORITY_LEVELS, type SeniorityLevel } from "#contract/members/member-terms.ts";
import type { NamedValue } from "./reading.ts";

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
