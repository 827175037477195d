import type { MemberFilter } from "#contract/members/member-query.ts";
import {
  type FieldOf,
  getFilter,
  type ListField,
  MEMBER_FIELDS,
  type MemberField,
} from "./member-filters.ts";
import { MATCH } from "./member-url.ts";

/** The filter as text of its form, which may be incomplete. */
export type FilterDraft = {
  [Field in FieldOf<"list">]: string[];
} & {
  [Field in FieldOf<"range" | "overlap" | "day" | "text" | "date" | "sort">]: string;
} & {
  [Field in FieldOf<"flag">]: boolean;
} & {
  /** Not in the form: a link may name developers, and other filters narrow them. */
  [Field in FieldOf<"ids">]: number[] | undefined;
};

type DraftValue = string | boolean | readonly (string | number)[] | undefined;

function toDraftValue(field: MemberField, value: MemberFilter[MemberField]): DraftValue {
  switch (getFilter(field).kind) {
    case "ids":
      return value as number[] | undefined;
    case "list":
      return ((value ?? []) as (string | number)[]).map(String);
    case "flag":
      return value === true;
    case "sort":
      return (value as string | undefined) ?? "recommended";
    default:
      return value === undefined ? "" : String(value);
  }
}

export function toFilterDraft(filter: MemberFilter): FilterDraft {
  const entries = MEMBER_FIELDS.map((field) => [field, toDraftValue(field, filter[field])]);
  return Object.fromEntries(entries) as FilterDraft;
}

/** Whether members must have all ticked technologies or any of them. */
export type TechnologyMatch = "all" | "any";

/** Which of both the ticks of a draft are; undefined without any. */
export function toMatch(draft: FilterDraft): TechnologyMatch | undefined {
  if (draft.technology.length > 0) return "all";
  return draft.technology_any.length > 0 ? "any" : undefined;
}

/** The field that the ticks of a list are in. */
export function toTickedField(field: ListField, draft: FilterDraft): ListField | "technology_any" {
  return field === "technology" && toMatch(draft) === "any" ? "technology_any" : field;
}

/** The draft with its technologies all wanted or any of them, whichever they were before. */
export function withMatch(draft: FilterDraft, match: TechnologyMatch): FilterDraft {
  const ticked = [...new Set([...draft.technology, ...draft.technology_any])];
  return {
    ...draft,
    technology: match === "all" ? ticked : [],
    technology_any: match === "any" ? ticked : [],
  };
}

/** A control whose value differs from its default in the DOM. */
export type ChangedControl = { name: string; value: string; checked: boolean };

/** The draft with what was chosen or typed before JavaScript had loaded. */
export function withChanges(draft: FilterDraft, changes: readonly ChangedControl[]): FilterDraft {
  const match = changes.find(({ name, checked }) => name === MATCH && checked)?.value;
  const matched = match ? withMatch(draft, match as TechnologyMatch) : draft;
  const isAny = match === "any" || (!match && toMatch(draft) === "any");
  const changed: Record<string, DraftValue> = { ...matched };
  for (const { name, value, checked } of changes) {
    const field =
      name === "technology" && isAny
        ? "technology_any"
        : MEMBER_FIELDS.find((known) => known === name);
    if (!field) continue;
    const { kind } = getFilter(field);
    if (kind === "flag") changed[field] = checked;
    else if (kind === "list") {
      const others = (changed[field] as string[]).filter((other) => other !== value);
      changed[field] = checked ? [...others, value] : others;
    } else if (kind !== "ids") changed[field] = value;
  }
  return changed as FilterDraft;
}

function parseAmount(text: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

/** The valid part of a draft; the server parses the URL again and decides. */
export function parseFilterDraft(draft: FilterDraft): MemberFilter {
  const entries = MEMBER_FIELDS.map((field) => {
    const { kind } = getFilter(field);
    const value = draft[field];
    if (kind === "range" || kind === "overlap") return [field, parseAmount(value as string)];
    if (kind === "text" || kind === "date" || kind === "day")
      return [field, (value as string).trim() || undefined];
    return [field, value];
  });
  return Object.fromEntries(entries) as MemberFilter;
}
