import { lockCall } from "#app/booking/bookings.repository.server.ts";
import {
  type ChangedRequest,
  lockRequest,
} from "#app/requests/records/request-changes.repository.server.ts";
import type { Note, RequestChange } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { retryEmails } from "#services/email/email.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { hideSentDraft } from "../drafts/request-drafts.repository.server.ts";
import { correctAddress } from "./address.service.server.ts";
import { cancelEmail } from "./cancel-email.service.server.ts";
import { changeFields } from "./change-fields.service.server.ts";
import { addNote } from "./notes.service.server.ts";
import { logPhoneCall } from "./phone-calls.service.server.ts";
import { reply } from "./reply.service.server.ts";
import { settle } from "./settle.service.server.ts";
import { undoReply } from "./undo-reply.service.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/**
 * Changes a request or adds a note: the change, its entry of the timeline and of the audit log in
 * one transaction. A change that leaves everything as it is stores nothing.
 * @returns the version of the request after it
 * @throws ChangedMeanwhileError when the request is not at the version that was shown
 * @throws PublicError 404 for an unknown reference, 422 for a value that does not fit the request
 */
export function changeRequest(
  deps: Deps,
  staff: CurrentStaff,
  reference: string,
  change: RequestChange,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    // A call is locked before its request, as a change of the call does.
    if (change.intent === "address") await lockCall(tx, { reference });
    const request = await lockRequest(tx, reference);
    if (!request) throw notFound(`There is no request ${reference}.`);
    switch (change.intent) {
      case "note":
        await addNoteOfForm(deps, tx, staff, request, change);
        break;
      case "phone":
        await logPhoneCall(deps, tx, staff, request, change);
        break;
      case "address":
        return correctAddress(deps, tx, staff, request, change);
      case "reply":
        return reply(deps, tx, staff, request, change);
      case "undo-reply":
        return undoReply(deps, tx, staff, request, change.key);
      case "settle":
        await settle(tx, staff, request, change.event_id);
        break;
      case "cancel-email":
        await cancelEmail(deps, tx, staff, request);
        break;
      case "retry-emails":
        await retryEmails(deps.queue);
        break;
      default:
        return changeFields(deps, tx, staff, request, change);
    }
    return request.version;
  });
}

/** Adds a note; the draft that it was written as is no draft any more. */
async function addNoteOfForm(
  deps: Deps,
  tx: Transaction,
  staff: CurrentStaff,
  request: ChangedRequest,
  { key, body }: Note,
): Promise<void> {
  const { isNew } = await addNote(deps, tx, staff, request, { key, body });
  if (!isNew) return;
  await hideSentDraft(
    tx,
    { request_id: request.id, staff_id: staff.id, kind: "note" },
    { subject: "", body, sent_as: key, seen_event_id: 0, now: deps.clock() },
  );
}
