import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ContractTerms } from "#contract/proposal.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { type ProposalMemberRow, proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";

export type ProposalRow = typeof proposals.$inferSelect;

export async function findProposalRow(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.published, true)));
  return row;
}

/** The reference of the answer; one from a file has none. */
export async function findAnswerReference(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ reference: requests.reference })
    .from(requests)
    .where(eq(requests.proposal_id, id));
  return row?.reference ?? null;
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
 * Marks a proposal as answered for the first transaction; undefined for the others, which wait
 * until the first one has committed or failed.
 */
export async function claimProposal(
  tx: Transaction,
  id: string,
  answer: { submited_at: Date; chosen_ids: number[]; answered_terms: ContractTerms },
): Promise<{ id: string; members: ProposalMemberRow[] } | undefined> {
  const [row] = await tx
    .update(proposals)
    .set(answer)
    .where(and(eq(proposals.id, id), eq(proposals.published, true), isNull(proposals.submited_at)))
    .returning({ id: proposals.id, members: proposals.members });
  return row;
}

/** Records the first opening of a proposal. */
export async function markOpened(db: Queryable, id: string): Promise<void> {
  await db
    .update(proposals)
    .set({ opened_at: sql`now()` })
    .where(and(eq(proposals.id, id), isNull(proposals.opened_at)));
}
