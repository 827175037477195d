import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import type { Proposal } from "#contract/clients/proposal.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { ProposalShortlistButton } from "../answer/proposal-shortlist-button.tsx";
import { toBarActions } from "../proposal-texts.ts";

type ProposalBarProps = { proposal: Proposal; member: Pick<MemberCard, "id"> };

const HALF = "flex-1 whitespace-nowrap max-sm:px-4";

/** The bottom bar of the developer popup inside a proposal (spec §2). */
export function ProposalBar({ proposal, member }: ProposalBarProps) {
  const actions = toBarActions(proposal);
  const profile = proposal.members.find(({ id }) => id === member.id)?.profile_link;
  return (
    <div className="flex flex-wrap gap-3">
      {actions.profile && profile ? (
        <LinkButton to={profile} variant="secondary" className={HALF}>
          View Profile
        </LinkButton>
      ) : null}
      {actions.shortlist === "proposal" ? (
        <ProposalShortlistButton
          entry={{ member_id: member.id, proposal_id: proposal.id }}
          className={HALF}
        />
      ) : null}
      {actions.shortlist === "visitor" ? <ShortlistButton id={member.id} className={HALF} /> : null}
    </div>
  );
}
