import { cancelScheduledEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

/**
 * Leaves the request as it is without the email that was to be sent later.
 * @throws PublicError 422 when that was sent or cancelled already
 */
export async function cancelEmail(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  { id: staff_id }: CurrentStaff,
  { id: request_id, reference, version }: ChangedRequest,
): Promise<void> {
  if (!(await cancelScheduledEmails(tx, { request_ids: [request_id] }, clock()))) {
    throw unprocessable({ email: ["It's too late. The email has already been sent or cancelled"] });
  }
  await insertEvent(tx, {
    request_id,
    staff_id,
    version,
    kind: "email",
    change: { field: "email", to: "cancelled" },
  });
  await updateWaiting(tx, request_id);
  await writeAudit(tx, {
    staff_id,
    action: "request.cancel_email",
    subject: reference,
    fields: [],
  });
}
