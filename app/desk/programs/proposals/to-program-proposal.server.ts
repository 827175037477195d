import type { ProgramProposal } from "#contract/programs/proposal.ts";
import type { Services } from "#services/services.server.ts";
import { toSentContent } from "../../proposals/proposal-content.server.ts";
import { toProposalPath, toProposalState } from "../../proposals/proposal-state.ts";
import type { listProgramProposals } from "./program-proposals.repository.server.ts";

type Row = Awaited<ReturnType<typeof listProgramProposals>>[number];

/** A proposal as programs read it. */
export function toProgramProposal(
  { id, desk, proposal, draft, sent, reference }: Row,
  { now, env }: { now: Date } & Pick<Services, "env">,
): ProgramProposal {
  const content = draft ?? toSentContent(proposal, sent ?? undefined);
  return {
    id,
    url: env.siteUrl + toProposalPath(id),
    reference,
    state: toProposalState(proposal, now),
    revision: desk.revision,
    has_draft: draft !== null,
    updated_at: desk.updated_at.toISOString(),
    sent_at: toTime(proposal.sent_at),
    opened_at: toTime(proposal.opened_at),
    opened_count: proposal.opened_count,
    answered_at: toTime(proposal.submited_at),
    chosen_ids: proposal.chosen_ids,
    content: {
      type: content.type,
      client: content.client,
      client_name: content.client_name,
      client_email: content.client_email,
      prepared_by: content.prepared_by,
      valid_until: content.valid_until,
      brief: content.brief,
      members: content.members.map(({ member_id, note, sales_rate }) => ({
        member_id,
        note,
        sales_rate,
      })),
    },
  };
}

const toTime = (at: Date | null): string | null => at?.toISOString() ?? null;
