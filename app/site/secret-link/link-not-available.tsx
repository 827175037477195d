import type { ReactNode } from "react";
import { EmailLink } from "#design/buttons/email-link.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { useSite } from "../use-site.ts";
import { SecretLinkFrame } from "./secret-link-frame.tsx";

type LinkNotAvailableProps = {
  heading?: string;
  /** Why, and what to do. */
  reason: string;
  /** In front of "Email", with the address of the agency. */
  question: string;
  /** Where a button leads on, with a load of the page. */
  onward?: { to: string; label: string };
  children?: ReactNode;
};

/** The page of a secret link that opens nothing: wrong, expired, or of what is gone. */
export function LinkNotAvailable({
  heading = "This link is not available",
  reason,
  question,
  onward,
  children,
}: LinkNotAvailableProps) {
  const email = useSite()?.email;
  return (
    <SecretLinkFrame title="Link not available">
      <h1 className="text-heading">{heading}</h1>
      <p className="mt-6 text-ink-soft text-lg">{reason}</p>
      {onward ? (
        <LinkButton to={onward.to} reloadDocument className="mt-8">
          {onward.label}
        </LinkButton>
      ) : null}
      {email ? (
        <p className="mt-8 text-lg">
          {question} Email <EmailLink email={email} />.
        </p>
      ) : null}
      {children}
    </SecretLinkFrame>
  );
}
