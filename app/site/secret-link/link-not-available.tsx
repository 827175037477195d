import type { ReactNode } from "react";
import { EmailLink } from "#design/buttons/email-link.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { useSite } from "../use-site.ts";
import { MessagePage } from "./message-page.tsx";

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
    <MessagePage
      title="Link not available"
      heading={heading}
      action={
        onward ? (
          <LinkButton to={onward.to} reloadDocument>
            {onward.label}
          </LinkButton>
        ) : null
      }
      below={
        <>
          {email ? (
            <p className="text-lg">
              {question} Email <EmailLink email={email} />.
            </p>
          ) : null}
          {children}
        </>
      }
    >
      <p className="text-ink-soft">{reason}</p>
    </MessagePage>
  );
}
