import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { EmailWarning } from "#contract/desk/inbound-terms.ts";
import { QuotedText } from "./quoted-text.tsx";

type Received = { received: NonNullable<RequestEvent["received"]> };

const WARNINGS: Record<EmailWarning, string> = {
  other_address: "This isn't the client's address. Check who it is before you answer.",
  not_verified: "The client's mail server didn't send this. Check who it is before you answer.",
};

/** The name and the address of who wrote an email. */
export const toSender = ({ sender, sender_name }: Received["received"]): string =>
  [sender_name, sender && `<${sender}>`].filter(Boolean).join(" ") || "Somebody";

/** Why an email may not be the client's. */
export function Warning({ received: { warning } }: Received) {
  if (!warning) return null;
  return <p className="mt-1 bg-amber-wash px-3 py-2">{WARNINGS[warning]}</p>;
}

/** What an email repeats, folded, and the files of it that are only in the mailbox. */
export function ReceivedRest({ received: { quoted, other_files } }: Received) {
  return (
    <>
      {other_files.length > 0 ? (
        <p className="wrap-anywhere mt-1 text-ink-soft">
          Only in the mailbox: {other_files.join(", ")}
        </p>
      ) : null}
      <QuotedText text={quoted} />
    </>
  );
}
