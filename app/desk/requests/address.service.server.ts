import { randomUUID } from "node:crypto";
import { renewCall } from "#app/booking/calls/renew-call.service.server.ts";
import { deleteInvitations } from "#app/booking/invitations/invitations.repository.server.ts";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { enqueueConfirmation } from "#app/requests/emails/form-emails.server.ts";
import type { CallEmailParts } from "#app/requests/emails/request-emails.server.ts";
import { cancelUnsentEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import {
  type ChangedRequest,
  updateFields,
} from "#app/requests/records/request-changes.repository.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { changeMailbox } from "#app/requests/sources/request-sources.repository.server.ts";
import { endEmailedLinks } from "#app/requests/status-link/status-links.repository.server.ts";
import { insertEvent, listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { changeAddress } from "#app/status/address/addresses.repository.server.ts";
import { toStoredConfirmation } from "#app/status/address/stored-confirmation.server.ts";
import type { Correction } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Actor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { enqueueReply } from "./enqueue-replies.service.server.ts";
import { listUndelivered } from "./failed-emails.repository.server.ts";

type Deps = Pick<Services, "queue" | "env" | "clock">;

/**
 * Corrects the address of a locked request: all links that were emailed end, what did not arrive is
 * sent to the new address with links of its own, and nothing more goes to the one before.
 * @returns the version after it
 * @throws ChangedMeanwhileError when the request is not as it was shown
 */
export async function correctAddress(
  deps: Deps,
  tx: Transaction,
  staff: Actor,
  request: ChangedRequest,
  { email, version: expected }: Correction,
): Promise<number> {
  const { id, reference, version } = request;
  // The same press twice.
  if (request.email === email) return version;
  const now = deps.clock();
  const next = await updateFields(tx, { id, expected }, {});
  if (next === undefined) {
    throw new ChangedMeanwhileError(
      "This request was changed in the meantime. Check and save again.",
      await listEvents(tx, id, { afterVersion: expected }),
    );
  }
  const undelivered = await listUndelivered(tx, id);
  await cancelUnsentEmails(tx, id, now);
  const call = await renewCall(deps, tx, reference, { email, now });
  await changeAddress(tx, id, email);
  await changeMailbox(tx, id, email);
  await endEmailedLinks(tx, id);
  await deleteInvitations(tx, id);
  await insertEvent(tx, {
    request_id: id,
    staff_id: staff.id,
    kind: "address",
    change: { field: "address", to: "corrected" },
    version: next,
  });
  await writeAudit(tx, {
    staff_id: staff.id,
    action: "request.address",
    subject: reference,
    fields: ["email"],
  });
  const corrected = { ...request, email, version: next };
  if (call || undelivered.some(({ kind }) => kind !== "reply")) {
    await confirmAgain(deps, tx, corrected, call);
  }
  for (const { kind, subject, body, file, send_at, is_undoable } of undelivered) {
    if (kind !== "reply" || subject === null || body === null) continue;
    const key = randomUUID();
    const sendAt = send_at && !is_undoable && send_at > now ? send_at : undefined;
    const time = sendAt ? { sendAt } : undefined;
    await trackEmail(tx, key, { request_id: id }, time);
    const reply = { key, subject, body, file: file ?? undefined };
    await enqueueReply(deps, tx, staff, corrected, reply, time);
  }
  await updateWaiting(tx, id);
  return next;
}

/** Sends the confirmation of the form once more, with the call as it is; answers have none. */
async function confirmAgain(
  deps: Deps,
  tx: Transaction,
  { id, form, reference, email }: ChangedRequest & { email: string },
  call: CallEmailParts | undefined,
): Promise<void> {
  if (form === "proposal") return;
  const [row] = await listRequestsByReference(tx, reference);
  if (!row) return;
  const site = await getSite(tx);
  const { siteUrl } = deps.env;
  const confirmation = await toStoredConfirmation(tx, { ...row, email }, { call, site, siteUrl });
  const about = { form, reference, site, siteUrl, confirmation };
  await enqueueConfirmation(deps, tx, { id }, about);
}
