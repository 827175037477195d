import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { EmptyList } from "#design/illustrations/empty-list.tsx";

/** Replaces a step when none of the chosen members is published any more. */
export function NoMembersLeft() {
  return (
    <div role="status" className="page-column py-12">
      <EmptyState
        image={<EmptyList />}
        title={withNoun("The developers you chose are no longer available")}
        action={<LinkButton to="/developers">{withNoun("Find other developers")}</LinkButton>}
      >
        We've removed them from your request.
      </EmptyState>
    </div>
  );
}
