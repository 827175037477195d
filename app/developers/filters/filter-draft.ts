import type { MemberFilter } from "#contract/members/member-query.ts";
import {
  type FieldOf,
  getFilter,
  LIST_FIELDS,
  type ListField,
  MATCHES,
  type Match,
  MEMBER_FIELDS,
  type MemberField,
  toMatchFields,
  type ValuesField,
} from "./member-filters.ts";
import { toMatchName } from "./member-url.ts";

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

/** How the ticks of a list are matched in a draft; undefined without any. */
export function toMatch(field: ListField, draft: FilterDraft): Match | undefined {
  const fields = toMatchFields(field);
  const set = MATCHES.filter((match) => fields && draft[fields[match]].length > 0);
  return set.find((match) => fields?.[match] === field) ?? set[0];
}

/** The field that the ticks of a list are in. */
export function toTickedField(field: ListField, draft: FilterDraft): ValuesField {
  const match = toMatch(field, draft);
  return (match && toMatchFields(field)?.[match]) ?? field;
}

/** The draft with all ticks of a list wanted or any of them, whichever they were before. */
export function withMatch(field: ListField, draft: FilterDraft, match: Match): FilterDraft {
  const fields = toMatchFields(field);
  if (!fields) return draft;
  const ticked = [...new Set([...draft[field], ...MATCHES.flatMap((one) => draft[fields[one]])])];
  const set = MATCHES.map((one) => [fields[one], one === match ? ticked : []]);
  return { ...draft, ...Object.fromEntries(set) };
}

/** A control whose value differs from its default in the DOM. */
export type ChangedControl = { name: string; value: string; checked: boolean };

/** The draft with what was chosen or typed before JavaScript had loaded. */
export function withChanges(draft: FilterDraft, changes: readonly ChangedControl[]): FilterDraft {
  let matched = draft;
  const ticked = new Map<string, MemberField>(MEMBER_FIELDS.map((field) => [field, field]));
  for (const field of LIST_FIELDS) {
    const name = toMatchName(field);
    const chosen = changes.find((change) => change.name === name && change.checked)?.value;
    const match = MATCHES.find((match) => match === chosen) ?? toMatch(field, draft);
    if (chosen && match) matched = withMatch(field, matched, match);
    ticked.set(field, (match && toMatchFields(field)?.[match]) ?? field);
  }
  const changed: Record<string, DraftValue> = { ...matched };
  for (const { name, value, checked } of changes) {
    const field = ticked.get(name);
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
