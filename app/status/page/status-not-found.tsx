import { MailLink } from "#app/booking/mail-link.tsx";
import { LinkButton } from "#design/link-button.tsx";

/** For a link that opens nothing: wrong, or of something that was erased. */
export function StatusNotFound({ email }: { email: string | undefined }) {
  return (
    <>
      <h1 className="text-heading">This link is not available</h1>
      <p className="mt-6 text-ink-soft text-lg">
        Part of the link may be missing, or we no longer store what you sent. Open the link again
        from the email we sent you, or get a new one.
      </p>
      <p className="mt-6">
        <LinkButton to="/status" reloadDocument>
          Get a new link by email
        </LinkButton>
      </p>
      {email ? (
        <p className="mt-8 text-lg">
          Is it still not there? Email <MailLink email={email} />.
        </p>
      ) : null}
    </>
  );
}
