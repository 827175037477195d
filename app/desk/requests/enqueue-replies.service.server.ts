import { createBookingLinks } from "#app/booking/invitations/invite.service.server.ts";
import type { SendTime } from "#app/requests/emails/email-tracking.repository.server.ts";
import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { createStatusLinks, toStatusFooter } from "#app/requests/status-link/status-link.server.ts";
import { insertEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaitingOf } from "#app/requests/thread/waiting.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Site } from "#contract/content/site.ts";
import { fillBookingLink, hasBookingLink } from "#contract/desk/reply-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { escapeXml } from "#platform/text/xml.ts";
import type { Actor } from "#services/audit/actor.ts";
import { writeAudits } from "#services/audit/audit-log.repository.server.ts";
import { CLOSING_MARK } from "#services/email/closing-mark.ts";
import { type Email, enqueueEmails } from "#services/email/email.server.ts";
import { toReplyAddress } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";

type Deps = Pick<Services, "queue" | "env" | "clock">;
type Recipient = ChangedRequest & { email: string };
type ReplyFile = { id: number; name: string; type: string };
type ReplyText = { key: string; subject: string; body: string; file?: ReplyFile | undefined };

/** A reply that is tracked by its key. */
export type TrackedReply = { request: Recipient; reply: ReplyText };

/** Enqueues a reply, with links of its own, and adds it to the thread. */
export const enqueueReply = (
  deps: Deps,
  tx: Transaction,
  staff: Pick<Actor, "id">,
  request: Recipient,
  reply: ReplyText,
  time: SendTime | undefined,
): Promise<void> => enqueueReplies(deps, tx, staff, [{ request, reply }], time);

/** The same for many, in as many statements for a thousand as for one. */
export async function enqueueReplies(
  deps: Deps,
  tx: Transaction,
  staff: Pick<Actor, "id">,
  replies: readonly TrackedReply[],
  time: SendTime | undefined,
): Promise<void> {
  if (replies.length === 0) return;
  const ids = replies.map(({ request }) => request.id);
  const emails = await renderReplies(deps, tx, replies);
  await enqueueEmails(deps.queue, tx, emails, time?.sendAt);
  await insertEvents(
    tx,
    replies.map(({ request: { id, version }, reply: { key, subject, body, file } }) => ({
      request_id: id,
      staff_id: staff.id,
      kind: "reply" as const,
      channel: "email" as const,
      version,
      subject,
      body,
      mail_id: key,
      upload_id: file?.id ?? null,
    })),
  );
  await updateWaitingOf(tx, ids);
  await writeAudits(
    tx,
    replies.map(({ request: { reference } }) => ({
      staff_id: staff.id,
      action: "request.reply" as const,
      subject: reference,
      fields: [],
    })),
  );
}

/** Links are secret: the copy in the timeline has a placeholder for one, and no footer. */
async function renderReplies(
  { env: { siteUrl }, clock }: Deps,
  tx: Transaction,
  replies: readonly TrackedReply[],
): Promise<{ email: Email; id: string }[]> {
  const invited = replies.flatMap(({ request, reply }) =>
    hasBookingLink(reply.body) ? [request.id] : [],
  );
  const urls =
    invited.length > 0 ? await createBookingLinks(tx, invited, { siteUrl, now: clock() }) : [];
  const linkOf = new Map(invited.map((id, index) => [id, urls[index] ?? ""]));
  const tokens = await createStatusLinks(
    tx,
    replies.map(({ request }) => request.id),
  );
  const site = await getSite(tx);
  return replies.map(({ request, reply }, index) => {
    const filled = fillBookingLink(reply.body, linkOf.get(request.id) ?? "");
    const link = { form: request.form, siteUrl, token: tokens[index] ?? "" };
    const texts = toPersonalText(filled, toStatusFooter(link));
    return { id: reply.key, email: toEmail(site, request, reply, texts) };
  });
}

const toEmail = (
  site: Site,
  { form, name, email, reference }: Recipient,
  { subject, file }: ReplyText,
  texts: Pick<Email, "text" | "html">,
): Email => ({
  to: { name, address: email },
  replyTo: toReplyAddress(site, form),
  subject,
  ...texts,
  ...(file ? { attachment: { upload_id: file.id, name: file.name, type: file.type } } : {}),
  isPersonal: true,
  label: `${reference} reply`,
});

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
    .map((paragraph) =>
      escapeXml(paragraph).replace(ADDRESS, '<a href="$&" style="word-break:break-word">$&</a>'),
    )
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}
