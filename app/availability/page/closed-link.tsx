import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { EmailChoice } from "./email-choice.tsx";

/**
 * For an unknown link and an old one, which may be in the hands of another person by now.
 * @param expired when the link was right but is old: emails can still be stopped by it
 */
export function ClosedLink({ expired }: { expired: { isStopped: boolean } | undefined }) {
  const question = "Want to tell us about your availability?";
  if (!expired) {
    return (
      <LinkNotAvailable
        reason="Part of the link may be missing, or your profile is no longer on the site. Open the link again from the latest email we sent you."
        question={question}
      />
    );
  }
  return (
    <LinkNotAvailable
      heading="This link has expired"
      reason="It worked for 60 days. Your profile stays as it is."
      question={question}
    >
      <EmailChoice isStopped={expired.isStopped} />
    </LinkNotAvailable>
  );
}
