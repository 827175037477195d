import { useSite } from "#app/site/use-site.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { EmailLink } from "#design/buttons/email-link.tsx";
import { Notice } from "#design/notice.tsx";
import type { Status } from "../status.service.server.ts";

type DataChoicesProps = {
  status: Pick<Status, "noun" | "hasAddress">;
  /** For what a link was just emailed. */
  sent: string | null;
};

/** A copy of one's data, and its erasure: both by email, because the link of this page may have been forwarded. */
export function DataChoices({ status, sent }: DataChoicesProps) {
  return (
    <>
      {sent === "copy" || sent === "erasure" ? (
        <Notice kind="success" title="Check your email" live className="mt-6">
          We've sent a link to the email address you gave us. It works for an hour.
          {sent === "erasure" ? " Nothing is erased until you confirm it there." : null}
        </Notice>
      ) : null}
      {status.hasAddress ? (
        <>
          <CopyForm />
          <ErasureForm />
        </>
      ) : (
        <NoAddress noun={status.noun} />
      )}
    </>
  );
}

function CopyForm() {
  return (
    <section aria-labelledby="copy" className="mt-8 border-line border-t pt-8">
      <h2 id="copy" className="text-title">
        Get a copy
      </h2>
      <p className="mt-2 mb-5">
        Everything we store under your email address: as text, as JSON for programs, and the files
        you sent. We'll email you a link to it, so nobody you forwarded this page to can open it.
      </p>
      <form method="post" encType="multipart/form-data">
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="copy">
          Email me my data
        </Button>
      </form>
    </section>
  );
}

function ErasureForm() {
  return (
    <section aria-labelledby="erase" className="mt-10 border-line border-t pt-8">
      <h2 id="erase" className="text-title">
        Erase everything
      </h2>
      <p className="mt-2 mb-5">
        We erase everything we store under your email address, not only what is on this page, and
        cancel your upcoming calls. We'll email you a link first, to confirm it.
      </p>
      <form method="post" encType="multipart/form-data">
        <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="erasure">
          Email me a link to erase it
        </Button>
      </form>
    </section>
  );
}

/** An answer to a proposal without an address. */
function NoAddress({ noun }: { noun: string }) {
  const email = useSite()?.email;
  return (
    <p className="mt-6 text-lg">
      We have no email address for this {noun}, so we can't check that it's you.
      {email ? (
        <>
          {" "}
          Email <EmailLink email={email} />, and we'll send you a copy or erase it.
        </>
      ) : null}
    </p>
  );
}
