import type { MemberFilter } from "#contract/member-query.ts";

/** The filter as its form holds it: what is typed may be half a number. */
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

/** What a form holds, for instance after somebody has ticked before the script had loaded. */
export function readFilterForm(form: FormData, ids: number[] | undefined): FilterDraft {
  const text = (name: string) => String(form.get(name) ?? "");
  const texts = (name: string) => form.getAll(name).map(String);
  return {
    ids,
    q: text("q"),
    technology: texts("technology"),
    tag: texts("tag"),
    seniority_level: texts("seniority_level"),
    country: texts("country"),
    language: texts("language"),
    rate_min: text("rate_min"),
    rate_max: text("rate_max"),
    experience_min: text("experience_min"),
    available: form.has("available"),
    sort: text("sort") || "recommended",
  };
}

function parseAmount(text: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

/** What of a draft can be searched for; the server reads the address again and decides. */
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
