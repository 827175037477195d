import { LinkButton } from "./link-button.tsx";

/** Loads a page anew whose list could not be read: a moment later it may be there. */
export function TryAgain({ to }: { to: string }) {
  return (
    <LinkButton to={to} reloadDocument variant="secondary">
      Try again
    </LinkButton>
  );
}
