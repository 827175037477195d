import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { addProposalEvent } from "#app/proposals/proposal-events.repository.server.ts";
import { toSentColumns } from "#app/proposals/sent-columns.server.ts";
import { insertSentVersion, markDraftSent } from "#app/proposals/versions.repository.server.ts";
import { isTracked } from "#app/requests/emails/email-tracking.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import type {
  ProposalContent,
  ProposalEmail,
  ProposalSending,
} from "#contract/desk/desk-proposal.ts";
import { isFilled } from "#contract/desk/desk-request.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { Sender } from "../replies/sender-values.service.server.ts";
import {
  countUpRevision,
  findDeskProposal,
  updateProposal,
} from "./desk-proposals.repository.server.ts";
import { type Editor, getLocked, type LockedProposal } from "./edited-proposal.server.ts";
import { readSentContent } from "./proposal-content.server.ts";
import { planReminder, sendProposalEmail } from "./proposal-email.service.server.ts";
import { toForm } from "./proposal-form.ts";
import { findProposalRequest, markProposed } from "./proposal-request.server.ts";
import { readKnownValues, readTemplates } from "./proposal-templates.service.server.ts";
import { DEFAULT_TEMPLATES, fillTemplate } from "./proposal-templates.ts";
import { type ProposalTarget, saveInTransaction } from "./save-proposal.service.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/**
 * Sends a proposal, or a change of one, as its next version: from then on its link shows that, the
 * client gets an email where there is an address, and the request is proposed. The same key again
 * sends nothing.
 * @returns the number of the proposal at the desk
 * @throws ProposalChangedError when a colleague changed it since, or it is closed
 * @throws PublicError 422 for what is missing
 */
export function sendProposal(
  deps: Deps,
  staff: Editor,
  target: ProposalTarget,
  { email, ...edit }: ProposalSending,
): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const there = await findTarget(tx, target, edit);
    if (there !== undefined) {
      await getLocked(tx, there);
      if (await isTracked(tx, email.key)) return there;
    }
    const { id } = await saveInTransaction(tx, staff, { target, edit, now });
    const locked = await getLocked(tx, id);
    if (!locked.draft) {
      throw unprocessable({ send: ["Nothing has changed since it was sent"] });
    }
    const { content } = locked.draft;
    const today = await readToday(tx, now);
    const { proposal_link } = await readKnownValues(
      { db: tx, env: deps.env },
      { proposal_id: locked.proposal.id, sender: staff, request: undefined },
    );
    await requireComplete(tx, content, { email, today, proposal_link });
    await sendVersion(deps, tx, locked, { staff, content, email, today, now });
    return id;
  });
}

/** The number of the proposal; undefined for one that is new indeed. */
async function findTarget(
  db: Queryable,
  target: ProposalTarget,
  { proposal_id }: Pick<ProposalSending, "proposal_id">,
): Promise<number | undefined> {
  if ("id" in target) return target.id;
  return proposal_id ? (await findDeskProposal(db, { proposal_id }))?.id : undefined;
}

type Complete = {
  email: ProposalEmail;
  today: string;
  proposal_link: string;
};

/** @throws PublicError 422 that names everything that is missing */
async function requireComplete(
  db: Queryable,
  content: ProposalContent,
  { email, today, proposal_link }: Complete,
): Promise<void> {
  const errors: FieldErrors = {};
  const { type, client, client_email, prepared_by, valid_until, brief, members } = content;
  if (client === "") errors.client = ["Enter who the proposal is for"];
  if (prepared_by === "") errors.prepared_by = ["Enter who prepared it"];
  if (valid_until !== null && valid_until < today) {
    errors.valid_until = ["Enter today or a later day"];
  }
  if (members.length === 0) errors.members = [withNoun("Add a developer")];
  const { problems } = await renderMarkdown(brief);
  const [problem] = problems;
  if (problem) errors.brief = [`Line ${problem.line}: ${problem.message}`];
  const known = await listMembersByIds(
    db,
    members.map(({ member_id }) => member_id),
  );
  members.forEach(({ member_id }, index) => {
    if (known.some(({ id }) => id === member_id)) return;
    errors[`members.${index}.member_id`] = ["No longer on the site. Remove them"];
  });
  if (type === "public" && client_email !== "") {
    errors.client_email = ["A public list isn't sent to one client. Remove the address"];
  } else if (client_email !== "") {
    if (email.subject === "") errors.subject = ["Enter a subject"];
    if (!email.body.includes(proposal_link)) {
      errors.body = [`Put the link in the text: ${proposal_link}`];
    }
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

type Version = {
  staff: Editor;
  content: ProposalContent;
  email: ProposalEmail;
  today: string;
  now: Date;
};

async function sendVersion(
  deps: Deps,
  tx: Transaction,
  { desk, proposal, draft }: LockedProposal,
  { staff, content, email, today, now }: Version,
): Promise<void> {
  const version = draft?.number ?? 1;
  const { id: proposal_id } = proposal;
  const { id: staff_id } = staff;
  if (proposal.published) {
    await insertSentVersion(tx, {
      proposal_id,
      number: proposal.version,
      saved_at: now,
      content: await readSentContent(tx, proposal),
      sent_at: proposal.sent_at ?? new Date(proposal.date),
    });
  }
  await markDraftSent(tx, proposal_id, now);
  await updateProposal(tx, proposal_id, {
    ...(await toSentColumns(content)),
    published: true,
    version,
    date: today,
    sent_at: now,
    opened_at: null,
    opened_last_at: null,
    opened_count: 0,
    submited_at: null,
    chosen_ids: [],
    answered_terms: null,
  });
  await countUpRevision(tx, desk.id, now);
  await addProposalEvent(tx, { proposal_id, staff_id, to: "sent", version });
  await writeAudit(tx, {
    staff_id,
    action: "proposal.send",
    subject: `proposal ${desk.id}`,
    fields: [],
  });
  const request = await findProposalRequest(tx, desk);
  const sending = { desk, proposal, content, request };
  if (content.client_email !== "") {
    await sendProposalEmail(deps, tx, { ...sending, staff_id }, email);
  }
  const texts = await readReminder(deps, tx, sending, staff);
  await planReminder(deps, tx, { ...sending, valid_until: content.valid_until }, { texts, now });
  if (request) {
    await markProposed(tx, staff_id, request, { today, valid_until: content.valid_until });
  }
}

/** Texts of the reminder: the agency's own where they have a value for everything. */
export async function readReminder(
  { env }: Deps,
  tx: Transaction,
  {
    proposal,
    content,
    request,
  }: Pick<LockedProposal, "proposal"> & {
    content: ProposalContent;
    request: { reference: string; project_type: string | null } | undefined;
  },
  sender: Sender,
) {
  const about = { proposal_id: proposal.id, sender, request };
  const known = await readKnownValues({ db: tx, env }, about);
  const [template = DEFAULT_TEMPLATES.proposal_reminder] = await readTemplates(
    tx,
    "proposal_reminder",
    // It is given the subject of its conversation when it is sent.
    undefined,
  );
  const form = toForm(content);
  const own = fillTemplate(template, known, form);
  const isWhole = isFilled(own.subject) && isFilled(own.body);
  return isWhole ? own : fillTemplate(DEFAULT_TEMPLATES.proposal_reminder, known, form);
}
