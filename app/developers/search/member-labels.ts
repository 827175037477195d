import { type ListField, MEMBER_FILTERS } from "../filters/member-filters.ts";

/** A main technology. */
export const MAIN_LETTER = "m";
/** A word of name or position. */
export const WORD_LETTER = "w";

/** `t3`: technologies and tags by id, all others by code or name. */
export function toLabel(field: ListField, value: string | number): string {
  return MEMBER_FILTERS[field].letter + value;
}

/** One operand of a tsquery. */
export function toOperand(lexeme: string, isPrefix = false): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${isPrefix ? ":*" : ""}`;
}
