import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { MessagePage } from "#app/site/secret-link/message-page.tsx";
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
    <StatusQuestion
      title="Erase your data"
      confirm="Erase everything"
      card={
        <DetailsCard
          details={{
            "Your email address": address,
            "What you sent us": <span className="figures">{references.join(", ")}</span>,
          }}
        />
      }
    >
      <p className="mt-6 text-lg">
        This erases everything we store under your email address. It can't be undone.
      </p>
      <ul className="mt-6 list-disc space-y-2 pl-5">
        <li>What you sent us, with messages, CV and other files.</li>
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
    <MessagePage title={title}>
      <p>
        {isDone
          ? "We no longer store anything under your email address. We won't email you about it."
          : "This takes a few minutes at most. You can close this page. We won't email you about it."}
      </p>
      {email ? (
        <p>
          Any questions? Email <EmailLink email={email} />.
        </p>
      ) : null}
    </MessagePage>
  );
}
