import { listMessageFiles } from "#app/requests/records/messages.repository.server.ts";
import {
  type ChangedRequest,
  lockRequest,
} from "#app/requests/records/request-changes.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { deleteUnclaimed, releaseUpload } from "#services/uploads/uploads.repository.server.ts";
import { deleteEvents } from "../requests/request-events.repository.server.ts";
import { findDecided, updateInbound } from "./inbound-emails.repository.server.ts";

/**
 * Lists an email again that staff have ignored, or added to a request, whose thread is then as before.
 * @throws PublicError 409 when a colleague was first
 */
export async function undoDecision(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  staff: CurrentStaff,
  id: number,
): Promise<void> {
  const email = await findDecided(tx, id);
  const request = email?.reference ? await lockRequest(tx, email.reference) : undefined;
  const listed = {
    state: "unmatched",
    request_id: null,
    event_id: null,
    warning: null,
    is_automatic: false,
    quoted: "",
    other_files: [],
  } as const;
  if (!email || !(await updateInbound(tx, email, { ...listed, other_files: [] }))) {
    throw new PublicError(
      409,
      "This email is no longer where it was. Reload the page to see where it is.",
    );
  }
  if (request && email.event_id !== null) {
    await removeEntry(tx, request, { id: email.event_id, now: clock() });
  }
  await writeAudit(tx, {
    staff_id: staff.id,
    action: "email.undo",
    subject: request?.reference ?? `email ${id}`,
    fields: [],
  });
}

/** Its files are in the mailbox, from which they are read again. */
async function removeEntry(
  tx: Transaction,
  request: Pick<ChangedRequest, "id">,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const files = await listMessageFiles(tx, id);
  for (const file of files) await releaseUpload(tx, file, now);
  await deleteUnclaimed(tx, files);
  await deleteEvents(tx, [id]);
  await updateWaiting(tx, request.id);
}
