import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import type { MemberFilter } from "#contract/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { type FilterChip, toFilterChips } from "./filters/filter-chips.ts";
import type { FilterOptions } from "./filters/filter-form.tsx";
import { getMemberFacets } from "./search/member-facets.service.server.ts";
import { countOptions } from "./search/option-counts.service.server.ts";

export type FilterPart = {
  /** Technologies and tags by slug, also where the URL has ids. */
  filter: MemberFilter;
  options: FilterOptions;
  chips: FilterChip[];
};

export const NO_OPTIONS: FilterOptions = {
  technology: [],
  tag: [],
  seniority_level: [],
  country: [],
  language: [],
};

type Labelled = { id: number; slug: string; name: string };

/** An id in a URL is replaced by the slug that the form and the permalink use. */
function toSlugs(keys: readonly (string | number)[] | undefined, known: readonly Labelled[]) {
  return keys?.map((key) => known.find(({ id }) => id === key)?.slug ?? key);
}

const toNames = (items: readonly Labelled[]) =>
  new Map(items.map(({ slug, name }) => [slug, name]));
const COUNTRY_NAMES = new Map(COUNTRIES.map(({ code, name }) => [code, name]));
const LANGUAGE_NAMES = new Map(LANGUAGES.map(({ code, name }) => [code, name]));

/** Options of the filter form of `/developers` and their state. */
export async function readFilterPart(db: Database, filter: MemberFilter): Promise<FilterPart> {
  const [facets, countOf] = await Promise.all([getMemberFacets(db), countOptions(db, filter)]);
  const { technologies, tags } = facets.published;
  const readable: MemberFilter = {
    ...filter,
    technology: toSlugs(filter.technology, technologies),
    tag: toSlugs(filter.tag, tags),
  };
  const bySlug = (field: "technology" | "tag") => (item: Labelled) => ({
    value: item.slug,
    label: item.name,
    members: countOf(field, item.id),
  });
  const byCode = (field: "country" | "language") => (item: { code: string; name: string }) => ({
    value: item.code,
    label: item.name,
    members: countOf(field, item.code),
  });
  return {
    filter: readable,
    options: {
      technology: facets.technologies.map(bySlug("technology")),
      tag: facets.tags.map(bySlug("tag")),
      seniority_level: facets.seniority_levels.map(({ name, label }) => ({
        value: name,
        label,
        members: countOf("seniority_level", name),
      })),
      country: facets.countries.map(byCode("country")),
      language: facets.languages.map(byCode("language")),
    },
    chips: toFilterChips(readable, {
      technology: toNames(technologies),
      tag: toNames(tags),
      country: COUNTRY_NAMES,
      language: LANGUAGE_NAMES,
    }),
  };
}
