import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { withNoun } from "#contract/values/trade.ts";

/** For a link that opens nothing: wrong, expired, or no longer shared. */
export function SharedNotFound() {
  return (
    <LinkNotAvailable
      heading="This shortlist is not available"
      reason="Part of the link may be missing, or the shortlist may no longer be shared. Ask the person who sent it to you for a new link."
      onward={{ to: "/developers", label: withNoun("Find Developers") }}
      question="Still not working?"
    />
  );
}
