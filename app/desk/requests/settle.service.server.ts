import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { findWaiting, updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

/**
 * Records that what the client wrote needs no answer. A second time nothing happens.
 * @param shown the last entry that the person has seen
 * @throws PublicError 422 when the client has written since then
 */
export async function settle(
  tx: Transaction,
  { id: staff_id }: CurrentStaff,
  { id: request_id, reference, version }: ChangedRequest,
  shown: number,
): Promise<void> {
  const { waiting_since, client_event_id } = await findWaiting(tx, request_id);
  if (waiting_since === null) return;
  if (client_event_id !== null && client_event_id > shown) {
    throw unprocessable({ event_id: ["They have written again. Read it first"] });
  }
  await insertEvent(tx, { request_id, staff_id, kind: "settled", version });
  await updateWaiting(tx, request_id);
  await writeAudit(tx, { staff_id, action: "request.settle", subject: reference, fields: [] });
}
