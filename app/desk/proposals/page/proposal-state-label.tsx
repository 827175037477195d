import { PROPOSAL_STATE_LABELS, type ProposalState } from "#contract/clients/proposal-terms.ts";
import { StateMark } from "../../parts/state-mark.tsx";

/** A state with a mark: full once it was answered, a ring while it is open, grey otherwise. */
export function ProposalStateLabel({ state }: { state: ProposalState }) {
  const isOpen = state === "sent" || state === "opened";
  return (
    <StateMark
      label={PROPOSAL_STATE_LABELS[state]}
      mark={[
        state === "answered" && "border-green bg-green",
        isOpen && "border-blue",
        state === "opened" && "bg-blue",
        !isOpen && state !== "answered" && "border-line-strong",
        (state === "expired" || state === "withdrawn") && "bg-line-strong",
      ]}
    />
  );
}
