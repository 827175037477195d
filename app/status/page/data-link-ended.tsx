import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { LinkButton } from "#design/link-button.tsx";

/** For a link of an hour that is wrong or older. */
export function DataLinkEnded() {
  return (
    <SecretLinkFrame title="Link not available">
      <LinkNotAvailable
        reason="It worked for an hour, or part of it is missing. Ask for another one on the page of what you sent us."
        question="Does that not help?"
      >
        <LinkButton to="/status" reloadDocument>
          Get the link to that page
        </LinkButton>
      </LinkNotAvailable>
    </SecretLinkFrame>
  );
}
