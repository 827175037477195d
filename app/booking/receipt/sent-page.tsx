import { RequestSuccess, type SentForm } from "#app/requests/form/request-success.tsx";
import { useSite } from "#app/site/use-site.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import { EmailLink } from "#design/buttons/email-link.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { CallReceipt } from "./call-receipt.tsx";

type SentPageProps = {
  sent: SentForm;
  token: string;
  /** Undefined for a link that has expired. */
  receipt: (SubmissionReceipt["data"] & { email: string | null }) | undefined;
};

/** Confirms a form that a browser posted by itself; nothing of it is in the browser's storage. */
export function SentPage({ sent, token, receipt }: SentPageProps) {
  const email = useSite()?.email;
  if (receipt) {
    const address = receipt.email === null ? undefined : { email: receipt.email, canCorrect: true };
    return (
      <RequestSuccess sent={sent} receipt={receipt} address={address}>
        <CallReceipt receipt={receipt} fileUrl={`/booking/call.ics?receipt=${token}`} />
      </RequestSuccess>
    );
  }
  return (
    <div className="page-column pt-12 pb-28 lg:pt-20">
      <div className="max-w-[40rem]">
        <h1 className="text-heading">This confirmation is no longer shown</h1>
        <p className="mt-6 text-ink-soft text-lg">
          Your reference is in the email we sent you.
          {email ? (
            <>
              {" "}
              If you don't have it, email <EmailLink email={email} />.
            </>
          ) : null}
        </p>
        <LinkButton to="/" variant="secondary" className="mt-10">
          Go to the home page
        </LinkButton>
      </div>
    </div>
  );
}
