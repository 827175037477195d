import { cancelEmailById } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import {
  type ChangedRequest,
  updateFields,
} from "#app/requests/records/request-changes.repository.server.ts";
import {
  listEvents,
  type RequestEvent,
} from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import type { DeskFields } from "#contract/desk/desk-request.ts";
import { DRAFT_DAYS } from "#contract/desk/request-draft-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { releaseUpload } from "#services/uploads/uploads.repository.server.ts";
import { restoreSentDraft } from "../drafts/request-drafts.repository.server.ts";
import { deleteEvents, findReply } from "./request-events.repository.server.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Takes a reply back before it is sent: it is a draft again, and the state and follow-up that were
 * set with it are as before, unless they were changed since.
 * @returns the version of the request after it
 * @throws PublicError 422 when it was sent, or is another person's
 */
export async function undoReply(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  staff: CurrentStaff,
  request: ChangedRequest,
  key: string,
): Promise<number> {
  const now = clock();
  const reply = await findReply(tx, key);
  const isOwn = reply?.staff_id === staff.id && reply.request_id === request.id;
  if (!isOwn || !(await cancelEmailById(tx, key, now))) {
    throw unprocessable({ reply: ["It's too late. The reply has already been sent"] });
  }
  const { subject, body, upload_id } = reply;
  if (upload_id !== null) {
    await releaseUpload(tx, upload_id, new Date(now.getTime() + DRAFT_DAYS * DAY_MS));
  }
  await restoreSentDraft(
    tx,
    { request_id: request.id, staff_id: staff.id, kind: "reply" },
    { sent_as: key, subject: subject ?? "", body: body ?? "" },
  );
  const version = await undoChanges(tx, request, reply);
  await deleteEvents(tx, [reply.id]);
  await updateWaiting(tx, request.id);
  await writeAudit(tx, {
    staff_id: staff.id,
    action: "request.undo_reply",
    subject: request.reference,
    fields: [],
  });
  return version;
}

/** What one press has changed with the reply has the same time, that of its transaction. */
async function undoChanges(
  tx: Transaction,
  request: ChangedRequest,
  reply: Pick<RequestEvent, "id" | "at" | "version">,
): Promise<number> {
  const events = await listEvents(tx, request.id);
  const changes = events.filter(
    ({ at, version, change }) =>
      at.getTime() === reply.at.getTime() &&
      version === reply.version + 1 &&
      // A message of the client sets the follow-up without a version.
      ((change?.field === "state" && change.to === request.state) ||
        (change?.field === "follow_up_on" && change.to === request.follow_up_on)),
  );
  if (changes.length === 0 || request.version !== reply.version + 1) return request.version;
  const version = await updateFields(
    tx,
    { id: request.id, expected: request.version },
    toFieldsBefore(changes, events),
  );
  if (version === undefined) throw new Error("A locked request has changed");
  // Entries that take them back would close a request once more that the client has written to since.
  await deleteEvents(
    tx,
    changes.map(({ id }) => id),
  );
  return version;
}

function toFieldsBefore(
  changes: readonly RequestEvent[],
  events: readonly RequestEvent[],
): Partial<DeskFields> {
  const fields: Partial<DeskFields> = {};
  for (const { change } of changes) {
    if (change?.field === "follow_up_on") fields.follow_up_on = change.from;
    if (change?.field === "state") {
      fields.state = change.from;
      fields.state_reason = findReason(events, change.from);
    }
  }
  return fields;
}

/** Why the request was in a state before: the last entry that brought it there has the reason. */
function findReason(events: readonly RequestEvent[], state: DeskFields["state"]) {
  const entered = events.findLast(({ change }) => change?.field === "state" && change.to === state);
  return (entered?.change?.field === "state" && entered.change.reason) || null;
}
