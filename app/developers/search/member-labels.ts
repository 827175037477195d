import type { MemberFilter } from "#contract/member-query.ts";

/** Fields of a filter that are lists of labels. */
export type LabelField = "technology" | "tag" | "seniority_level" | "country" | "language";

/** Letter of a field in `member_search.labels`; the migration of that table writes them. */
export const LABEL_LETTERS = {
  technology: "t",
  tag: "g",
  seniority_level: "s",
  country: "c",
  language: "l",
} as const satisfies Partial<Record<keyof MemberFilter, string>> & Record<LabelField, string>;

/** A main technology. */
export const MAIN_LETTER = "m";
/** A word of name or position. */
export const WORD_LETTER = "w";

/** `t3`: technologies and tags by id, all others by code or name. */
export function toLabel(field: LabelField, value: string | number): string {
  return LABEL_LETTERS[field] + value;
}

/** One operand of a tsquery. */
export function toOperand(lexeme: string, isPrefix = false): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${isPrefix ? ":*" : ""}`;
}
