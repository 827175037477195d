import { Minus, Plus } from "lucide";
import { Button } from "#design/buttons/button.tsx";
import type { ButtonSize, ButtonVariant } from "#design/buttons/button-style.ts";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import {
  addToProposalShortlist,
  type ProposalEntry,
} from "../shortlist/proposal-shortlist.store.ts";
import { useProposalShortlist } from "../shortlist/use-proposal-shortlist.ts";
import { saveMemberAnswer } from "./member-answers.store.ts";

type ProposalShortlistButtonProps = {
  entry: ProposalEntry;
  /** Read after the label where a page has several such buttons. */
  name?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Adds a member to the shortlist of a proposal or removes it. */
export function ProposalShortlistButton({
  entry,
  name,
  variant = "primary",
  size = "medium",
  className = "",
}: ProposalShortlistButtonProps) {
  const isChosen = useProposalShortlist(entry.proposal_id).includes(entry.member_id);
  const label = isChosen ? "Remove from Shortlist" : "Add to Shortlist";
  return (
    <Button
      aria-label={name ? `${label}: ${name}` : undefined}
      variant={isChosen ? "secondary" : variant}
      size={size}
      className={classNames("noscript:hidden", className)}
      onClick={() => {
        saveMemberAnswer(entry, isChosen ? null : "interview");
        if (!isChosen) addToProposalShortlist(entry);
      }}
    >
      <Icon of={isChosen ? Minus : Plus} />
      {label}
    </Button>
  );
}
