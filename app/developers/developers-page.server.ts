import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import type { MemberFilter } from "#contract/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { type FilterChip, toFilterChips } from "./filter-chips.ts";
import type { FilterOption } from "./filter-choices.tsx";
import type { FilterOptions } from "./filter-form.tsx";
import { getMemberFacets } from "./member-facets.service.server.ts";

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
  const facets = await getMemberFacets(db);
  const { technologies, tags } = facets.published;
  const readable: MemberFilter = {
    ...filter,
    technology: toSlugs(filter.technology, technologies),
    tag: toSlugs(filter.tag, tags),
  };
  const toOption = (value: string, label: string, members: number): FilterOption => ({
    value,
    label,
    members,
  });
  const bySlug = (item: Labelled & { members: number }) =>
    toOption(item.slug, item.name, item.members);
  const byCode = (item: { code: string; name: string; members: number }) =>
    toOption(item.code, item.name, item.members);
  return {
    filter: readable,
    options: {
      technology: facets.technologies.map(bySlug),
      tag: facets.tags.map(bySlug),
      seniority_level: facets.seniority_levels.map((level) =>
        toOption(level.name, level.label, level.members),
      ),
      country: facets.countries.map(byCode),
      language: facets.languages.map(byCode),
    },
    chips: toFilterChips(readable, {
      technology: toNames(technologies),
      tag: toNames(tags),
      country: COUNTRY_NAMES,
      language: LANGUAGE_NAMES,
    }),
  };
}
