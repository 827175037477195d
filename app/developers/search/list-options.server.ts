import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { ListField } from "../filters/member-filters.ts";
import type { MemberTaxonomy } from "./member-taxonomy.service.server.ts";

/** An option of a list filter: its key in labels, its value in URLs and its name. */
type ListOption = { key: string | number; value: string; label: string };

type Published = { id: number; slug: string; name: string; published: boolean };

/** Published ones in the operator's order. */
function toPublished(rows: ReadonlyMap<number, Published>): ListOption[] {
  return [...rows.values()].flatMap(({ id, slug, name, published }) =>
    published ? [{ key: id, value: slug, label: name }] : [],
  );
}

const toCoded = (items: readonly { code: string; name: string }[]): ListOption[] =>
  items.map(({ code, name }) => ({ key: code, value: code, label: name }));

const toLevel = (name: (typeof SENIORITY_LEVELS)[number]): ListOption => ({
  key: name,
  value: name,
  label: SENIORITY_LABELS[name],
});

/** Every option of a list filter, in the order of its form. */
export const LIST_OPTIONS: Record<ListField, (taxonomy: MemberTaxonomy) => ListOption[]> = {
  technology: ({ technologies }) => toPublished(technologies),
  tag: ({ tags }) => toPublished(tags),
  seniority_level: () => SENIORITY_LEVELS.map(toLevel),
  country: () => toCoded(COUNTRIES),
  language: () => toCoded(LANGUAGES),
};
