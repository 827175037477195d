import { PROPOSAL_STATE_LABELS, type ProposalState } from "#contract/proposal-terms.ts";
import { classNames } from "#design/class-names.ts";

/** A state with a mark: full once it was answered, a ring while it is open, grey otherwise. */
export function ProposalStateLabel({ state }: { state: ProposalState }) {
  const isOpen = state === "sent" || state === "opened";
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classNames(
          "size-2.5 rounded-full border-2",
          state === "answered" && "border-green bg-green",
          isOpen && "border-blue",
          state === "opened" && "bg-blue",
          !isOpen && state !== "answered" && "border-line-strong",
          (state === "expired" || state === "withdrawn") && "bg-line-strong",
        )}
      />
      {PROPOSAL_STATE_LABELS[state]}
    </span>
  );
}
