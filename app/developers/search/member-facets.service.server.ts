import type { TaxonomyUse } from "#app/taxonomy/taxonomy-use.ts";
import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS, type SeniorityLevel } from "#contract/member-terms.ts";
import type { Country, Language, Tag, Technology } from "#contract/taxonomy.ts";
import type { Database } from "#database/client.server.ts";
import { getLabelUse } from "./label-use.service.server.ts";
import { LABEL_LETTERS, type LabelField, toLabel } from "./member-labels.ts";
import { getMemberTaxonomy } from "./member-taxonomy.service.server.ts";

type Counted<Item> = Item & { members: number };

/**
 * Filter options of the published members, each with its number of members; above the cap of
 * totals at least so many.
 */
export type MemberFacets = {
  technologies: Counted<Technology>[];
  tags: Counted<Tag>[];
  countries: Counted<Country>[];
  languages: Counted<Language>[];
  seniority_levels: Counted<{ name: SeniorityLevel; label: string }>[];
  /** All that are published, also those that no member has. */
  published: { technologies: Technology[]; tags: Tag[] };
};

/** Published ones in the operator's order. */
function toPublished(items: ReadonlyMap<number, Tag & { published: boolean }>): Tag[] {
  return [...items.values()].flatMap(({ id, slug, name, published }) =>
    published ? [{ id, slug, name }] : [],
  );
}

export async function getMemberFacets(db: Database): Promise<MemberFacets> {
  const [{ counts }, taxonomy] = await Promise.all([getLabelUse(db), getMemberTaxonomy(db)]);
  const technologies = toPublished(taxonomy.technologies);
  const tags = toPublished(taxonomy.tags);
  const levels = SENIORITY_LEVELS.map((name) => ({ name, label: SENIORITY_LABELS[name] }));
  const toCounted = <Item>(
    field: LabelField,
    items: readonly Item[],
    keyOf: (item: Item) => string | number,
  ): Counted<Item>[] =>
    items
      .map((item) => ({ ...item, members: counts.get(toLabel(field, keyOf(item))) ?? 0 }))
      .filter(({ members }) => members > 0);
  return {
    technologies: toCounted("technology", technologies, ({ id }) => id),
    tags: toCounted("tag", tags, ({ id }) => id),
    countries: toCounted<Country>("country", COUNTRIES, ({ code }) => code),
    languages: toCounted<Language>("language", LANGUAGES, ({ code }) => code),
    seniority_levels: toCounted("seniority_level", levels, ({ name }) => name),
    published: { technologies, tags },
  };
}

/** Technologies, tags, countries and languages for `?available=true`. */
export async function readTaxonomyUse(db: Database): Promise<TaxonomyUse> {
  const { counts } = await getLabelUse(db);
  return {
    hasTechnology: (id) => counts.has(toLabel("technology", id)),
    hasTag: (id) => counts.has(toLabel("tag", id)),
    hasCountry: (code) => counts.has(toLabel("country", code)),
    hasLanguage: (code) => counts.has(toLabel("language", code)),
  };
}

/** How many developers, and in how many technologies and countries. */
export type MemberCounts = { developers: number; technologies: number; countries: number };

export async function getMemberCounts(db: Database): Promise<MemberCounts> {
  const { members, counts } = await getLabelUse(db);
  const countOf = (field: LabelField) =>
    [...counts.keys()].filter((label) => label.startsWith(LABEL_LETTERS[field])).length;
  return {
    developers: members,
    technologies: countOf("technology"),
    countries: countOf("country"),
  };
}
