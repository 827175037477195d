import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { useSite } from "#app/site/use-site.ts";
import { EmailLink } from "#design/buttons/email-link.tsx";
import { StatusQuestion } from "./status-question.tsx";

type EraseQuestionProps = {
  address: string;
  /** Of what the person sent, the newest first. */
  references: readonly string[];
};

/** What an erasure takes and what follows, with the button that does it. */
export function EraseQuestion({ address, references }: EraseQuestionProps) {
  return (
    <StatusQuestion title="Erase your data" confirm="Erase everything">
      <p className="wrap-anywhere mt-6 text-lg">
        This erases everything we store under {address}. It can't be undone.
      </p>
      <ul className="mt-6 list-disc space-y-2 pl-5">
        <li>
          What you sent us, with messages, CV and other files:{" "}
          <span className="figures wrap-anywhere">{references.join(", ")}</span>
        </li>
        <li>Your upcoming calls are cancelled, without another email.</li>
        <li>We stop working on your requests and applications.</li>
        <li>The links in our emails to you stop working.</li>
        <li>
          Backups, and what we delete by hand, follow as our{" "}
          <a href="/privacy" className="link">
            privacy page
          </a>{" "}
          says. Contracts and invoices stay as long as the law requires.
        </li>
      </ul>
    </StatusQuestion>
  );
}

/**
 * For a link that was used.
 * @param isDone false while it is being done
 */
export function Erased({ isDone }: { isDone: boolean }) {
  const email = useSite()?.email;
  const title = isDone ? "Your data is erased" : "We're erasing your data";
  return (
    <SecretLinkFrame title={title}>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-6 text-lg">
        {isDone
          ? "We no longer store anything under your email address. We won't email you about it."
          : "This takes a few minutes at most. You can close this page. We won't email you about it."}
      </p>
      {email ? (
        <p className="mt-4 text-lg">
          Any questions? Email <EmailLink email={email} />.
        </p>
      ) : null}
    </SecretLinkFrame>
  );
}
