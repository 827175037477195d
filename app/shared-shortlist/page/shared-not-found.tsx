import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { LinkButton } from "#design/link-button.tsx";

/** For a link that opens nothing: wrong, expired, or no longer shared. */
export function SharedNotFound() {
  return (
    <SecretLinkFrame isWide title="Shortlist not available">
      <h1 className="text-heading">This shortlist is not available</h1>
      <p className="mt-6 max-w-prose text-ink-soft text-lg">
        Part of the link may be missing, or the shortlist is no longer shared. Ask the person who
        sent it to you for a new link.
      </p>
      <LinkButton to="/developers" className="mt-8">
        Find Developers
      </LinkButton>
    </SecretLinkFrame>
  );
}
