import { toShownReply } from "../requests/event-text.ts";

type ReplyPreviewProps = { to: string; subject: string; body: string };

/** The email as it will be sent, without the link to the status page below it. */
export function ReplyPreview({ to, subject, body }: ReplyPreviewProps) {
  return (
    <div className="border-line border-l-2 pl-3">
      <p className="text-ink-soft">To {to}</p>
      <p className="font-medium">{subject}</p>
      <p className="whitespace-pre-line break-words">{toShownReply(body)}</p>
    </div>
  );
}
