import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ContractTerms } from "#contract/content/site.ts";
import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";

export type ProposalRow = typeof proposals.$inferSelect;

/** One that its client can open, or could before it was withdrawn. */
export async function findProposalRow(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.published, true)));
  return row;
}

/** Also one that was never sent. */
export async function findStoredProposal(
  db: Queryable,
  id: string,
): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row;
}

/**
 * The last answer, with the reference that its client knows: that of the request which the proposal
 * was made for, or its own. One from a file has no reference and nothing on single members.
 */
export type StoredAnswer = {
  reference: string | null;
  members: Map<number, { answer: MemberAnswerName; comment: string }>;
};

export async function findStoredAnswer(db: Queryable, proposal_id: string): Promise<StoredAnswer> {
  const { id, reference } = requests;
  const origins = alias(requests, "origins");
  const [last] = await db
    .select({ id, reference: sql<string>`coalesce(${origins.reference}, ${reference})` })
    .from(requests)
    .leftJoin(origins, eq(origins.id, requests.origin_id))
    .where(eq(requests.proposal_id, proposal_id))
    .orderBy(desc(id))
    .limit(1);
  if (!last) return { reference: null, members: new Map() };
  const { member_id, answer, comment } = requestMembers;
  const rows = await db
    .select({ member_id, answer, comment })
    .from(requestMembers)
    .where(eq(requestMembers.request_id, last.id));
  const answers = rows.map(
    ({ member_id, answer, comment }) =>
      [member_id, { answer: answer ?? "interview", comment }] as const,
  );
  return { reference: last.reference, members: new Map(answers) };
}

/** Names of members, unpublished ones included, in no order. */
export function listMemberNames(db: Queryable, ids: readonly number[]) {
  const { id, first_name, last_name, position } = members;
  return db
    .select({ id, first_name, last_name, position })
    .from(members)
    .where(inArray(members.id, [...ids]));
}

/**
 * Marks the version of a proposal that was seen as answered for the first transaction; undefined
 * for the others, which wait until the first one has committed or failed, and for a proposal that
 * was withdrawn or changed since. Who answers has opened it, also without JavaScript.
 */
export async function claimProposal(
  tx: Transaction,
  { id, version }: Pick<ProposalRow, "id" | "version">,
  answer: { submited_at: Date; chosen_ids: number[]; answered_terms: ContractTerms },
): Promise<Pick<ProposalRow, "id" | "version" | "members"> | undefined> {
  const { opened_at, opened_last_at, opened_count } = proposals;
  const [row] = await tx
    .update(proposals)
    .set({
      ...answer,
      opened_at: sql`coalesce(${opened_at}, ${answer.submited_at.toISOString()}::timestamptz)`,
      opened_last_at: sql`coalesce(${opened_last_at}, ${answer.submited_at.toISOString()}::timestamptz)`,
      opened_count: sql`greatest(${opened_count}, 1)`,
    })
    .where(
      and(
        eq(proposals.id, id),
        eq(proposals.version, version),
        eq(proposals.published, true),
        isNull(proposals.withdrawn_at),
        isNull(proposals.submited_at),
      ),
    )
    .returning({ id: proposals.id, version: proposals.version, members: proposals.members });
  return row;
}

/**
 * Counts an opening of a proposal, unless the last one was after `since`.
 * @returns whether it was the first one; undefined when it was not counted
 */
export async function countOpening(
  db: Queryable,
  id: string,
  { now, since }: { now: Date; since: Date },
): Promise<{ isFirst: boolean } | undefined> {
  const { published, withdrawn_at, opened_at, opened_last_at, opened_count } = proposals;
  const [row] = await db
    .update(proposals)
    .set({
      opened_at: sql`coalesce(${opened_at}, ${now.toISOString()}::timestamptz)`,
      opened_last_at: now,
      opened_count: sql`${opened_count} + 1`,
    })
    .where(
      and(
        eq(proposals.id, id),
        eq(published, true),
        isNull(withdrawn_at),
        or(isNull(opened_last_at), lt(opened_last_at, since)),
      ),
    )
    .returning({ opened_count });
  return row && { isFirst: row.opened_count === 1 };
}
