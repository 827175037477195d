import { getSite } from "#app/site/site.service.server.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import type { MemberSort } from "#contract/members/member-sort.ts";
import type { Database } from "#database/client.server.ts";
import type { FilterChip } from "../filters/filter-chips.ts";
import type { MemberField } from "../filters/member-filters.ts";
import { toMemberQuery } from "../filters/member-query.ts";
import { isCombination, toDevelopersUrl } from "../filters/member-url.ts";
import { toTotalText } from "../filters/total-text.ts";
import { listMembers } from "../members.service.server.ts";
import { toFilterNames } from "../search/filter-names.server.ts";
import { getMemberTaxonomy } from "../search/member-taxonomy.service.server.ts";
import { type DifferenceContext, toDifference } from "./difference.server.ts";

export type NothingFound = {
  /** For each part of the search how many developers there are without it. */
  without: { label: string; to: string; isCombination: boolean; total: string }[];
  /** Developers who lack little, each with what that is. */
  nearby: { member: MemberCard; differences: string[] }[];
};

/** Parts of a search that are counted without: each is a query. */
const MAX_COUNTED = 12;
const MAX_NEARBY = 4;

/** What clients give up most easily comes first. */
const SOFTEST_FIRST: readonly MemberField[] = [
  "has_work",
  "overlap",
  "available_by",
  "available",
  "rate_max",
  "rate_min",
  "workload",
  "experience_min",
  "experience_max",
  "seniority_level",
  "language_all",
  "language",
  "country",
  "country_not",
  "tag",
  "tag_not",
  "technology_not",
  "role",
  "technology_any",
  "technology",
  "q",
  "ids",
];

/** In which order those who lack a field are nearest to it. */
const NEAREST: Partial<Record<MemberField, MemberSort>> = {
  rate_max: "rate_asc",
  rate_min: "rate_desc",
  available: "available_first",
  available_by: "available_first",
  experience_min: "experience_desc",
};

type Part = { field: MemberField; label: string; filter: MemberFilter };

/** A search in parts, each with the rest of the search. The words of a text alone are its parts. */
function toParts(filter: MemberFilter, chips: readonly FilterChip[]): Part[] {
  const { q, sort: _, ...others } = filter;
  const words = q?.split(/\s+/) ?? [];
  if (chips.length === 1 && words.length > 1) {
    return words.map((word, index) => ({
      field: "q",
      label: `“${word}”`,
      filter: { ...others, q: words.toSpliced(index, 1).join(" ") },
    }));
  }
  return chips.flatMap(({ key, label, to }) => {
    const [field] = key.split(" ") as [MemberField];
    // Beside filters a text excludes no one.
    if (field === "q" && chips.length > 1) return [];
    const { searchParams } = new URL(to, "http://site");
    return [{ field, label, filter: toMemberQuery(searchParams).filter }];
  });
}

/** What leads on from a search without results. */
export async function readNothingFound(
  db: Database,
  filter: MemberFilter,
  { chips, today }: { chips: readonly FilterChip[]; today: string },
): Promise<NothingFound> {
  const [site, taxonomy] = await Promise.all([getSite(db), getMemberTaxonomy(db)]);
  const context = { site, names: toFilterNames(taxonomy, site.terms), today };
  const list = async (narrowed: MemberFilter, field: MemberField) => {
    const { sort: _, ...rest } = narrowed;
    const sort = NEAREST[field];
    const query = {
      page: 1,
      per_page: MAX_NEARBY,
      filter: sort === undefined ? rest : { ...rest, sort },
    };
    return listMembers(db, query, undefined, today);
  };
  /** Lists have no order by hours in common. */
  const listMostOverlap = async () => {
    for (let overlap = (filter.overlap ?? 0) - 1; overlap >= 0; overlap -= 1) {
      const { data } = await list({ ...filter, overlap: overlap || undefined }, "overlap");
      if (data.length > 0) return data;
    }
    return [];
  };
  /** Of several languages one is better than none. */
  const listWithOneLanguage = async (part: Part, { data }: { data: MemberCard[] }) => {
    const some = await list({ ...part.filter, language: filter.language_all }, part.field);
    return some.data.length > 0 ? some.data : data;
  };
  const parts = toParts(filter, chips).slice(0, MAX_COUNTED);
  const counted = await Promise.all(
    parts.map(async (part) => {
      const found = await list(part.filter, part.field);
      if (part.field === "overlap") return { ...part, found, nearest: await listMostOverlap() };
      if (part.field === "language_all" && !filter.language) {
        return { ...part, found, nearest: await listWithOneLanguage(part, found) };
      }
      return { ...part, found, nearest: found.data };
    }),
  );
  const found = counted
    .filter(({ found: { meta } }) => meta.total > 0)
    .toSorted(
      (one, other) => SOFTEST_FIRST.indexOf(one.field) - SOFTEST_FIRST.indexOf(other.field),
    );
  return {
    without: found.map((part) => ({
      label: part.label,
      to: toDevelopersUrl(part.filter),
      isCombination: isCombination(part.filter),
      total: toTotalText(part.found.meta),
    })),
    nearby:
      found.length > 0
        ? toNearby(filter, found, context)
        : await listWithLess(filter, (less) => list(less, "technology"), context),
  };
}

type FoundPart = Part & { nearest: MemberCard[] };

/** The nearest of each part in turn, each member once. */
function toNearby(filter: MemberFilter, parts: readonly FoundPart[], context: DifferenceContext) {
  const nearby = new Map<number, NothingFound["nearby"][number]>();
  for (let rank = 0; rank < MAX_NEARBY; rank += 1) {
    for (const { field, label, nearest } of parts) {
      const member = nearest[rank];
      if (!member || nearby.has(member.id) || nearby.size === MAX_NEARBY) continue;
      const difference = toDifference(field, member, filter, context) ?? `not ${label}`;
      nearby.set(member.id, { member, differences: [difference] });
    }
  }
  return [...nearby.values()];
}

/** Where no single part is in the way: those who are left after as few parts as possible. */
async function listWithLess(
  filter: MemberFilter,
  list: (less: MemberFilter) => Promise<{ data: MemberCard[] }>,
  context: DifferenceContext,
): Promise<NothingFound["nearby"]> {
  let less = filter;
  const given: MemberField[] = [];
  for (const field of SOFTEST_FIRST) {
    if (less[field] === undefined) continue;
    const { technology, [field]: _, ...rest } = less;
    // Of several technologies one is better than none.
    const keepsAny = field === "technology" && technology && technology.length > 1;
    less = field === "technology" ? rest : { ...rest, ...(technology ? { technology } : {}) };
    given.push(field);
    const { data } = await list(keepsAny ? { ...less, technology_any: technology } : less);
    if (data.length === 0) continue;
    return data.map((member) => ({
      member,
      differences: given.flatMap((one) => toDifference(one, member, filter, context) ?? []),
    }));
  }
  return [];
}
