import type { MemberFilter } from "#contract/member-query.ts";

/** The filter as text of its form, which may be incomplete. */
export type FilterDraft = {
  /** Not in the form: a link may name developers, and other filters narrow them. */
  ids: number[] | undefined;
  q: string;
  technology: string[];
  tag: string[];
  seniority_level: string[];
  country: string[];
  language: string[];
  rate_min: string;
  rate_max: string;
  experience_min: string;
  available: boolean;
  sort: string;
};

const toText = (value: number | string | undefined) => (value === undefined ? "" : String(value));
const toTexts = (values: readonly (number | string)[] = []) => values.map(String);

export function toFilterDraft(filter: MemberFilter): FilterDraft {
  return {
    ids: filter.ids,
    q: toText(filter.q),
    technology: toTexts(filter.technology),
    tag: toTexts(filter.tag),
    seniority_level: toTexts(filter.seniority_level),
    country: toTexts(filter.country),
    language: toTexts(filter.language),
    rate_min: toText(filter.rate_min),
    rate_max: toText(filter.rate_max),
    experience_min: toText(filter.experience_min),
    available: filter.available ?? false,
    sort: filter.sort ?? "recommended",
  };
}

const LISTS = ["technology", "tag", "seniority_level", "country", "language"] as const;
const TEXTS = ["q", "rate_min", "rate_max", "experience_min", "sort"] as const;

/** A control whose value differs from its default in the DOM. */
export type ChangedControl = { name: string; value: string; checked: boolean };

/** The draft with what was chosen or typed before JavaScript had loaded. */
export function withChanges(draft: FilterDraft, changes: readonly ChangedControl[]): FilterDraft {
  const changed = { ...draft };
  for (const { name, value, checked } of changes) {
    const list = LISTS.find((field) => field === name);
    const text = TEXTS.find((field) => field === name);
    if (text) changed[text] = value;
    else if (name === "available") changed.available = checked;
    else if (list) {
      const others = changed[list].filter((other) => other !== value);
      changed[list] = checked ? [...others, value] : others;
    }
  }
  return changed;
}

function parseAmount(text: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

/** The valid part of a draft; the server parses the URL again and decides. */
export function parseFilterDraft(draft: FilterDraft): MemberFilter {
  return {
    ids: draft.ids,
    technology: draft.technology,
    tag: draft.tag,
    seniority_level: draft.seniority_level as MemberFilter["seniority_level"],
    country: draft.country,
    language: draft.language,
    rate_min: parseAmount(draft.rate_min),
    rate_max: parseAmount(draft.rate_max),
    experience_min: parseAmount(draft.experience_min),
    available: draft.available,
    q: draft.q.trim() || undefined,
    sort: draft.sort as MemberFilter["sort"],
  };
}
