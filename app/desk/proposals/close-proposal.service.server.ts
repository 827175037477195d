import { addProposalEvent } from "#app/proposals/proposal-events.repository.server.ts";
import { deleteDraft, saveDraft } from "#app/proposals/versions.repository.server.ts";
import { cancelScheduledEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  countUpRevision,
  deleteProposal,
  setReopened,
  updateProposal,
} from "./desk-proposals.repository.server.ts";
import {
  type Editor,
  getLocked,
  type LockedProposal,
  requireRevision,
} from "./edited-proposal.server.ts";
import { readSentContent } from "./proposal-content.server.ts";
import { planReminder } from "./proposal-email.service.server.ts";
import { findProposalRequest } from "./proposal-request.server.ts";
import { readReminder } from "./send-proposal.service.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;
type Target = { id: number; revision: number };
type Change = { staff: Editor; now: Date };

/** Runs a change of a proposal at the revision that was shown, and records who made it. */
function change(
  { db, clock }: Deps,
  staff: Editor,
  { id, revision }: Target,
  verb: "withdraw" | "reopen",
  run: (tx: Transaction, locked: LockedProposal, change: Change) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const locked = await getLocked(tx, id);
    await requireRevision(tx, locked, { revision, staff_id: staff.id });
    await run(tx, locked, { staff, now });
    await countUpRevision(tx, id, now);
    const subject = `proposal ${id}`;
    await writeAudit(tx, { staff_id: staff.id, action: `proposal.${verb}`, subject, fields: [] });
  });
}

/**
 * Withdraws a proposal: its page tells that from now on, and nothing can be answered.
 * @throws PublicError 409 for one that is not open, and for one that a colleague changed
 */
export function withdrawProposal(deps: Deps, staff: Editor, target: Target): Promise<void> {
  return change(deps, staff, target, "withdraw", async (tx, { proposal }, { now }) => {
    if (!proposal.published) throw conflict("It was never sent");
    if (proposal.withdrawn_at !== null) throw conflict("It's already withdrawn");
    if (proposal.submited_at !== null) throw conflict("The client has answered it");
    const { id: proposal_id } = proposal;
    await updateProposal(tx, proposal_id, { withdrawn_at: now });
    await cancelScheduledEmails(tx, { proposal_id }, now);
    await addProposalEvent(tx, { proposal_id, staff_id: staff.id, to: "withdrawn" });
  });
}

/**
 * Reopens a withdrawn proposal at its link as it was, or an answered one as a draft of its next
 * version: the answer stays until that is sent.
 * @throws PublicError 409 for one that is open, and for one that a colleague changed
 */
export function reopenProposal(
  deps: Deps,
  staff: Editor,
  { reason, ...target }: Target & { reason: string },
): Promise<void> {
  return change(deps, staff, target, "reopen", async (tx, locked, change) => {
    const { desk, proposal } = locked;
    const { id: proposal_id } = proposal;
    if (proposal.withdrawn_at !== null) await showAgain(deps, tx, locked, change);
    else if (proposal.submited_at !== null && desk.reopened_version !== proposal.version) {
      await startNextVersion(tx, locked, change);
    } else throw conflict("It is open");
    await addProposalEvent(tx, { proposal_id, staff_id: staff.id, to: "reopened", reason });
  });
}

/** What staff were about to send before the answer came is a good beginning. */
async function startNextVersion(
  tx: Transaction,
  { desk, proposal, draft }: LockedProposal,
  { staff, now }: Change,
): Promise<void> {
  const content = draft?.content ?? (await readSentContent(tx, proposal));
  const number = proposal.version + 1;
  const saved = { saved_at: now, saved_by: staff.id };
  await saveDraft(tx, { proposal_id: proposal.id, number, content, ...saved });
  await setReopened(tx, desk.id, proposal.version);
}

async function showAgain(
  deps: Deps,
  tx: Transaction,
  { desk, proposal }: LockedProposal,
  { staff, now }: Change,
): Promise<void> {
  await updateProposal(tx, proposal.id, { withdrawn_at: null });
  const content = await readSentContent(tx, proposal);
  const request = await findProposalRequest(tx, desk);
  const sending = { desk, proposal, content, request };
  const texts = await readReminder(deps, tx, sending, staff);
  const { valid_until } = content;
  await planReminder(deps, tx, { ...sending, valid_until }, { texts, now });
}

/**
 * Forgets what was not sent: the proposal stays as its client sees it, and one that was never sent
 * is deleted.
 * @returns whether there is still a proposal
 * @throws PublicError 404 for an unknown proposal, 409 for one that a colleague changed
 */
export function discardDraft(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id: staff_id }: Editor,
  { id, revision }: Target,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await getLocked(tx, id);
    await requireRevision(tx, locked, { revision, staff_id });
    const { published, id: proposal_id } = locked.proposal;
    if (published) {
      await deleteDraft(tx, proposal_id);
      // An answer that was reopened is final again.
      await setReopened(tx, id, null);
      await countUpRevision(tx, id, clock());
    } else await deleteProposal(tx, proposal_id);
    const subject = `proposal ${id}`;
    await writeAudit(tx, { staff_id, action: "proposal.discard", subject, fields: [] });
    return published;
  });
}

const conflict = (message: string) => new PublicError(409, message);
