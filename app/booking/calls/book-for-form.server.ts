import type { CallEmailParts } from "#app/requests/emails/request-emails.server.ts";
import type { RequestIdentity } from "#app/requests/records/request-writes.repository.server.ts";
import {
  isConfirmedAddress,
  type RequestSource,
} from "#app/requests/sources/request-sources.repository.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { ContactAt } from "#contract/clients/request.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import { toCallTimes } from "../call-texts.ts";
import {
  type CallEmail,
  toCallCalendar,
  toClientCallBlocks,
  toOperatorCallBlocks,
} from "./call-emails.server.ts";
import { requireFewCalls } from "./call-limit.service.server.ts";
import { isAmong, readRecipients } from "./call-notices.service.server.ts";
import { callOutcomes } from "./call-outcomes.server.ts";
import { bookCall } from "./calls.service.server.ts";
import { renderOperatorCallEmail } from "./operator-call-emails.server.ts";

type ClientDetails = { name: string; email: string; contact_at?: ContactAt | undefined };

/**
 * Books the call of a form, if it has one, in the form's transaction, and returns the parts for the
 * emails of the form. By an unconfirmed address it is tentative; otherwise its host is told.
 * @throws PublicError 409 when the slot is not free, 422 for a time that does not exist, 429 when
 * the source has booked enough calls
 */
export async function bookForForm(
  { queue, env, clock }: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  stored: RequestIdentity,
  { name, email, contact_at }: ClientDetails,
  source: RequestSource,
): Promise<CallEmailParts | undefined> {
  if (!contact_at) return undefined;
  const now = clock();
  const isConfirmed = await isConfirmedAddress(tx, email);
  const { call, token } = await bookCall(tx, stored, contact_at, {
    now,
    isTentative: !isConfirmed,
  });
  await requireFewCalls(tx, source, { request_id: stored.id, isConfirmed, now });
  callOutcomes.inc({ outcome: isConfirmed ? "booked" : "tentative" });
  const site = await getSite(tx);
  const client = { name, email };
  const { siteUrl } = env;
  const invitation = { call, client, stamp: stored.submitted_at, site, siteUrl };
  const parts = toFormCallParts({ ...invitation, token });
  // Calendars of staff have a call once it is confirmed.
  if (!isConfirmed) return parts;
  // A host who reads the operator's mailbox gets the invitation with the form.
  const operators = toOperators(env.mailTo, site);
  for (const host of await readRecipients(tx, [], call.host, now)) {
    if (isAmong(operators, host.address)) continue;
    const news = { kind: "booked" } as const;
    await enqueueEmail(
      queue,
      tx,
      await renderOperatorCallEmail(invitation, news, host.address, host.host),
    );
  }
  return parts;
}

/** A call in the emails of a form. */
export function toFormCallParts(email: CallEmail): CallEmailParts {
  const { call } = email;
  return {
    operatorBlocks: toOperatorCallBlocks(call),
    clientBlocks: toClientCallBlocks(email),
    calendar: toCallCalendar(email, "REQUEST"),
    time: toCallTimes(call).clientTime,
    isTentative: call.confirm_by !== null,
  };
}

/** The payload without the hold, which may run out and be renewed between two attempts. */
export function withoutHold<Payload extends { contact_at?: ContactAt | undefined }>(
  payload: Payload,
): object {
  if (!payload.contact_at) return payload;
  const { hold, ...contact_at } = payload.contact_at;
  return { ...payload, contact_at };
}
