import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { LinkButton } from "#design/link-button.tsx";

/** For a link to personal data that is wrong or older than an hour. */
export function DataLinkEnded() {
  return (
    <SecretLinkFrame title="Link not available">
      <LinkNotAvailable
        reason='It worked for an hour, or part of it is missing. Ask for another one on the page of what you sent us, under "Your data".'
        question="Does that not help?"
      >
        <LinkButton to="/status" reloadDocument>
          Get the link to that page
        </LinkButton>
      </LinkNotAvailable>
    </SecretLinkFrame>
  );
}
