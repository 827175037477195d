import { getCachedSite } from "#app/site/site.service.server.ts";
import { findTagNames } from "#app/taxonomy/tags.repository.server.ts";
import { findTechnologyNames } from "#app/taxonomy/technologies.repository.server.ts";
import type { ClientReference, Member, MemberCard } from "#contract/member.ts";
import type { MemberFilter, MemberQuery } from "#contract/member-query.ts";
import { SENIORITY_LEVELS, type SeniorityLevel } from "#contract/member-terms.ts";
import { type CappedPaged, toPagingLinks, toPagingMeta } from "#contract/paging.ts";
import type { Technology } from "#contract/taxonomy.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { notFound } from "#platform/errors.ts";
import { toMembersApiUrl } from "./filters/member-url.ts";
import {
  findMemberRow,
  listMemberCardRows,
  listMemberRows,
  listReferencedRows,
  type MemberCardRow,
  type MemberRow,
} from "./members.repository.server.ts";
import { readConditionContext } from "./search/condition-context.service.server.ts";
import {
  toFilterReads,
  toPublishedBetween,
  toSelection,
} from "./search/member-conditions.repository.server.ts";
import { selectPage } from "./search/member-pages.repository.server.ts";
import { getMemberTaxonomy } from "./search/member-taxonomy.service.server.ts";
import { listScored } from "./search/scored-members.repository.server.ts";
import { toRatePoints, toSimilarQuery } from "./search/similar-members.server.ts";
import { toToday } from "./search/today.ts";
import { toMember, toMemberCard, toPublicReferences } from "./to-member.server.ts";

function technologyIdsOf(row: MemberCardRow | MemberRow): number[] {
  const ids = row.technologies.map((technology) => technology.technology_id);
  if (!("experiences" in row)) return ids;
  return [...ids, ...row.experiences.flatMap((experience) => experience.technology_ids)];
}

/**
 * One page of the members of a query. A page past the end is the last one (product §2).
 * `toUrl` returns the URL of a page for the links, by default in the API.
 */
export async function listMembers(
  db: Database,
  query: MemberQuery,
  toUrl = (page: number) => toMembersApiUrl({ ...query, page }),
  today = toToday(new Date()),
): Promise<CappedPaged<MemberCard>> {
  const { page, per_page, filter } = query;
  const context = await readConditionContext(db, filter, today);
  const { ids, total, isCapped } = await narrowReads(toFilterReads(filter, context), () =>
    selectPage(db, toSelection(filter, context), query),
  );
  const [path = ""] = toUrl(1).split("?");
  const meta = toPagingMeta({ page, per_page, total, path });
  const data = await listCards(db, ids, context.taxonomy.technologies);
  return { data, links: toPagingLinks(meta, toUrl), meta: { ...meta, total_is_capped: isCapped } };
}

/**
 * Members of a filter that were first published after one with the id `after`, up to `until`: ids
 * grow. Only these are compared, however many there are.
 * @returns the first ones and how many there are, `MAX_TOTAL` at most
 */
export async function listNewMembers(
  db: Database,
  filter: MemberFilter,
  { after, until, limit, today }: { after: number; until: number; limit: number; today: string },
): Promise<{ members: MemberCard[]; total: number }> {
  const context = await readConditionContext(db, filter, today);
  const selection = toPublishedBetween(toSelection(filter, context), { after, until });
  const { ids, total } = await selectPage(db, selection, { page: 1, per_page: limit });
  return { members: await listCards(db, ids, context.taxonomy.technologies), total };
}

/**
 * `known` are names of technologies; only those that it lacks are looked up, since a row may be
 * younger than what is known.
 */
async function listCards(
  db: Queryable,
  ids: readonly number[],
  known: ReadonlyMap<number, Technology> = new Map(),
): Promise<MemberCard[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await listMemberCardRows(db, ids)).map((row) => [row.id, row]));
  const wanted = [...rows.values()].flatMap(technologyIdsOf);
  const isKnown = wanted.every((id) => known.has(id));
  const names = isKnown ? known : await findTechnologyNames(db, wanted);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toMemberCard(row, names)] : [];
  });
}

/** Published members in the order of the given ids; unknown ids are left out. */
export function listMembersByIds(db: Queryable, ids: readonly number[]): Promise<MemberCard[]> {
  return listCards(db, ids);
}

