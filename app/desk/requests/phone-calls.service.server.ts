import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import type { PhoneCall } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { addDays } from "#platform/time/date-text.ts";
import { type Actor, toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { findNote, insertNote } from "./request-events.repository.server.ts";

/** Days back for which a call can be logged. */
const MAX_DAYS = 366;

/**
 * Adds a telephone call to the thread of a locked request. The same key again adds nothing.
 * @throws ChangedMeanwhileError for a key with another text
 * @throws PublicError 422 for a day that is not one of the last year
 */
export async function logPhoneCall(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  staff: Actor,
  { id: request_id, reference, version }: ChangedRequest,
  { key, direction, on, body }: PhoneCall,
): Promise<void> {
  const today = await readToday(tx, clock());
  if (on > today || on < addDays(today, -MAX_DAYS)) {
    throw unprocessable({ on: ["Enter a day of the last year"] });
  }
  const change = { field: "phone", to: direction, on } as const;
  const entry = { request_id, staff_id: staff.id, kind: "phone", version } as const;
  const event_id = await insertNote(tx, { ...entry, change, body, note_key: key });
  if (event_id === undefined) {
    const stored = await findNote(tx, key);
    if (stored?.body === body && stored.request_id === request_id) return;
    throw new ChangedMeanwhileError(
      "You already logged this call, before your last changes to it. Log it again to have both.",
    );
  }
  await writeAudit(tx, {
    ...toAuthor(staff),
    action: "request.phone",
    subject: reference,
    fields: [],
  });
}
