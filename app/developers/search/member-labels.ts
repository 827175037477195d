import { toCountryCodes } from "#contract/values/regions.ts";
import { type LabelField, type ListField, MEMBER_FILTERS } from "../filters/member-filters.ts";

/** A main technology. */
export const MAIN_LETTER = "m";
/** The first main technology of a member with a rate. */
export const FIRST_LETTER = "f";
/** A kind of dated check; without one, any. */
export const CHECK_LETTER = "v";
/** With work to look at. */
export const WORK_LETTER = "p";
/** A rank among the members with a label: `rt3.74`. */
export const RANK_LETTER = "r";
/** A word of name or position. */
export const WORD_LETTER = "w";

/** `t3`: technologies and tags by id, all others by code or name. */
export function toLabel(field: LabelField, value: string | number): string {
  return MEMBER_FILTERS[field].letter + value;
}

/**
 * The labels of an option, of which a member has at most one, except of a role: what roles are
 * counted by is no label of members.
 */
export function toOptionLabels(field: ListField, key: string | number): string[] {
  if (field === "role") return [`role ${key}`];
  if (field !== "country") return [toLabel(field, key)];
  return toCountryCodes([String(key)]).map((code) => toLabel(field, code));
}

/** One operand of a tsquery. */
export function toOperand(lexeme: string, isPrefix = false): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${isPrefix ? ":*" : ""}`;
}
