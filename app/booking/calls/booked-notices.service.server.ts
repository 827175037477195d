import { randomUUID } from "node:crypto";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { BookingRow } from "../bookings.repository.server.ts";
import type { ChangeDeps } from "./call-changes.service.server.ts";
import type { CallEmail } from "./call-emails.server.ts";
import { insertCallEvent } from "./call-events.repository.server.ts";
import { readRecipients } from "./call-notices.service.server.ts";
import type { NewCall } from "./calls.service.server.ts";
import { renderClientCallEmail } from "./client-call-emails.server.ts";
import { renderOperatorCallEmail } from "./operator-call-emails.server.ts";

type Booked = {
  request: { id: number; name: string; email: string };
  row: BookingRow;
  booked: NewCall;
  now: Date;
  /** Id of the person of the staff who booked it; undefined for the client. */
  staff: number | undefined;
  isClientEmailed: boolean;
};

/** Adds a call that was booked about a request to its timeline, and tells those who are to know. */
export async function notifyBooked(
  { queue, env }: Pick<ChangeDeps, "queue" | "env">,
  tx: Transaction,
  { request, row, booked: { call, token }, now, staff, isClientEmailed }: Booked,
): Promise<void> {
  const { name, email } = request;
  const isEmailed = isClientEmailed && (await countConfirmation(tx, "call", email));
  const mail_id = isEmailed ? randomUUID() : null;
  await insertCallEvent(tx, {
    call: row,
    kind: "booked",
    host: call.host?.name,
    staff_id: staff ?? null,
    text: undefined,
    mail_id,
  });
  const site = await getSite(tx);
  const client = { name, email };
  const message: CallEmail = { call, client, token, stamp: now, site, siteUrl: env.siteUrl };
  const news = { kind: "booked" } as const;
  const operators = toOperators(env.mailTo, site);
  for (const { address, host } of await readRecipients(tx, operators, call.host, now)) {
    await enqueueEmail(queue, tx, await renderOperatorCallEmail(message, news, address, host));
  }
  if (mail_id === null) return;
  await trackEmail(tx, mail_id, { request_id: request.id });
  const author = staff === undefined ? "client" : "staff";
  await enqueueEmail(queue, tx, await renderClientCallEmail(message, news, author), mail_id);
}
