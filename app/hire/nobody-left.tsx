import { EmptyState } from "#design/empty-state.tsx";
import { EmptyList } from "#design/illustrations/empty-list.tsx";
import { LinkButton } from "#design/link-button.tsx";

/** In place of a step when everybody who was chosen has left the site meanwhile. */
export function NobodyLeft() {
  return (
    <div role="status" className="page-column py-12">
      <EmptyState
        picture={<EmptyList />}
        title="The developers you chose are no longer available"
        action={<LinkButton to="/developers">Find other developers</LinkButton>}
      >
        We've removed them from your request.
      </EmptyState>
    </div>
  );
}
