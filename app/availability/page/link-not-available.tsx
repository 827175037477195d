import { MailLink } from "#app/booking/mail-link.tsx";
import { EmailChoice } from "./email-choice.tsx";

type LinkNotAvailableProps = {
  email: string | undefined;
  /** The link was right but is old: emails can still be stopped by it. */
  expired: { isStopped: boolean } | undefined;
};

/** For an unknown link and an old one, which may be in the hands of another person by now. */
export function LinkNotAvailable({ email, expired }: LinkNotAvailableProps) {
  return (
    <>
      <h1 className="text-heading">
        {expired ? "This link has expired" : "This link is not available"}
      </h1>
      <p className="mt-6 text-ink-soft text-lg">
        {expired
          ? "It took answers for 60 days. Your profile stays as it is."
          : "Part of the link may be missing, or your profile is no longer on the site. Open the link again from the latest email we sent you."}
      </p>
      {email ? (
        <p className="mt-4 text-lg">
          Want to tell us about your availability? Email <MailLink email={email} />.
        </p>
      ) : null}
      {expired ? <EmailChoice isStopped={expired.isStopped} /> : null}
    </>
  );
}
