import type { ProposalState } from "#contract/clients/proposal-terms.ts";
import type { Services } from "#services/services.server.ts";
import { findDeskProposal, listProposalsOf } from "./desk-proposals.repository.server.ts";
import { toProposalState } from "./proposal-state.ts";

/** Proposals of a request, by their numbers at the desk. */
export type RequestProposals = {
  made: { id: number; state: ProposalState; changed_at: Date }[];
  /** The one that the request is the answer to. */
  answered: number | undefined;
};

export async function readRequestProposals(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id, proposal_id }: { id: number; proposal_id: string | null },
): Promise<RequestProposals> {
  const made = await listProposalsOf(db, id);
  const answered = proposal_id === null ? undefined : await findDeskProposal(db, { proposal_id });
  return {
    made: made.map(({ proposal, ...row }) => ({
      ...row,
      state: toProposalState(proposal, clock()),
    })),
    answered: answered?.id,
  };
}
