import type { MemberFilter } from "#contract/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { type FilterChip, type FilterNames, toFilterChips } from "./filters/filter-chips.ts";
import type { FilterOption } from "./filters/filter-choices.tsx";
import type { FilterOptions } from "./filters/filter-form.tsx";
import { LIST_FIELDS, type ListField } from "./filters/member-filters.ts";
import { getLabelUse } from "./search/label-use.service.server.ts";
import { LIST_OPTIONS } from "./search/list-options.server.ts";
import { toLabel } from "./search/member-labels.ts";
import { getMemberTaxonomy } from "./search/member-taxonomy.service.server.ts";
import { countOptions } from "./search/option-counts.service.server.ts";

export type FilterPart = {
  /** Technologies and tags by slug, also where the URL has ids. */
  filter: MemberFilter;
  options: FilterOptions;
  chips: FilterChip[];
};

function mapLists<Value>(toValue: (field: ListField) => Value): Record<ListField, Value> {
  const entries = LIST_FIELDS.map((field) => [field, toValue(field)]);
  return Object.fromEntries(entries) as Record<ListField, Value>;
}

export const NO_OPTIONS: FilterOptions = mapLists(() => []);

/** Options of the filter form of `/developers`, those that some member has, and their state. */
export async function readFilterPart(db: Database, filter: MemberFilter): Promise<FilterPart> {
  const [taxonomy, { counts }, countOf] = await Promise.all([
    getMemberTaxonomy(db),
    getLabelUse(db),
    countOptions(db, filter),
  ]);
  const all = mapLists((field) => LIST_OPTIONS[field](taxonomy));
  // An id in a URL is replaced by the slug that the form and the permalink use.
  const toSlugs = (field: "technology" | "tag") =>
    filter[field]?.map((key) => all[field].find((option) => option.key === key)?.value ?? key);
  const readable: MemberFilter = {
    ...filter,
    technology: toSlugs("technology"),
    tag: toSlugs("tag"),
  };
  const names: FilterNames = mapLists(
    (field) => new Map(all[field].map(({ value, label }) => [value, label])),
  );
  return {
    filter: readable,
    options: mapLists((field) =>
      all[field].flatMap(({ key, value, label }): FilterOption[] =>
        counts.has(toLabel(field, key)) ? [{ value, label, members: countOf(field, key) }] : [],
      ),
    ),
    chips: toFilterChips(readable, names),
  };
}
