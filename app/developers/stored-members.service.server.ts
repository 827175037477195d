import { findTagNames } from "#app/taxonomy/tags.repository.server.ts";
import { findTechnologyNames } from "#app/taxonomy/technologies.repository.server.ts";
import type { ClientReference, Member, MemberCard } from "#contract/members/member.ts";
import type { Technology } from "#contract/values/taxonomy.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { createCardCache } from "./cached-cards.server.ts";
import {
  findMemberRow,
  listMemberCardRows,
  listMemberRows,
  listReferencedRows,
  type MemberCardRow,
  type MemberRow,
} from "./members.repository.server.ts";
import { toMember, toMemberCard, toPublicReferences } from "./to-member.server.ts";

function technologyIdsOf(row: MemberCardRow | MemberRow): number[] {
  const ids = row.technologies.map((technology) => technology.technology_id);
  if (!("experiences" in row)) return ids;
  return [...ids, ...row.experiences.flatMap((experience) => experience.technology_ids)];
}

/**
 * `known` are names of technologies; only those that it lacks are looked up, since a row may be
 * younger than what is known.
 */
export async function listCards(
  db: Queryable,
  ids: readonly number[],
  known: ReadonlyMap<number, Technology> = new Map(),
): Promise<MemberCard[]> {
  const cache = createCardCache(db, known);
  const cards = new Map(ids.map((id) => [id, cache?.find(id)]));
  const missing = ids.filter((id) => !cards.get(id));
  if (missing.length === 0) return ids.flatMap((id) => cards.get(id) ?? []);
  const rows = await listMemberCardRows(db, missing);
  const requested = rows.flatMap(technologyIdsOf);
  const isKnown = requested.every((id) => known.has(id));
  const names = isKnown ? known : await findTechnologyNames(db, requested);
  for (const row of rows) {
    const card = toMemberCard(row, names);
    cards.set(row.id, card);
    if (isKnown) cache?.store(card);
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Published members in the order of the given ids; unknown ids are left out. */
export function listMembersByIds(db: Queryable, ids: readonly number[]): Promise<MemberCard[]> {
  return listCards(db, ids);
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
  if (!member) throw notFound(withNoun(`There is no developer with the id ${id}.`));
  return member;
}
