import { RequestSuccess, type SentForm } from "#app/requests/form/request-success.tsx";
import { MessagePage } from "#app/site/secret-link/message-page.tsx";
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
    <MessagePage
      title="This confirmation is no longer shown"
      action={
        <LinkButton to="/status" variant="secondary" reloadDocument>
          Get a link to your request
        </LinkButton>
      }
    >
      <p>
        Your reference is in the email we sent you.
        {email ? (
          <>
            {" "}
            If you don't have it, email <EmailLink email={email} />.
          </>
        ) : null}
      </p>
    </MessagePage>
  );
}
