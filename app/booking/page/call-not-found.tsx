import { LinkButton } from "#design/link-button.tsx";
import { MailLink } from "#design/mail-link.tsx";

/** For an unknown link: wrong, or cut off. */
export function CallNotFound({ email }: { email: string | undefined }) {
  return (
    <div className="page-column pt-12 pb-28 lg:pt-20">
      <div className="max-w-[40rem]">
        <h1 className="text-heading">This link is not available</h1>
        <p className="mt-6 text-ink-soft text-lg">
          There is no call at this link. Part of the link may be missing: open it again from the
          email we sent you.
        </p>
        {email ? (
          <p className="mt-4 text-lg">
            Still not working? Email <MailLink email={email} />.
          </p>
        ) : null}
        <LinkButton to="/" variant="secondary" className="mt-10">
          Go to the home page
        </LinkButton>
      </div>
    </div>
  );
}
