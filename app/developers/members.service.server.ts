import { findTagNames } from "#app/taxonomy/tags.repository.server.ts";
import { findTechnologyNames } from "#app/taxonomy/technologies.repository.server.ts";
import type { Member, MemberCard } from "#contract/member.ts";
import type { MemberQuery } from "#contract/member-query.ts";
import { type Paged, toPagingLinks, toPagingMeta } from "#contract/paging.ts";
import type { Technology } from "#contract/taxonomy.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { getMemberIndex } from "./member-index.service.server.ts";
import { selectMembers } from "./member-selection.server.ts";
import { toMembersApiUrl } from "./member-url.ts";
import {
  findMemberRow,
  listMemberCardRows,
  type MemberCardRow,
  type MemberRow,
} from "./members.repository.server.ts";
import { selectSimilar, toRatePoints } from "./similar-members.server.ts";
import { toMember, toMemberCard } from "./to-member.server.ts";

/** Days since 1970, in UTC: a page is the same for everyone, wherever they are. */
function toToday(): number {
  return Math.floor(Date.now() / 86_400_000);
}

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
  today = toToday(),
): Promise<Paged<MemberCard>> {
  const { page, per_page, filter } = query;
  const index = await getMemberIndex(db);
  const selection = selectMembers(index, filter, today);
  const [path = ""] = toUrl(1).split("?");
  const meta = toPagingMeta({ page, per_page, total: selection.total, path });
  const ids = selection.slice((meta.current_page - 1) * per_page, per_page);
  const data = await listCards(db, ids, index.technologies);
  return { data, links: toPagingLinks(meta, toUrl), meta };
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

/** The members a home page shows: featured ones first. */
export async function listFeaturedMembers(db: Database, limit: number): Promise<MemberCard[]> {
  const index = await getMemberIndex(db);
  const ids = selectMembers(index, {}, toToday()).slice(0, limit);
  return listCards(db, ids, index.technologies);
}

/** Candidates among which the rate decides. */
const SIMILAR_CANDIDATES = 12;

/** Similar members: shared main technologies, level and rate band. */
export async function listSimilarMembers(
  db: Database,
  member: Member,
  limit: number,
): Promise<MemberCard[]> {
  const index = await getMemberIndex(db);
  const candidates = selectSimilar(index, member, SIMILAR_CANDIDATES);
  const points = new Map(candidates.map(({ id, points }) => [id, points]));
  const cards = await listCards(db, [...points.keys()], index.technologies);
  const toPoints = (card: MemberCard) => (points.get(card.id) ?? 0) + toRatePoints(member, card);
  return cards.toSorted((one, other) => toPoints(other) - toPoints(one)).slice(0, limit);
}

async function findMember(
  db: Queryable,
  key: { id: number } | { slug: string },
): Promise<Member | undefined> {
  const row = await findMemberRow(db, key);
  if (!row) return undefined;
  const technologies = await findTechnologyNames(db, technologyIdsOf(row));
  const tags = await findTagNames(
    db,
    row.experiences.flatMap((experience) => experience.tag_ids),
  );
  return toMember(row, technologies, tags);
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
