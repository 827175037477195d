import { randomUUID } from "node:crypto";
import { toInstant } from "#app/booking/slots/wall-time.server.ts";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { cancelScheduledEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import { readTimeZone } from "#app/site/agency-time.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { ProposalContent, ProposalEmail } from "#contract/desk/desk-proposal.ts";
import type { Transaction } from "#database/client.server.ts";
import { addDays } from "#platform/time/date-text.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { toReplyAddress } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";
import { toPersonalText } from "../requests/enqueue-replies.service.server.ts";
import type { WholeDeskProposal } from "./desk-proposals.repository.server.ts";

type Deps = Pick<Services, "queue">;

/** The request that a proposal was made for. */
export type ProposalRequest = { id: number; form: FormName; version: number } | undefined;

type Sending = WholeDeskProposal & {
  content: Pick<ProposalContent, "client" | "client_name" | "client_email">;
  request: ProposalRequest;
  /** Null for an email of the software. */
  staff_id: number | null;
};

/**
 * Sends an email to the client of a proposal, with its copy in the timeline, in the transaction. It
 * continues the conversation about the request. The same key again sends nothing.
 * @param sendAt for an email that is cancelled with the proposal's answer
 */
export async function sendProposalEmail(
  { queue }: Deps,
  tx: Transaction,
  { desk, proposal, content, request, staff_id }: Sending,
  { key, subject, body }: ProposalEmail,
  sendAt?: Date,
): Promise<void> {
  const about = { request_id: request?.id ?? null, proposal_id: proposal.id };
  if (!(await trackEmail(tx, key, about, sendAt && { sendAt }))) return;
  const name = content.client_name || content.client;
  const email = {
    to: { name, address: content.client_email },
    replyTo: toReplyAddress(await getSite(tx), request?.form ?? "proposal"),
    subject,
    ...toPersonalText(body),
    ...(staff_id === null ? {} : { isPersonal: true as const }),
    label: `proposal ${desk.id}`,
  };
  await enqueueEmail(queue, tx, email, key, sendAt);
  await insertEvent(tx, {
    ...about,
    staff_id,
    kind: "reply",
    channel: "email",
    version: request?.version ?? 0,
    subject,
    body,
    mail_id: key,
  });
  if (request) await updateWaiting(tx, request.id);
}

/** Days before the last day of a proposal on which its client is reminded, and the agency's hour. */
const REMINDER_DAYS = 2;
const REMINDER_TIME = "09:00";
/** A proposal that was sent later than this before its reminder has none. */
const MIN_WAIT_MS = 24 * 3_600_000;

/**
 * Plans the reminder before a proposal expires in place of the one that was planned.
 * @param texts of it, once there is one
 */
export async function planReminder(
  deps: Deps,
  tx: Transaction,
  sending: Omit<Sending, "staff_id"> & { valid_until: string | null },
  { texts, now }: { texts: Pick<ProposalEmail, "subject" | "body">; now: Date },
): Promise<void> {
  await cancelScheduledEmails(tx, { proposal_id: sending.proposal.id }, now);
  const { valid_until, content } = sending;
  if (valid_until === null || content.client_email === "") return;
  const date = addDays(valid_until, -REMINDER_DAYS);
  const sendAt = toInstant({ date, time: REMINDER_TIME, timezone: await readTimeZone(tx) });
  if (sendAt.getTime() - now.getTime() < MIN_WAIT_MS) return;
  const email = { key: randomUUID(), ...texts };
  await sendProposalEmail(deps, tx, { ...sending, staff_id: null }, email, sendAt);
}
