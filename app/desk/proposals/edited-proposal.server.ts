import {
  findDraft,
  type ProposalDraft,
  saveDraft,
} from "#app/proposals/versions.repository.server.ts";
import type { ProposalContent, ProposalEdit } from "#contract/desk/desk-proposal.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import { listAudit } from "#services/audit/audit-log.repository.server.ts";
import { toChangedMessage } from "../parts/changed-meanwhile.ts";
import {
  countUpRevision,
  lockProposal,
  type WholeDeskProposal,
} from "./desk-proposals.repository.server.ts";
import { listChangedFields, readContent } from "./proposal-content.server.ts";

/** A staff member or a program, as far as changes need them. */
export type Editor = Pick<Actor, "id" | "name" | "token_id">;

/** What was stored meanwhile. */
export type OtherVersion = {
  by: string | undefined;
  at: Date;
  revision: number;
  content: ProposalContent;
};

/** The proposal was changed, or its client answered it, since it was read. */
export class ProposalChangedError extends PublicError {
  readonly otherVersion: OtherVersion;

  constructor(message: string, otherVersion: OtherVersion) {
    super(409, message);
    this.otherVersion = otherVersion;
  }
}

/** A locked proposal with what is to be sent. */
export type LockedProposal = WholeDeskProposal & { draft: ProposalDraft | undefined };

/** @throws PublicError 404 for an unknown proposal */
export async function getLocked(tx: Transaction, id: number): Promise<LockedProposal> {
  const locked = await lockProposal(tx, id);
  if (!locked) throw notFound(`There is no proposal ${id}.`);
  return { ...locked, draft: await findDraft(tx, locked.proposal.id) };
}

/**
 * @throws ProposalChangedError when the proposal is not at the revision that was shown
 */
export async function requireRevision(
  db: Queryable,
  { desk, proposal }: WholeDeskProposal,
  { revision, staff_id }: { revision: number; staff_id: number },
): Promise<void> {
  if (revision === desk.revision) return;
  const changes = await listAudit(db, { subject: `proposal ${desk.id}` }, { limit: 1 });
  const by = changes[0]?.name ?? undefined;
  const { content } = await readContent(db, proposal);
  throw new ProposalChangedError(toChangedMessage("proposal", changes, staff_id), {
    by,
    at: desk.changed_at,
    revision: desk.revision,
    content,
  });
}

/** Why a proposal cannot be changed until it was reopened; undefined for one that can. */
export function toClosedReason({ desk, proposal }: WholeDeskProposal): string | undefined {
  if (proposal.withdrawn_at !== null) return "This proposal was withdrawn. Reopen it to change it.";
  const isFinal = proposal.submited_at !== null && desk.reopened_version !== proposal.version;
  return isFinal ? "The client has answered this proposal. Reopen it to change it." : undefined;
}

/**
 * A withdrawn proposal is closed, and so is an answered one until it was reopened.
 * @throws ProposalChangedError
 */
export async function requireEditable(
  db: Queryable,
  { desk, proposal }: LockedProposal,
): Promise<void> {
  const reason = toClosedReason({ desk, proposal });
  if (reason === undefined) return;
  const { content } = await readContent(db, proposal);
  throw new ProposalChangedError(reason, {
    by: undefined,
    at: proposal.submited_at ?? desk.changed_at,
    content,
    revision: desk.revision,
  });
}

/**
 * Stores an edit as what is to be sent next. The same content again stores nothing.
 * @returns the revision after it, and the names of the fields that changed
 */
export async function storeEdit(
  tx: Transaction,
  locked: LockedProposal,
  { content }: Pick<ProposalEdit, "content">,
  { staff, now }: { staff: Editor; now: Date },
): Promise<{ revision: number; fields: string[] }> {
  const { desk, proposal, draft } = locked;
  const before = await readContent(tx, proposal);
  const fields = listChangedFields(before.content, content);
  if (fields.length === 0 && (draft || proposal.published)) {
    return { revision: desk.revision, fields };
  }
  await saveDraft(tx, {
    proposal_id: proposal.id,
    number: draft?.number ?? proposal.version + 1,
    content,
    saved_at: now,
    saved_by: staff.id,
  });
  return { revision: await countUpRevision(tx, desk.id, now), fields };
}
