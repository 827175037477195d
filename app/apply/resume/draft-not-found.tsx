import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { DRAFT_DAYS } from "./draft-terms.ts";

/** For a link that opens nothing: wrong, expired, saved again, or of what was sent. */
export function DraftNotFound() {
  return (
    <LinkNotAvailable
      reason={`A saved application is deleted after ${DRAFT_DAYS} days, and once it was sent. If you saved it again, open the link in the latest email.`}
      onward={{ to: "/apply", label: "Start an application" }}
      question="Is something wrong?"
    />
  );
}
