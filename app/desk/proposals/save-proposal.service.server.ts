import { addProposalEvent } from "#app/proposals/proposal-events.repository.server.ts";
import { isUnguessable } from "#app/proposals/proposal-id.server.ts";
import { saveDraft } from "#app/proposals/versions.repository.server.ts";
import type { ProposalContent, ProposalEdit } from "#contract/desk/desk-proposal.ts";
import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  type DeskProposal,
  findDeskProposal,
  insertProposal,
} from "./desk-proposals.repository.server.ts";
import {
  type Editor,
  getLocked,
  requireEditable,
  requireRevision,
  storeEdit,
} from "./edited-proposal.server.ts";
import { TEMPLATE_EMAIL } from "./proposal-content.server.ts";

type Deps = Pick<Services, "db" | "clock">;

/** Which proposal: one that there is, or a new one, perhaps for a request. */
export type ProposalTarget = { id: number } | { request_id: number | null };

/**
 * Stores what staff wrote as what is to be sent next; a new proposal is created, once for each id
 * of its link.
 * @throws ProposalChangedError when a colleague changed it since, or it is closed
 * @throws PublicError 404 for an unknown proposal
 */
export function saveProposal(
  { db, clock }: Deps,
  staff: Editor,
  target: ProposalTarget,
  edit: ProposalEdit,
): Promise<DeskProposal> {
  return db.transaction((tx) => saveInTransaction(tx, staff, { target, edit, now: clock() }));
}

type Saving = { target: ProposalTarget; edit: ProposalEdit; now: Date };

/** @see saveProposal */
export async function saveInTransaction(
  tx: Transaction,
  staff: Editor,
  { target, edit, now }: Saving,
): Promise<DeskProposal> {
  const { id: staff_id } = staff;
  if (!("id" in target)) return createProposal(tx, staff, { ...target, edit, now });
  const locked = await getLocked(tx, target.id);
  await requireEditable(tx, locked);
  await requireRevision(tx, locked, { revision: edit.revision, staff_id });
  const { revision, fields } = await storeEdit(tx, locked, edit, { staff, now });
  if (revision !== locked.desk.revision) {
    const subject = `proposal ${target.id}`;
    await writeAudit(tx, { ...toAuthor(staff), action: "proposal.save", subject, fields });
  }
  return { ...locked.desk, revision };
}

async function createProposal(
  tx: Transaction,
  staff: Editor,
  { request_id, edit, now }: { request_id: number | null } & Omit<Saving, "target">,
): Promise<DeskProposal> {
  const proposal_id = edit.proposal_id ?? "";
  const { content } = edit;
  const desk = await insertNew(tx, staff, {
    proposal_id,
    request_id,
    content,
    now,
    to: "created",
  });
  if (desk) return desk;
  // The same form again, after a lost response.
  const { id, revision } = await getStored(tx, proposal_id);
  return saveInTransaction(tx, staff, {
    target: { id },
    edit: { ...edit, revision },
    now,
  });
}

async function getStored(tx: Transaction, proposal_id: string): Promise<DeskProposal> {
  const stored = await findDeskProposal(tx, { proposal_id });
  if (!stored) throw new Error("A proposal was neither stored nor there already");
  return stored;
}

type NewProposal = {
  proposal_id: string;
  request_id: number | null;
  content: ProposalContent;
  now: Date;
  to: "created" | "duplicated";
};

/** Undefined when there is one with this id. */
async function insertNew(
  tx: Transaction,
  staff: Editor,
  { proposal_id, request_id, content, now, to }: NewProposal,
): Promise<DeskProposal | undefined> {
  if (!isUnguessable(proposal_id)) throw new PublicError(400, "Open the page again.");
  const date = now.toISOString().slice(0, 10);
  const desk = await insertProposal(tx, { id: proposal_id, date, request_id });
  if (!desk) return undefined;
  await saveDraft(tx, { proposal_id, number: 1, content, saved_at: now, saved_by: staff.id });
  await addProposalEvent(tx, { proposal_id, staff_id: staff.id, to });
  const subject = `proposal ${desk.id}`;
  await writeAudit(tx, { ...toAuthor(staff), action: `proposal.${to}`, subject, fields: [] });
  return desk;
}

/**
 * Makes a new proposal with the developers and texts of another one, for another client, once for
 * each id of its link.
 */
export function duplicateProposal(
  { db, clock }: Deps,
  staff: Editor,
  { proposal_id, content }: Pick<NewProposal, "proposal_id" | "content">,
): Promise<DeskProposal> {
  const ofClient = {
    client: "",
    client_name: "",
    client_email: "",
    valid_until: null,
    prepared_by: staff.name,
  };
  return db.transaction(async (tx) => {
    const desk = await insertNew(tx, staff, {
      proposal_id,
      request_id: null,
      content: { ...content, ...ofClient, ...TEMPLATE_EMAIL },
      now: clock(),
      to: "duplicated",
    });
    return desk ?? getStored(tx, proposal_id);
  });
}
