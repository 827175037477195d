import { randomUUID } from "node:crypto";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { createStatusLink, toStatusBlock } from "#app/requests/status-link/status-link.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Transaction } from "#database/client.server.ts";
import {
  type Email,
  type EmailAddress,
  type EmailCalendar,
  enqueueEmail,
} from "#services/email/email.server.ts";
import {
  type Agency,
  type EmailTexts,
  renderEmail,
  renderStaffEmail,
} from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";

/** What one email of a form says. */
type FormEmail = EmailTexts & { calendar?: EmailCalendar | undefined };

/** What the email to the sender says. */
export type ConfirmationTexts = EmailTexts & { reason: string };

/** The emails of a form, composed by its feature. */
export type FormEmails = Agency & {
  form: FormName;
  reference: string;
  /** With everything that was sent. */
  operator: FormEmail & { replyTo?: EmailAddress | undefined };
  /** To the sender; without an address, or over the limit of one address, there is none. */
  confirmation?: (FormEmail & ConfirmationTexts & { to: EmailAddress }) | undefined;
};

/** Enqueues the emails of a form in its transaction. */
export async function enqueueFormEmails(
  { queue, env }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  request_id: number,
  emails: FormEmails,
): Promise<void> {
  const linked = emails.confirmation && (await withStatusLink(tx, request_id, emails));
  const { operators, confirmation } = await renderFormEmails(linked ?? emails, env.mailTo);
  // An address that is refused does not delay the others, and each email is delivered once.
  for (const operator of operators) await enqueueEmail(queue, tx, operator);
  if (!confirmation) return;
  const id = randomUUID();
  await trackEmail(tx, id, { request_id });
  await enqueueEmail(queue, tx, confirmation, id);
}

/** The same with a link to what was sent in the email to its sender. */
async function withStatusLink(
  tx: Transaction,
  request_id: number,
  { confirmation, ...emails }: FormEmails,
): Promise<FormEmails> {
  if (!confirmation) return emails;
  const token = await createStatusLink(tx, request_id);
  const { blocks: composed } = confirmation;
  // Right after what the email is about: people look it up later.
  const blocks = composed.toSpliced(1, 0, toStatusBlock({ ...emails, token }));
  return { ...emails, confirmation: { ...confirmation, blocks } };
}

/** Addresses and renders the emails of a form. */
export async function renderFormEmails(
  { form, reference, operator, confirmation, ...agency }: FormEmails,
  mailTo: readonly string[] | undefined,
): Promise<{ operators: Email[]; confirmation?: Email }> {
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
