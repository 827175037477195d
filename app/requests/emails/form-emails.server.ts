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

type Deps = Pick<Services, "queue" | "env">;

/** What was sent; the emails about an answer are part of the request that it belongs to. */
type SentForm = { id: number; origin_id?: number | null | undefined };

/** Enqueues the emails of a form in its transaction. */
export async function enqueueFormEmails(
  deps: Deps,
  tx: Transaction,
  sent: SentForm,
  emails: FormEmails,
): Promise<void> {
  const { queue, env } = deps;
  // An address that is refused does not delay the others, and each email is delivered once.
  for (const email of await renderOperatorEmails(emails, env.mailTo)) {
    await enqueueEmail(queue, tx, email);
  }
  await enqueueConfirmation(deps, tx, sent, emails);
}

/** Enqueues the email to the sender, with a link to what was sent that is for them alone. */
export async function enqueueConfirmation(
  { queue }: Pick<Deps, "queue">,
  tx: Transaction,
  { id: request_id, origin_id }: SentForm,
  emails: Omit<FormEmails, "operator">,
): Promise<void> {
  const { confirmation } = emails;
  if (!confirmation) return;
  const token = await createStatusLink(tx, request_id);
  // Right after what the email is about: people look it up later.
  const blocks = confirmation.blocks.toSpliced(1, 0, toStatusBlock({ ...emails, token }));
  const id = randomUUID();
  await trackEmail(tx, id, { request_id: origin_id ?? request_id });
  const email = await renderConfirmation(emails, { ...confirmation, blocks });
  // The answer to a proposal belongs to the conversation in which that was sent.
  const first = origin_id ? {} : { isFirst: true as const };
  await enqueueEmail(queue, tx, { ...email, ...first }, id);
}

/** Addresses and renders the emails of a form to the agency. */
export function renderOperatorEmails(
  { reference, operator, ...agency }: FormEmails,
  mailTo: readonly string[] | undefined,
): Promise<Email[]> {
  const { replyTo, calendar, ...texts } = operator;
  const envelope = { label: `${reference} operator`, replyTo, calendar };
  return Promise.all(
    toOperators(mailTo, agency.site).map((to) =>
      renderStaffEmail(agency, { ...envelope, to }, texts),
    ),
  );
}

/** Addresses and renders the email of a form to its sender. */
export function renderConfirmation(
  { form, reference, ...agency }: Omit<FormEmails, "operator">,
  { to, calendar, ...texts }: NonNullable<FormEmails["confirmation"]>,
): Promise<Email> {
  return renderEmail(agency, { form, to, label: `${reference} confirmation`, calendar }, texts);
}
