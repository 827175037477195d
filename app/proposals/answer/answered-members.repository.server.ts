import { and, eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { answeredMembers } from "#database/tables/proposals.ts";

type AnsweredMemberRow = typeof answeredMembers.$inferSelect;

export async function insertAnsweredMembers(
  tx: Transaction,
  rows: readonly AnsweredMemberRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(answeredMembers).values([...rows]);
}

/** The members of an answered version by id. */
export async function listAnsweredMembers(
  db: Queryable,
  { id, version }: { id: string; version: number },
): Promise<Map<number, AnsweredMemberRow["member"]>> {
  const rows = await db
    .select()
    .from(answeredMembers)
    .where(and(eq(answeredMembers.proposal_id, id), eq(answeredMembers.version, version)));
  return new Map(rows.map(({ member_id, member }) => [member_id, member]));
}

/** Slugs that published members have now, by id. */
export async function listProfileSlugs(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: members.id, slug: members.slug })
    .from(members)
    .where(and(inArray(members.id, [...ids]), eq(members.published, true)));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
