import { MailLink } from "#app/booking/mail-link.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { StatusFrame } from "./status-frame.tsx";

/** For a link to personal data that is wrong or older than an hour. */
export function DataLinkEnded({ email }: { email: string | undefined }) {
  return (
    <StatusFrame title="Link not available" state={undefined}>
      <h1 className="text-heading">This link is not available</h1>
      <p className="mt-6 mb-8 text-ink-soft text-lg">
        It worked for an hour, or part of it is missing. Ask for another one on the page of what you
        sent us, under "Your data".
      </p>
      <LinkButton to="/status" reloadDocument>
        Get the link to that page
      </LinkButton>
      {email ? (
        <p className="mt-8 text-lg">
          Does that not help? Email <MailLink email={email} />.
        </p>
      ) : null}
    </StatusFrame>
  );
}
