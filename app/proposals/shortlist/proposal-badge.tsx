import { PortraitBadge } from "#app/shortlist/portrait-badge.tsx";
import { emitShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { ShortlistedBadge } from "#app/shortlist/shortlisted-badge.tsx";
import type { Proposal } from "#contract/clients/proposal.ts";
import { acceptsAnswer } from "../proposal-texts.ts";
import { useProposalShortlist } from "./use-proposal-shortlist.ts";

type ProposalBadgeProps = { proposal: Proposal; id: number };

/**
 * On a portrait in a proposal: in the shortlist of this proposal, chosen when it was answered, or,
 * in a public one, in the visitor's own shortlist.
 */
export function ProposalBadge({ proposal, id }: ProposalBadgeProps) {
  const isShortlisted = useProposalShortlist(proposal.id).includes(id);
  if (proposal.type === "public") return <ShortlistedBadge id={id} />;
  if (proposal.submited_at !== null) {
    const isChosen = proposal.members.some((member) => member.id === id && member.chosen);
    return isChosen ? <PortraitBadge label="Chosen" /> : null;
  }
  if (!isShortlisted || !acceptsAnswer(proposal)) return null;
  return (
    <PortraitBadge
      label="Shortlisted"
      onClick={() => emitShortlistEvent("open-collection", "proposal")}
    />
  );
}
