import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { LinkButton } from "#design/link-button.tsx";

/** For a link that opens nothing: wrong, or of something that was erased. */
export function StatusNotFound() {
  return (
    <SecretLinkFrame title="Link not available">
      <LinkNotAvailable
        reason="Part of the link may be missing, a newer link may have replaced it, or we no longer store what you sent. Open the link in our latest email, or get a new one."
        question="Is it still not there?"
      >
        <LinkButton to="/status" reloadDocument>
          Get a new link by email
        </LinkButton>
      </LinkNotAvailable>
    </SecretLinkFrame>
  );
}
