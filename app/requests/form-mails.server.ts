import type { Site } from "#contract/site.ts";
import type { Transaction } from "#database/client.server.ts";
import {
  enqueueMail,
  type Mail,
  type MailAddress,
  type MailCalendar,
  parseMailbox,
} from "#services/mail/mail.server.ts";
import type { MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { Services } from "#services/services.server.ts";

/** What one email of a form says. */
type FormMail = Omit<MailDocument, "footer"> & {
  subject: string;
  calendar?: MailCalendar | undefined;
};

/** The emails of a form, composed by its feature. */
export type FormMails = {
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
  mails: FormMails,
): Promise<void> {
  const { operator, confirmation } = await renderFormMails(mails, env.mailTo);
  await enqueueMail(queue, tx, operator);
  if (confirmation) await enqueueMail(queue, tx, confirmation);
}

/** Addresses and renders the emails of a form. */
export async function renderFormMails(
  { reference, site, siteUrl, operator, confirmation }: FormMails,
  mailTo: string | undefined,
): Promise<{ operator: Mail; confirmation?: Mail }> {
  const agency = { name: site.name, address: site.email };
  const toOperator = await toMail(
    operator,
    {
      to: mailTo ? parseMailbox(mailTo) : agency,
      ...(operator.replyTo ? { replyTo: operator.replyTo } : {}),
      label: `${reference} operator`,
    },
    `${site.name}\n${siteUrl}`,
  );
  if (!confirmation) return { operator: toOperator };
  const toSender = await toMail(
    confirmation,
    { to: confirmation.to, replyTo: agency, label: `${reference} confirmation` },
    `${site.name}\n${site.email}\n${siteUrl}\n\n${confirmation.reason}`,
  );
  return { operator: toOperator, confirmation: toSender };
}

async function toMail(
  { subject, calendar, heading, preview, blocks }: FormMail,
  envelope: Pick<Mail, "to" | "replyTo" | "label">,
  footer: string,
): Promise<Mail> {
  const document = { heading, preview, blocks, footer };
  return {
    ...envelope,
    subject,
    ...(calendar ? { calendar } : {}),
    text: toMailText(document),
    html: await toMailHtml(document),
  };
}
