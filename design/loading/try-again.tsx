import { LinkButton } from "../buttons/link-button.tsx";

/** Reloads a page whose list could not be read. */
export function TryAgain({ to }: { to: string }) {
  return (
    <LinkButton to={to} reloadDocument variant="secondary">
      Try again
    </LinkButton>
  );
}
