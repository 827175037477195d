import { enqueueFormEmails } from "#app/requests/emails/form-emails.server.ts";
import { cancelScheduledEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import { findOrigin, setOrigin } from "#app/requests/records/origins.repository.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { toRequestMember } from "#app/requests/records/request-member.ts";
import {
  insertRequestMembers,
  type RequestIdentity,
} from "#app/requests/records/request-writes.repository.server.ts";
import { submitOnce } from "#app/requests/records/submit-once.server.ts";
import { addClientEntry } from "#app/requests/thread/client-entry.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toBuyoutPercent } from "#app/site/terms/terms.ts";
import type { MemberAnswer, ProposalAnswer } from "#contract/clients/proposal.ts";
import { ContractTermsSchema } from "#contract/content/site.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound, PublicError, unprocessable } from "#platform/errors.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { type Clock, systemClock } from "#platform/time/clock.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { Services } from "#services/services.server.ts";
import { addProposalEvent, getProposalRow } from "../proposal-events.repository.server.ts";
import { isExpired } from "../proposal-texts.ts";
import {
  claimProposal,
  findProposalRow,
  type ProposalRow,
} from "../proposals.repository.server.ts";
import { UNKNOWN_PROPOSAL } from "../proposals.service.server.ts";
import { storeAnsweredMembers } from "./answered-members.service.server.ts";
import { type AnsweredMember, countAnswers } from "./member-answers.ts";
import { toAnswerEmails } from "./proposal-emails.server.ts";

type Deps = Pick<Services, "db" | "queue" | "captcha" | "env">;

/**
 * Answers a proposal once: stores the choice and what the client saw, marks the proposal and
 * enqueues the emails in one transaction. Of concurrent answers one wins.
 * @throws PublicError 404 for an unknown link, 409 for a proposal that accepts no answer any more,
 * 422 for a choice that does not hold
 */
export async function submitProposalAnswer(
  deps: Deps,
  answer: ProposalAnswer,
  delivery: Delivery,
  clock: Clock = systemClock,
): Promise<SubmissionReceipt["data"]> {
  const proposal = await findProposalRow(deps.db, answer.proposal_id);
  if (!proposal) throw notFound(UNKNOWN_PROPOSAL);
  return submitOnce(deps, {
    form: "proposal",
    payload: answer,
    row: {
      name: proposal.client_name ?? proposal.client,
      ...(proposal.client_name ? { company_name: proposal.client } : {}),
      email: proposal.client_email,
      proposal_id: proposal.id,
      message: answer.message || null,
    },
    delivery,
    complete: (tx, stored) => complete({ ...deps, clock }, tx, { stored, proposal, answer }),
    // The client knows the deal by the reference of the request that the proposal was made for.
    readMore: async (db, id) => {
      const origin = await findOrigin(db, id);
      return origin ? { reference: origin } : {};
    },
  });
}

type Completion = {
  stored: RequestIdentity;
  proposal: ProposalRow;
  answer: ProposalAnswer;
};

async function complete(
  deps: Deps & Pick<Services, "clock">,
  tx: Transaction,
  { stored, proposal, answer }: Completion,
): Promise<void> {
  const now = deps.clock();
  requireOpen(proposal, now);
  if (answer.version !== undefined && answer.version !== proposal.version) throw changed();
  const site = await getSite(tx);
  const claimed = await claimProposal(tx, proposal, {
    submited_at: stored.submitted_at,
    chosen_ids: answer.members
      .filter(({ answer }) => answer === "interview")
      .map(({ member_id }) => member_id),
    answered_terms: ContractTermsSchema.parse(site.terms ?? {}),
  });
  if (!claimed) throw await toLostRace(tx, proposal);

  const offered = await storeAnsweredMembers(tx, claimed, toBuyoutPercent(site.terms));
  const answers = toAnswered(offered, answer.members);
  const rows = answers.map(({ member, answer, comment }, index) => ({
    ...toRequestMember(member, index),
    answer,
    comment,
  }));
  await insertRequestMembers(tx, stored.id, rows);
  const answered = new Set(answers.map(({ member }) => member));
  const others = offered.filter((member) => !answered.has(member));
  const { message } = answer;
  const { siteUrl } = deps.env;
  const desk = await getProposalRow(tx, proposal.id);
  const origin = desk.request ? await lockRequest(tx, desk.request) : undefined;
  const { reference } = origin ?? stored;
  const emailData = { ...stored, reference, proposal, answers, others, message, site, siteUrl };
  const sent = { id: stored.id, origin_id: origin?.id };
  await enqueueFormEmails(deps, tx, sent, toAnswerEmails(emailData));
  await cancelScheduledEmails(tx, { proposal_id: proposal.id }, now);
  const event = {
    proposal_id: proposal.id,
    version: proposal.version,
    reference: stored.reference,
    answers: countAnswers(answer.members),
  };
  if (!origin) return addProposalEvent(tx, { ...event, staff_id: null, to: "answered" });
  await setOrigin(tx, stored.id, origin);
  const { proposal_id, ...what } = event;
  await addClientEntry(deps, tx, origin, {
    kind: "proposal",
    channel: "proposal",
    proposal_id,
    body: message || null,
    change: { field: "proposal", to: "answered", id: desk.id, ...what },
    files: [],
  });
}

/** Why a proposal that was open a moment ago accepts this answer no more. */
async function toLostRace(
  tx: Transaction,
  { id, version }: Pick<ProposalRow, "id" | "version">,
): Promise<PublicError> {
  const now = await findProposalRow(tx, id);
  if (!now || now.withdrawn_at !== null) return withdrawn();
  return now.version === version ? alreadyAnswered() : changed();
}

function requireOpen(
  { type, valid_until, submited_at, withdrawn_at }: ProposalRow,
  now: Date,
): void {
  if (withdrawn_at !== null) throw withdrawn();
  if (type !== "private") {
    throw conflict(
      "type",
      withNoun("You can't answer this list. Add developers to your shortlist and send a request"),
    );
  }
  if (submited_at !== null) throw alreadyAnswered();
  if (valid_until !== null && isExpired(valid_until, now)) {
    throw conflict("valid_until", `This proposal was valid until ${toDateText(valid_until)}`);
  }
}

function alreadyAnswered(): PublicError {
  return conflict("submited_at", "This proposal was already answered");
}

function withdrawn(): PublicError {
  return conflict("withdrawn_at", "This proposal was withdrawn");
}

function changed(): PublicError {
  return conflict("version", "This proposal was changed after you opened it. Check it again");
}

function conflict(field: string, message: string): PublicError {
  return new PublicError(409, message, { errors: { [field]: [message] } });
}

function toAnswered(
  offered: readonly MemberCard[],
  answers: readonly MemberAnswer[],
): AnsweredMember[] {
  const byId = new Map(offered.map((member) => [member.id, member]));
  return answers.map(({ member_id, ...answer }) => {
    const member = byId.get(member_id);
    if (member) return { member, ...answer };
    throw unprocessable({
      members: [
        withNoun("One of the developers is no longer part of this proposal. Check it again"),
      ],
    });
  });
}
