import { emitShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { toShortlistCount } from "#app/shortlist/shortlist-texts.ts";
import type { Proposal } from "#contract/proposal.ts";
import { Button } from "#design/button.tsx";
import { useProposalShortlist } from "../shortlist/use-proposal-shortlist.ts";

/** How many are chosen, and the way to look through them; stays in sight while the list scrolls. */
export function ProposalChoiceBar({ proposal }: { proposal: Proposal }) {
  const count = useProposalShortlist(proposal.id).length;
  return (
    <div className="noscript:hidden sticky bottom-0 z-20 border-line border-t bg-paper">
      <div className="page-column flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p role="status" className="min-w-0 flex-1 max-sm:text-sm">
          {count === 0
            ? "Add the developers you'd like to meet."
            : `${toShortlistCount(count)} in your shortlist`}
        </p>
        <Button
          variant={count === 0 ? "secondary" : "primary"}
          aria-haspopup="dialog"
          onClick={() => emitShortlistEvent("open-collection", "proposal")}
        >
          {count === 0 ? "Your shortlist" : "Review and send"}
        </Button>
      </div>
    </div>
  );
}
