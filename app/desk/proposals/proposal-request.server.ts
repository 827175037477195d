import { updateFields } from "#app/requests/records/request-changes.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { RequestEventChange } from "#contract/clients/request-event-terms.ts";
import type { DeskFields } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { addDays } from "#platform/time/date-text.ts";
import type { DeskProposal } from "./desk-proposals.repository.server.ts";
import { lockRequestById, type ProposalRequestRow } from "./proposal-request.repository.server.ts";

/** Days after which a proposal without an end is followed up. */
const FOLLOW_UP_DAYS = 7;

/** The request that a proposal was made for, locked: after the proposal, as an answer does it. */
export async function findProposalRequest(
  tx: Transaction,
  { request_id }: DeskProposal,
): Promise<ProposalRequestRow | undefined> {
  return request_id === null ? undefined : lockRequestById(tx, request_id);
}

/** A request that nothing was proposed for yet is proposed from now on. */
export async function markProposed(
  tx: Transaction,
  staff_id: number,
  request: ProposalRequestRow,
  { today, valid_until }: { today: string; valid_until: string | null },
): Promise<void> {
  const { id: request_id, state, follow_up_on, version: expected } = request;
  if (state !== "new" && state !== "contacted") return;
  const planned = follow_up_on !== null && follow_up_on >= today ? follow_up_on : null;
  const fields: Partial<DeskFields> = {
    state: "proposed",
    state_reason: null,
    follow_up_on: planned ?? valid_until ?? addDays(today, FOLLOW_UP_DAYS),
  };
  const version = await updateFields(tx, { id: request_id, expected }, fields);
  if (version === undefined) throw new Error("A locked request has changed");
  const add = (kind: "state" | "follow_up", change: RequestEventChange) =>
    insertEvent(tx, { request_id, staff_id, kind, version, change });
  await add("state", { field: "state", from: state, to: "proposed" });
  if (fields.follow_up_on !== follow_up_on) {
    const to = fields.follow_up_on ?? null;
    await add("follow_up", { field: "follow_up_on", from: follow_up_on, to });
  }
}
