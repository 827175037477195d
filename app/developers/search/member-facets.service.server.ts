import type { TaxonomyUse } from "#app/taxonomy/taxonomy-use.ts";
import type { Database } from "#database/client.server.ts";
import { type ListField, MEMBER_FILTERS } from "../filters/member-filters.ts";
import { getLabelUse } from "./label-use.service.server.ts";
import { LIST_OPTIONS } from "./list-options.server.ts";
import { toLabel } from "./member-labels.ts";
import { getMemberTaxonomy } from "./member-taxonomy.service.server.ts";

/** An option of the lists of pages with its number of members. */
type Counted = { slug: string; name: string; members: number };

/** Published technologies and tags that published members have. */
export type MemberFacets = Record<"technologies" | "tags", Counted[]>;

/** Each with its number of members; above the cap of totals at least so many. */
export async function getMemberFacets(db: Database): Promise<MemberFacets> {
  const [{ counts }, taxonomy] = await Promise.all([getLabelUse(db), getMemberTaxonomy(db)]);
  const toCounted = (field: "technology" | "tag"): Counted[] =>
    LIST_OPTIONS[field](taxonomy).flatMap(({ key, value, label }) => {
      const members = counts.get(toLabel(field, key)) ?? 0;
      return members > 0 ? [{ slug: value, name: label, members }] : [];
    });
  return { technologies: toCounted("technology"), tags: toCounted("tag") };
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
  const countOf = (field: ListField) =>
    [...counts.keys()].filter((label) => label.startsWith(MEMBER_FILTERS[field].letter)).length;
  return {
    developers: members,
    technologies: countOf("technology"),
    countries: countOf("country"),
  };
}
