import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { ProposalContent } from "#contract/desk/desk-proposal.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { proposalVersions } from "#database/tables/proposals.ts";

const { proposal_id, number, content, saved_at, saved_by, sent_at } = proposalVersions;

/** What staff prepare to send, as the version that it will be. */
export type ProposalDraft = { number: number; content: ProposalContent; saved_at: Date };

/** Undefined where everything was sent. */
export async function findDraft(db: Queryable, id: string): Promise<ProposalDraft | undefined> {
  const [row] = await db
    .select({ number, content, saved_at })
    .from(proposalVersions)
    .where(and(eq(proposal_id, id), isNull(sent_at)));
  return row;
}

/** What was sent last; undefined for a proposal of a file. */
export async function findSentContent(
  db: Queryable,
  id: string,
): Promise<ProposalContent | undefined> {
  const [row] = await db
    .select({ content })
    .from(proposalVersions)
    .where(and(eq(proposal_id, id), isNotNull(sent_at)))
    .orderBy(desc(number))
    .limit(1);
  return row?.content;
}

/** Stores what is to be sent as the next version. */
export async function saveDraft(
  tx: Transaction,
  draft: Pick<
    typeof proposalVersions.$inferInsert,
    "proposal_id" | "number" | "content" | "saved_at" | "saved_by"
  >,
): Promise<void> {
  await tx
    .insert(proposalVersions)
    .values(draft)
    .onConflictDoUpdate({
      target: [proposal_id, number],
      set: { content: draft.content, saved_at: draft.saved_at, saved_by: draft.saved_by ?? null },
    });
}

/** Stores a version that was sent before versions were stored: that of a file. */
export async function insertSentVersion(
  tx: Transaction,
  version: Required<Omit<typeof proposalVersions.$inferInsert, "saved_by">>,
): Promise<void> {
  await tx.insert(proposalVersions).values(version).onConflictDoNothing();
}

/** Forgets what was not sent. */
export async function deleteDraft(tx: Transaction, id: string): Promise<void> {
  await tx.delete(proposalVersions).where(and(eq(proposal_id, id), isNull(sent_at)));
}

/** The draft is what was sent from now on. */
export async function markDraftSent(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(proposalVersions)
    .set({ sent_at: now })
    .where(and(eq(proposal_id, id), isNull(sent_at)));
}

/** Versions that were sent, the newest first. */
export function listSentVersions(db: Queryable, id: string) {
  return db
    .select({ number, content, sent_at, saved_by })
    .from(proposalVersions)
    .where(and(eq(proposal_id, id), isNotNull(sent_at)))
    .orderBy(desc(number));
}
