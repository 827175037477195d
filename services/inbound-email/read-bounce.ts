import type { Attachment, Email } from "postal-mime";
import { toLine } from "#contract/values/text.ts";
import type { Bounce } from "./inbound-email.ts";

const MAILER = /^(?:mailer-daemon|postmaster|mail-daemon|bounces?)@/i;
const UNDELIVERED =
  /undeliver|delivery (?:status|has failed|failure|incomplete)|mail delivery|returned mail|failure notice|unzustellbar|non remis|échec de (?:la )?remise/i;
/** Characters of a part that are read: a report begins with what it says. */
const MAX_READ = 200_000;
const MAX_REASON = 200;

const toText = ({ content }: Attachment): string =>
  typeof content === "string"
    ? content.slice(0, MAX_READ)
    : Buffer.from(content instanceof ArrayBuffer ? content : content.buffer)
        .subarray(0, MAX_READ)
        .toString("latin1");

/** A report that an email could not be delivered: RFC 3464, or as qmail and Exim write it. */
export function readBounce(email: Email, sender: string): Bounce | null {
  const report = email.attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  const isReport =
    report !== undefined || (MAILER.test(sender) && UNDELIVERED.test(email.subject ?? ""));
  if (!isReport) return null;
  const returned = email.attachments
    .filter(({ mimeType }) => /^(?:message|text)\/rfc822/.test(mimeType))
    .map(toText);
  const texts = [...returned, (email.text ?? "").slice(0, MAX_READ)];
  const status = report ? toText(report) : "";
  const action = /^action:\s*(\w+)/im.exec(status)?.[1]?.toLowerCase();
  return {
    isFailure: action === undefined || action === "failed",
    reason: toReason(status, email.text ?? ""),
    message_ids: texts.flatMap((text) =>
      [...text.matchAll(/^message-id:\s*(<[^<>\s]{1,250}>)/gim)].flatMap(([, id]) => id ?? []),
    ),
  };
}

/** Without addresses: what is stored of a failure names no one. */
function toReason(status: string, text: string): string {
  const unfolded = status.replaceAll(/\r?\n[ \t]+/g, " ");
  const diagnostic = /^diagnostic-code:\s*(?:[\w-]+;\s*)?(.+)$/im.exec(unfolded)?.[1];
  const code = /^status:\s*([245]\.\d+\.\d+)/im.exec(unfolded)?.[1];
  const line = /^.*\b(?:5\d\d[ -]|5\.\d+\.\d+\b).*$/m.exec(text.slice(0, MAX_READ))?.[0];
  const reason = diagnostic ?? line ?? (code ? `Status ${code}` : "Returned by the mail server");
  return toLine(reason.replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, "(address)")).slice(0, MAX_REASON);
}
