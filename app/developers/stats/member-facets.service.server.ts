import type { Database } from "#database/client.server.ts";
import { type LabelField, MEMBER_FILTERS } from "../filters/member-filters.ts";
import { LIST_OPTIONS } from "../search/list-options.server.ts";
import { toLabel } from "../search/member-labels.ts";
import { getMemberTaxonomy } from "../search/member-taxonomy.service.server.ts";
import { getSummary } from "./member-stats.service.server.ts";

/** An option of the lists of pages with its number of members. */
type Counted = { slug: string; name: string; members: number };

/** Published technologies and tags that published members have. */
export type MemberFacets = Record<"technologies" | "tags", Counted[]>;

export async function getMemberFacets(db: Database): Promise<MemberFacets> {
  const [{ labels }, taxonomy] = await Promise.all([getSummary(db), getMemberTaxonomy(db)]);
  const toCounted = (field: "technology" | "tag"): Counted[] =>
    LIST_OPTIONS[field](taxonomy).flatMap(({ key, value, label }) => {
      const members = labels[toLabel(field, key)] ?? 0;
      return members > 0 ? [{ slug: value, name: label, members }] : [];
    });
  return { technologies: toCounted("technology"), tags: toCounted("tag") };
}

/** How many developers, and in how many technologies and countries. */
export type MemberCounts = { developers: number; technologies: number; countries: number };

export async function getMemberCounts(db: Database): Promise<MemberCounts> {
  const { members, labels } = await getSummary(db);
  const countOf = (field: LabelField) =>
    Object.keys(labels).filter((label) => label.startsWith(MEMBER_FILTERS[field].letter)).length;
  return {
    developers: members,
    technologies: countOf("technology"),
    countries: countOf("country"),
  };
}
