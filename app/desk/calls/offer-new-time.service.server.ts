import { randomUUID } from "node:crypto";
import type { CallRow } from "#app/booking/calls/call-changes.service.server.ts";
import { toClientTimes } from "#app/booking/calls/call-emails.server.ts";
import { readBookedCall } from "#app/booking/calls/calls.service.server.ts";
import { createBookingLink } from "#app/booking/invitations/invite.service.server.ts";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import { renderEmail } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";

/**
 * Emails a client who missed a locked call a link by which they choose another time, once for each
 * time of the call.
 * @returns id of the email; null when it was sent before
 */
export async function offerNewTime(
  { queue, env: { siteUrl } }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  row: CallRow,
  now: Date,
): Promise<string | null> {
  const { request_id, sequence, reference } = row;
  if (request_id === null || (await wasOffered(tx, request_id, sequence))) return null;
  const mail_id = randomUUID();
  await trackEmail(tx, mail_id, { request_id });
  const href = await createBookingLink(tx, request_id, { siteUrl, now });
  const call = await readBookedCall(tx, row);
  const site = await getSite(tx);
  const envelope = {
    to: toUnconfirmed(row.name, row.email),
    label: `${reference} call ${sequence} missed`,
  };
  const email = await renderEmail({ site, siteUrl }, envelope, {
    subject: `We missed you: choose another time for our call about ${reference}`,
    heading: "We missed you",
    preview: "Choose another time for our call",
    blocks: [
      {
        kind: "text",
        text: `${toGreeting(row.name)}\n\nWe couldn't talk about your request ${reference} at the time below. Choose another one that suits you.`,
      },
      {
        kind: "links",
        title: "Still want to talk?",
        links: [
          {
            label: "Choose another time",
            href,
            detail: "Anyone with this link can book the call, so keep it private.",
          },
        ],
      },
      { kind: "details", title: "It was", details: toClientTimes(call) },
    ],
  });
  await enqueueEmail(queue, tx, email, mail_id);
  return mail_id;
}

async function wasOffered(tx: Transaction, request_id: number, sequence: number) {
  return (await listEvents(tx, request_id)).some(
    ({ change, delivery }) =>
      delivery &&
      change?.field === "call" &&
      change.to === "no_show" &&
      change.sequence === sequence,
  );
}
