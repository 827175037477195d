import type { ReactNode } from "react";
import { MailLink } from "#design/mail-link.tsx";
import { useSite } from "../use-site.ts";

type LinkNotAvailableProps = {
  title?: string;
  /** Why, and what to do. */
  reason: string;
  /** In front of "Email", with the address of the agency. */
  question: string;
  /** A button that leads on. */
  children?: ReactNode;
};

/** For a secret link that opens nothing. */
export function LinkNotAvailable({
  title = "This link is not available",
  reason,
  question,
  children,
}: LinkNotAvailableProps) {
  const email = useSite()?.email;
  return (
    <>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-6 text-ink-soft text-lg">{reason}</p>
      {children ? <p className="mt-8">{children}</p> : null}
      {email ? (
        <p className="mt-8 text-lg">
          {question} Email <MailLink email={email} />.
        </p>
      ) : null}
    </>
  );
}
