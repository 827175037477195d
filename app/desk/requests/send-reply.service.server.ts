import { createBookingLink } from "#app/booking/invitations/invite.service.server.ts";
import {
  type SendTime,
  trackEmail,
} from "#app/requests/emails/email-tracking.repository.server.ts";
import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { createStatusLink, toStatusFooter } from "#app/requests/status-link/status-link.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Reply } from "#contract/desk/desk-request.ts";
import { fillBookingLink, hasBookingLink } from "#contract/desk/reply-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { escapeXml } from "#platform/text/xml.ts";
import type { Actor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { CLOSING_MARK } from "#services/email/closing-mark.ts";
import { type Email, enqueueEmail } from "#services/email/email.server.ts";
import { toReplyAddress } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { findReply } from "./request-events.repository.server.ts";

/**
 * Sends an email to who sent the request, with its copy in the timeline, in the transaction. It
 * continues the conversation of the emails before.
 * @param time until which it can be cancelled
 * @returns false for the same key again, which sends nothing
 * @throws ChangedMeanwhileError for a key with another text
 * @throws PublicError 422 when no email address was given, or the attached file has expired
 */
export async function sendReply(
  deps: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  staff: Actor,
  request: ChangedRequest,
  {
    key,
    subject,
    body,
    attachment: upload,
  }: Pick<Reply, "key" | "subject" | "body" | "attachment">,
  time: SendTime,
): Promise<boolean> {
  const { id } = request;
  if (!request.email) throw unprocessable({ body: ["They gave no email address"] });
  if (!(await trackEmail(tx, key, { request_id: id }, time))) {
    const sent = await findReply(tx, key);
    if (sent?.subject === subject && sent.body === body) return false;
    throw new ChangedMeanwhileError(
      "You already sent this reply, before your last changes to it. Send it again for a second email.",
    );
  }
  const claim = { purpose: "reply", request_id: id, field: "attachment" } as const;
  const file = upload ? await claimUpload(tx, upload, claim) : undefined;
  const { email } = request;
  await enqueueReply(deps, tx, staff, { ...request, email }, { key, subject, body, file }, time);
  return true;
}

type ReplyFile = { id: number; name: string; type: string };

/** Enqueues a reply that is tracked by its key, with links of its own, and adds it to the thread. */
export async function enqueueReply(
  { queue, env, clock }: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  staff: Pick<Actor, "id">,
  { id, reference, form, name, email, version }: ChangedRequest & { email: string },
  {
    key,
    subject,
    body,
    file,
  }: { key: string; subject: string; body: string; file: ReplyFile | undefined },
  time: SendTime | undefined,
): Promise<void> {
  const link = { siteUrl: env.siteUrl, now: clock() };
  // Links are secret: the copy in the timeline has a placeholder for one, and no footer.
  const filled = hasBookingLink(body)
    ? fillBookingLink(body, await createBookingLink(tx, id, link))
    : body;
  const token = await createStatusLink(tx, id);
  const footer = toStatusFooter({ form, siteUrl: env.siteUrl, token });
  const message = {
    to: { name, address: email },
    replyTo: toReplyAddress(await getSite(tx), form),
    subject,
    ...toPersonalText(filled, footer),
    ...(file ? { attachment: { upload_id: file.id, name: file.name, type: file.type } } : {}),
    isPersonal: true,
    label: `${reference} reply`,
  } as const;
  await enqueueEmail(queue, tx, message, key, time?.sendAt);
  await insertEvent(tx, {
    request_id: id,
    staff_id: staff.id,
    kind: "reply",
    channel: "email",
    version,
    subject,
    body,
    mail_id: key,
    upload_id: file?.id ?? null,
  });
  await updateWaiting(tx, id);
  await writeAudit(tx, {
    staff_id: staff.id,
    action: "request.reply",
    subject: reference,
    fields: [],
  });
}

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** What a person wrote as both texts of an email, with what stands below it. */
export function toPersonalText(body: string, footer = ""): Pick<Email, "text" | "html"> {
  const text = footer ? `${body}\n\n${footer}` : body;
  return { text, html: toHtml(body) + CLOSING_MARK + toHtml(footer) };
}

/** Paragraphs as people type them in a mail program, with links. */
function toHtml(text: string): string {
  if (text === "") return "";
  return text
    .split(/\n{2,}/)
    .map((paragraph) => escapeXml(paragraph).replace(ADDRESS, '<a href="$&">$&</a>'))
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}
