import { isExpired } from "#app/proposals/proposal-texts.ts";
import type { ProposalState } from "#contract/clients/proposal-terms.ts";

type Dated = {
  published: boolean;
  withdrawn_at: Date | null;
  submited_at: Date | null;
  valid_until: string | null;
  opened_at: Date | null;
};

/** What became of a proposal. The list has the same rules in SQL. */
export function toProposalState(proposal: Dated, now: Date): ProposalState {
  if (!proposal.published) return "draft";
  if (proposal.withdrawn_at !== null) return "withdrawn";
  if (proposal.submited_at !== null) return "answered";
  if (isExpired(proposal.valid_until, now)) return "expired";
  return proposal.opened_at === null ? "sent" : "opened";
}

/** Page of a proposal at the desk. */
export const toProposalPath = (id: number): string => `/desk/proposals/${id}`;

/** Page on which a proposal is written and sent. */
export const toEditPath = (id: number): string => `${toProposalPath(id)}/edit`;
