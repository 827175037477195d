import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { ROLE_LABELS, ROLES } from "#contract/members/role-terms.ts";
import { COUNTRIES } from "#contract/values/countries.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import { REGION_SLUGS, REGIONS } from "#contract/values/regions.ts";
import { WORKLOADS } from "#contract/values/request-terms.ts";
import { type ListField, mapLists } from "../filters/member-filters.ts";
import { toOptionLabels } from "./member-labels.ts";
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
  role: () => ROLES.map((role) => ({ key: role, value: role, label: ROLE_LABELS[role] })),
  country: () => [
    ...REGION_SLUGS.map((slug) => ({ key: slug, value: slug, label: REGIONS[slug].name })),
    ...toCoded(COUNTRIES),
  ],
  workload: () => WORKLOADS.map(({ name, label }) => ({ key: name, value: name, label })),
  language: () => toCoded(LANGUAGES),
};

type UsedOptions = Record<ListField, ListOption[]>;

/** The last ones: they change with the taxonomy and with the labels in use only. */
const known = new WeakMap<MemberTaxonomy, { used: ReadonlySet<string>; options: UsedOptions }>();

/**
 * Options that some member has, by the labels in use. A region is one when its members are neither
 * all nor those of one country or of a region before it, which would leave the same list.
 */
export function listUsedOptions(taxonomy: MemberTaxonomy, used: ReadonlySet<string>): UsedOptions {
  const last = known.get(taxonomy);
  if (last?.used === used) return last.options;
  const options = mapLists((field) => toUsedOptions(field, taxonomy, used));
  known.set(taxonomy, { used, options });
  return options;
}

function toUsedOptions(
  field: ListField,
  taxonomy: MemberTaxonomy,
  used: ReadonlySet<string>,
): ListOption[] {
  const options = LIST_OPTIONS[field](taxonomy).map((option) => {
    const labels = toOptionLabels(field, option.key);
    return { option, labels, usedLabels: labels.filter((label) => used.has(label)).toSorted() };
  });
  const single = options.filter(({ labels }) => labels.length === 1);
  const seen = new Set([String(single.flatMap(({ usedLabels }) => usedLabels).toSorted())]);
  return options.flatMap(({ option, labels, usedLabels }) => {
    if (usedLabels.length < Math.min(labels.length, 2)) return [];
    const key = String(usedLabels);
    if (labels.length > 1 && seen.has(key)) return [];
    seen.add(key);
    return [option];
  });
}
