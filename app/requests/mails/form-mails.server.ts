import { randomUUID } from "node:crypto";
import { trackMail } from "#app/requests/mails/mail-tracking.repository.server.ts";
import { createStatusLink, toStatusBlock } from "#app/requests/status-link/status-link.server.ts";
import { toOperators, toReplyAddress } from "#app/site/mailboxes.server.ts";
import type { FormName } from "#contract/forms.ts";
import type { Site } from "#contract/site.ts";
import type { Transaction } from "#database/client.server.ts";
import {
  enqueueMail,
  type Mail,
  type MailAddress,
  type MailCalendar,
} from "#services/mail/mail.server.ts";
import type { MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { Services } from "#services/services.server.ts";

/** What one email of a form says. */
type FormMail = Omit<MailDocument, "footer" | "accent"> & {
  subject: string;
  calendar?: MailCalendar | undefined;
};

/** The emails of a form, composed by its feature. */
export type FormMails = {
  form: FormName;
  reference: string;
  site: Site;
  siteUrl: string;
  /** With everything that was sent. */
  operator: FormMail & { replyTo?: MailAddress | undefined };
  /** To the sender; without an address, or over the limit of one address, there is none. */
  confirmation?: (FormMail & { to: MailAddress; reason: string }) | undefined;
};

/** Enqueues the emails of a form in its transaction. */
export async function enqueueFormMails(
  { queue, env }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  request_id: number,
  mails: FormMails,
): Promise<void> {
  const linked = mails.confirmation && (await withStatusLink(tx, request_id, mails));
  const { operators, confirmation } = await renderFormMails(linked ?? mails, env.mailTo);
  // An address that is refused does not delay the others, and each email is delivered once.
  for (const operator of operators) await enqueueMail(queue, tx, operator);
  if (!confirmation) return;
  const id = randomUUID();
  await trackMail(tx, id, { request_id });
  await enqueueMail(queue, tx, confirmation, id);
}

/** The same with a link to what was sent in the email to its sender. */
async function withStatusLink(
  tx: Transaction,
  request_id: number,
  { confirmation, ...mails }: FormMails,
): Promise<FormMails> {
  if (!confirmation) return mails;
  const token = await createStatusLink(tx, request_id);
  const { blocks: composed } = confirmation;
  // Right after what the email is about: people look it up later.
  const blocks = composed.toSpliced(1, 0, toStatusBlock({ ...mails, token }));
  return { ...mails, confirmation: { ...confirmation, blocks } };
}

/** Addresses and renders the emails of a form. */
export async function renderFormMails(
  { form, reference, site, siteUrl, operator, confirmation }: FormMails,
  mailTo: readonly string[] | undefined,
): Promise<{ operators: Mail[]; confirmation?: Mail }> {
  const { accent } = site.brand ?? {};
  const operators = await Promise.all(
    toOperators(mailTo, site).map((to) =>
      toMail(
        operator,
        {
          to,
          ...(operator.replyTo ? { replyTo: operator.replyTo } : {}),
          label: `${reference} operator`,
        },
        { footer: `${site.name}\n${siteUrl}`, accent },
      ),
    ),
  );
  if (!confirmation) return { operators };
  const replyTo = toReplyAddress(site, form);
  const toSender = await toMail(
    confirmation,
    { to: confirmation.to, replyTo, label: `${reference} confirmation` },
    {
      footer: `${site.name}\n${replyTo.address}\n${siteUrl}\n\n${confirmation.reason}`,
      accent,
    },
  );
  return { operators, confirmation: toSender };
}

async function toMail(
  { subject, calendar, heading, preview, blocks }: FormMail,
  envelope: Pick<Mail, "to" | "replyTo" | "label">,
  frame: Pick<MailDocument, "footer" | "accent">,
): Promise<Mail> {
  const document = { heading, preview, blocks, ...frame };
  return {
    ...envelope,
    subject,
    ...(calendar ? { calendar } : {}),
    text: toMailText(document),
    html: await toMailHtml(document),
  };
}
