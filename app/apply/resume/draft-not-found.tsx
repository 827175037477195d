import { MailLink } from "#app/booking/mail-link.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { DRAFT_DAYS } from "./draft-terms.ts";

/** For a link that opens nothing: wrong, expired, saved again, or of what was sent. */
export function DraftNotFound({ email }: { email: string | undefined }) {
  return (
    <>
      <h1 className="text-heading">This link is not available</h1>
      <p className="mt-6 text-ink-soft text-lg">
        A saved application is deleted after {DRAFT_DAYS} days, and once it was sent. If you saved
        it again, open the link in the latest email.
      </p>
      {email ? (
        <p className="mt-4 text-lg">
          Is something wrong? Email <MailLink email={email} />.
        </p>
      ) : null}
      <LinkButton to="/apply" variant="secondary" className="mt-8">
        Start an application
      </LinkButton>
    </>
  );
}
