import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { DRAFT_DAYS } from "./draft-terms.ts";

/** For a link that opens nothing: wrong, expired, saved again, or of what was sent. */
export function DraftNotFound() {
  return (
    <LinkNotAvailable
      reason={`We delete a saved application after ${DRAFT_DAYS} days, or when you send it. If you saved it more than once, open the link in the latest email.`}
      onward={{ to: "/apply", label: "Start an application" }}
      question="Is something wrong?"
    />
  );
}