/** Of so many times the members that are shown, those with dated checks. */
const FEATURED_CANDIDATES = 4;

/**
 * The members a home page shows: featured ones first, and where members have dated checks, none
 * without one.
 */
export async function listFeaturedMembers(db: Database, limit: number): Promise<MemberCard[]> {
  const per_page = limit * FEATURED_CANDIDATES;
  const { data } = await listMembers(db, { page: 1, per_page, filter: {} });
  const vetted = data.filter(({ vetted_on }) => vetted_on !== null);
  return (vetted.length > 0 ? vetted : data).slice(0, limit);
}

/** Ids of the first members of each level, in the order of lists. */
export async function listFirstOfLevels(
  db: Database,
  limit: number,
): Promise<Partial<Record<SeniorityLevel, number[]>>> {
  const lists = await Promise.all(
    SENIORITY_LEVELS.map(async (level) => {
      const query = { page: 1, per_page: limit, filter: { seniority_level: [level] } };
      const { data } = await listMembers(db, query);
      return [level, data.map(({ id }) => id)] as const;
    }),
  );
  return Object.fromEntries(lists);
}

/** What a client wrote, and about whom. */
export type MemberReference = ClientReference & {
  member: Pick<MemberCard, "slug" | "first_name" | "last_name">;
};

/** The latest public reference of each of the members who have the latest ones. */
export async function listLatestReferences(
  db: Queryable,
  limit: number,
): Promise<MemberReference[]> {
  const rows = await listReferencedRows(db, limit);
  return rows.flatMap(({ client_references, ...member }) => {
    const [latest] = toPublicReferences(client_references);
    return latest ? [{ ...latest, member }] : [];
  });
}

/** Candidates among which the rate decides. */
const SIMILAR_CANDIDATES = 12;

/** Similar members: shared main technologies, level and rate band. */
export async function listSimilarMembers(
  db: Database,
  member: Member,
  limit: number,
): Promise<MemberCard[]> {
  const [{ technologies, toId }, site] = await Promise.all([
    getMemberTaxonomy(db),
    getCachedSite(db),
  ]);
  const candidates = await listScored(db, toSimilarQuery(member, toId, SIMILAR_CANDIDATES));
  const points = new Map(candidates.map(({ id, points }) => [id, points]));
  const cards = await listCards(db, [...points.keys()], technologies);
  const toPoints = (card: MemberCard) =>
    (points.get(card.id) ?? 0) + toRatePoints(member, card, site);
  return cards.toSorted((one, other) => toPoints(other) - toPoints(one)).slice(0, limit);
}

async function toMembers(db: Queryable, rows: readonly MemberRow[]): Promise<Member[]> {
  const technologies = await findTechnologyNames(db, rows.flatMap(technologyIdsOf));
  const tags = await findTagNames(
    db,
    rows.flatMap(({ experiences }) => experiences.flatMap(({ tag_ids }) => tag_ids)),
  );
  return rows.map((row) => toMember(row, technologies, tags));
}

/** The whole profiles of `listMembersByIds`. */
export async function listWholeMembersByIds(
  db: Queryable,
  ids: readonly number[],
): Promise<Member[]> {
  const members = new Map(
    (await toMembers(db, await listMemberRows(db, ids))).map((member) => [member.id, member]),
  );
  return ids.flatMap((id) => members.get(id) ?? []);
}

async function findMember(
  db: Queryable,
  key: { id: number } | { slug: string },
): Promise<Member | undefined> {
  const row = await findMemberRow(db, key);
  const [member] = row ? await toMembers(db, [row]) : [];
  return member;
}

export function findMemberBySlug(db: Queryable, slug: string): Promise<Member | undefined> {
  return findMember(db, { slug });
}

/** Throws the 404 of the API. */
export async function getMember(db: Queryable, id: number): Promise<Member> {
  const member = await findMember(db, { id });
  if (!member) throw notFound(`There is no developer with the id ${id}.`);
  return member;
}

/** Throws the 404 of the API. */
export async function getMemberBySlug(db: Queryable, slug: string): Promise<Member> {
  const member = await findMemberBySlug(db, slug);
  if (!member) throw notFound(`There is no developer called ${slug}.`);
  return member;
}
