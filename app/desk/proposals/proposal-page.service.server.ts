import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import { listInterviews } from "#app/interviews/read-interview.service.server.ts";
import { createProposalId } from "#app/proposals/proposal-id.server.ts";
import { findStoredAnswer, listMemberNames } from "#app/proposals/proposals.repository.server.ts";
import { findDraft, listSentVersions } from "#app/proposals/versions.repository.server.ts";
import {
  listRequestsByReference,
  type WholeRequest,
} from "#app/requests/records/requests.repository.server.ts";
import { listProposalEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import type { Services } from "#services/services.server.ts";
import { findReference, findWholeProposal } from "./desk-proposals.repository.server.ts";
import { readContent } from "./proposal-content.server.ts";
import { toProposalState } from "./proposal-state.ts";

/** The request that a proposal was made for. */
export async function findRequestOf(
  db: Database,
  request_id: number | null,
): Promise<WholeRequest | undefined> {
  const reference = request_id === null ? undefined : await findReference(db, request_id);
  const [request] = reference ? await listRequestsByReference(db, reference) : [];
  return request;
}

/** Everything about one proposal; undefined for an unknown one. */
export async function readProposalPage(
  { db, env, clock }: Pick<Services, "db" | "env" | "clock">,
  id: number,
) {
  const whole = await findWholeProposal(db, id);
  if (!whole) return undefined;
  const { desk, proposal } = whole;
  const draft = await findDraft(db, proposal.id);
  const request = await findRequestOf(db, desk.request_id);
  const stored = proposal.submited_at ? await findStoredAnswer(db, proposal.id) : undefined;
  const [answer] = stored?.reference ? await listRequestsByReference(db, stored.reference) : [];
  const { content } = proposal.published
    ? { content: toShown(proposal) }
    : await readContent(db, proposal);
  const ids = content.members.map(({ member_id }) => member_id);
  const cards = new Map((await listMembersByIds(db, ids)).map((card) => [card.id, card]));
  const names = new Map((await listMemberNames(db, ids)).map((name) => [name.id, name]));
  const interviews = await listInterviews(db, proposal.id);
  const versions = await listSentVersions(db, proposal.id);
  const { opened_at, opened_last_at, opened_count, valid_until } = proposal;
  return {
    id,
    revision: desk.revision,
    published: proposal.published,
    state: toProposalState(proposal, clock()),
    isReopened: proposal.submited_at !== null && desk.reopened_version === proposal.version,
    client: content.client,
    client_name: content.client_name,
    type: content.type,
    client_email: content.client_email,
    prepared_by: content.prepared_by,
    valid_until,
    opened_at,
    opened_last_at,
    opened_count,
    version: proposal.version,
    sent_at: proposal.sent_at,
    hasDraft: draft !== undefined,
    link: `${env.siteUrl}/proposals/${proposal.id}`,
    copyId: createProposalId(),
    request: request && { reference: request.reference, name: request.name, form: request.form },
    answer: answer && {
      reference: answer.reference,
      message: answer.message,
      at: answer.submitted_at,
    },
    members: content.members.map(({ member_id, note, sales_rate }) => {
      const name = names.get(member_id);
      const card = cards.get(member_id);
      return {
        member_id,
        note,
        sales_rate,
        name: name ? toFullName(name) : "Unknown",
        position: name?.position ?? "",
        slug: card?.slug,
        currency: card?.sales_currency,
        own_rate: card?.sales_rate ?? null,
        answer:
          stored?.members.get(member_id)?.answer ??
          (proposal.chosen_ids.includes(member_id) ? ("interview" as const) : null),
        comment: stored?.members.get(member_id)?.comment ?? "",
        interview: interviews.find((interview) => interview.member_id === member_id),
      };
    }),
    versions: versions.map(({ number, sent_at, content: { members } }) => ({
      number,
      sent_at,
      members: members.length,
    })),
    events: await listProposalEvents(db, proposal.id),
  };
}
export type ProposalPage = NonNullable<Awaited<ReturnType<typeof readProposalPage>>>;

type Whole = NonNullable<Awaited<ReturnType<typeof findWholeProposal>>>["proposal"];

function toShown({ type, client, client_name, client_email, prepared_by, members }: Whole) {
  return {
    type,
    client,
    prepared_by,
    members,
    client_name: client_name ?? "",
    client_email: client_email ?? "",
  };
}
