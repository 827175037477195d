import type { TaxonomyUse } from "#app/taxonomy/taxonomy-use.ts";
import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS, type SeniorityLevel } from "#contract/member-terms.ts";
import type { Country, Language, Tag, Technology } from "#contract/taxonomy.ts";
import type { Database } from "#database/client.server.ts";
import { getMemberIndex } from "./member-index.service.server.ts";

type Counted<Item> = Item & { members: number };

/** Filter options of the published members, each with its number of members. */
export type MemberFacets = {
  technologies: Counted<Technology>[];
  tags: Counted<Tag>[];
  countries: Counted<Country>[];
  languages: Counted<Language>[];
  seniority_levels: Counted<{ name: SeniorityLevel; label: string }>[];
  /** All that are published, also those that no member has. */
  published: { technologies: Technology[]; tags: Tag[] };
};

function toCounted<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  ranks: ReadonlyMap<Key, readonly number[]>,
): Counted<Item>[] {
  return items
    .map((item) => ({ ...item, members: ranks.get(keyOf(item))?.length ?? 0 }))
    .filter((item) => item.members > 0);
}

/** Published ones in the operator's order. */
function toPublished<Item extends Tag & { published: boolean }>(items: Iterable<Item>): Tag[] {
  return [...items].flatMap(({ id, slug, name, published }) =>
    published ? [{ id, slug, name }] : [],
  );
}

export async function getMemberFacets(db: Database): Promise<MemberFacets> {
  const index = await getMemberIndex(db);
  const technologies = toPublished(index.technologies.values());
  const tags = toPublished(index.tags.values());
  const levels = SENIORITY_LEVELS.map((name) => ({ name, label: SENIORITY_LABELS[name] }));
  return {
    technologies: toCounted(technologies, ({ id }) => id, index.technology),
    tags: toCounted(tags, ({ id }) => id, index.tag),
    countries: toCounted<Country, string>(COUNTRIES, ({ code }) => code, index.country),
    languages: toCounted<Language, string>(LANGUAGES, ({ code }) => code, index.language),
    seniority_levels: toCounted<(typeof levels)[number], string>(
      levels,
      ({ name }) => name,
      index.seniority_level,
    ),
    published: { technologies, tags },
  };
}

/** Technologies, tags, countries and languages for `?available=true`. */
export async function readTaxonomyUse(db: Database): Promise<TaxonomyUse> {
  const { technology, tag, country, language } = await getMemberIndex(db);
  return {
    hasTechnology: (id) => technology.has(id),
    hasTag: (id) => tag.has(id),
    hasCountry: (code) => country.has(code),
    hasLanguage: (code) => language.has(code),
  };
}

/** How many developers, and in how many technologies and countries. */
export type MemberCounts = { developers: number; technologies: number; countries: number };

export async function getMemberCounts(db: Database): Promise<MemberCounts> {
  const { ids, technology, country } = await getMemberIndex(db);
  return { developers: ids.length, technologies: technology.size, countries: country.size };
}
