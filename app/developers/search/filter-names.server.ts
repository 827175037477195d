import { toCurrency } from "#app/site/terms/terms.ts";
import type { Terms } from "#contract/content/site.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import type { FilterNames } from "../filters/filter-chips.ts";
import {
  LIST_FIELDS,
  type ListField,
  toListField,
  VALUES_FIELDS,
  type ValuesField,
} from "../filters/member-filters.ts";
import { LIST_OPTIONS } from "./list-options.server.ts";
import type { MemberTaxonomy } from "./member-taxonomy.service.server.ts";

/** Names of all values that list filters can have. */
export function toFilterNames(taxonomy: MemberTaxonomy, terms: Terms | undefined): FilterNames {
  const entries = LIST_FIELDS.map((field) => {
    const options = LIST_OPTIONS[field](taxonomy);
    return [field, new Map(options.map(({ value, label }) => [value, label]))];
  });
  const names = Object.fromEntries(entries) as Record<ListField, ReadonlyMap<string, string>>;
  return { ...names, currency: toCurrency(terms) };
}

/** The filter with slugs in place of ids, and without values that the site does not have. */
export function toKnownFilter(filter: MemberFilter, taxonomy: MemberTaxonomy): MemberFilter {
  const known: MemberFilter = { ...filter };
  for (const field of VALUES_FIELDS)
    Object.assign(known, { [field]: toKnown(field, filter, taxonomy) });
  return known;
}

function toKnown(field: ValuesField, filter: MemberFilter, taxonomy: MemberTaxonomy) {
  const options = LIST_OPTIONS[toListField(field)](taxonomy);
  const values = filter[field]?.flatMap(
    (key) => options.find((option) => option.key === key || option.value === key)?.value ?? [],
  );
  return values && values.length > 0 ? values : undefined;
}
