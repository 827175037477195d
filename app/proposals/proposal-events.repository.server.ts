import { eq } from "drizzle-orm";
import type { ProposalEventName } from "#contract/clients/proposal-terms.ts";
import type { AnswerCounts } from "#contract/members/member-answer-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";

type ProposalEvent = {
  proposal_id: string;
  /** Null for what the client did. */
  staff_id: number | null;
  to: ProposalEventName;
  version?: number;
  /** Of an answer: the request that it is. */
  reference?: string;
  /** Of an answer. */
  answers?: AnswerCounts;
  reason?: string;
};

/** A proposal at the desk, with the reference of the request that it was made for. */
export async function getProposalRow(tx: Transaction, proposal_id: string) {
  const [row] = await tx
    .select({
      id: deskProposals.id,
      request_id: deskProposals.request_id,
      request: requests.reference,
      version: requests.version,
    })
    .from(deskProposals)
    .leftJoin(requests, eq(requests.id, deskProposals.request_id))
    .where(eq(deskProposals.proposal_id, proposal_id));
  if (!row) throw new Error("A proposal has no row for the desk");
  return row;
}

/** Adds an entry to the timeline of a proposal, and so to that of the request it was made for. */
export async function addProposalEvent(
  tx: Transaction,
  { proposal_id, staff_id, reason, ...what }: ProposalEvent,
): Promise<void> {
  const row = await getProposalRow(tx, proposal_id);
  await tx.insert(requestEvents).values({
    proposal_id,
    staff_id,
    author: staff_id === null ? "client" : "staff",
    channel: staff_id === null ? "proposal" : "desk",
    request_id: row.request_id,
    version: row.version ?? 0,
    kind: "proposal",
    change: { field: "proposal", id: row.id, ...what },
    body: reason ?? null,
  });
}
