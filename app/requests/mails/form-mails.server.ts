import { randomUUID } from "node:crypto";
import { trackMail } from "#app/requests/mails/mail-tracking.repository.server.ts";
import { createStatusLink, toStatusBlock } from "#app/requests/status-link/status-link.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import type { FormName } from "#contract/forms.ts";
import type { Transaction } from "#database/client.server.ts";
import {
  enqueueMail,
  type Mail,
  type MailAddress,
  type MailCalendar,
} from "#services/mail/mail.server.ts";
import {
  type Agency,
  type EmailTexts,
  renderEmail,
  renderStaffEmail,
} from "#services/mail/render-email.server.ts";
import type { Services } from "#services/services.server.ts";

/** What one email of a form says. */
type FormMail = EmailTexts & { calendar?: MailCalendar | undefined };

/** What the email to the sender says. */
export type ConfirmationTexts = EmailTexts & { reason: string };

/** The emails of a form, composed by its feature. */
export type FormMails = Agency & {
  form: FormName;
  reference: string;
  /** With everything that was sent. */
  operator: FormMail & { replyTo?: MailAddress | undefined };
  /** To the sender; without an address, or over the limit of one address, there is none. */
  confirmation?: (FormMail & ConfirmationTexts & { to: MailAddress }) | undefined;
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
  { form, reference, operator, confirmation, ...agency }: FormMails,
  mailTo: readonly string[] | undefined,
): Promise<{ operators: Mail[]; confirmation?: Mail }> {
  const { replyTo, calendar, ...texts } = operator;
  const envelope = { label: `${reference} operator`, replyTo, calendar };
  const operators = await Promise.all(
    toOperators(mailTo, agency.site).map((to) =>
      renderStaffEmail(agency, { ...envelope, to }, texts),
    ),
  );
  if (!confirmation) return { operators };
  const { to, calendar: invitation, ...says } = confirmation;
  const toSender = { form, to, label: `${reference} confirmation`, calendar: invitation };
  return { operators, confirmation: await renderEmail(agency, toSender, says) };
}
