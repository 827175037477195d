import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { listEmailsOfOthers } from "#app/requests/thread/thread-entries.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { listReasons, needsFollowUp } from "#contract/clients/request-state-terms.ts";
import type { FieldChange, Reply } from "#contract/desk/desk-request.ts";
import { addSignature } from "#contract/desk/reply-terms.ts";
import { UNDO_SECONDS } from "#contract/desk/request-draft-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { addDays } from "#platform/time/date-text.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { readSignature } from "#services/staff/staff.repository.server.ts";
import { hideSentDraft } from "../drafts/request-drafts.repository.server.ts";
import { readReplySubject } from "../replies/answer-subject.service.server.ts";
import { changeFields } from "./change-fields.service.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { sendReply } from "./send-reply.service.server.ts";

type Deps = Pick<Services, "queue" | "env" | "clock">;

/**
 * Sends a reply, and changes state and follow-up with it. What others wrote to the client since it was
 * begun is shown first: it is sent once that was seen.
 * @throws ChangedMeanwhileError with those replies, or when the request has changed
 */
export async function reply(
  deps: Deps,
  tx: Transaction,
  staff: CurrentStaff,
  request: ChangedRequest,
  change: Reply,
): Promise<number> {
  const { id, version } = request;
  const { key, subject, body, seen_event_id } = change;
  const signature = change.signature ? await readSignature(tx, staff.id) : "";
  const email = {
    ...change,
    subject: subject || (await readReplySubject(tx, request)),
    body: addSignature(body, signature),
  };
  const now = deps.clock();
  const time = { sendAt: new Date(now.getTime() + UNDO_SECONDS * 1_000), isUndoable: true };
  if (!(await sendReply(deps, tx, staff, request, email, time))) return version;
  const others = await listEmailsOfOthers(tx, {
    request_id: id,
    staff_id: staff.id,
    after: seen_event_id ?? Number.MAX_SAFE_INTEGER,
  });
  if (others.length > 0) {
    const names = [...new Set(others.map((one) => one.staff))].join(", ");
    throw new ChangedMeanwhileError(
      `${names} wrote to them since you began. Send again to send yours too.`,
      others,
    );
  }
  await hideSentDraft(
    tx,
    { request_id: id, staff_id: staff.id, kind: "reply" },
    { subject, body, sent_as: key, seen_event_id: seen_event_id ?? 0, now },
  );
  const changed = await toFieldChange(tx, request, change, now);
  return changed ? changeFields(deps, tx, staff, request, changed) : version;
}

/** What is changed with a reply. */
async function toFieldChange(
  tx: Transaction,
  request: ChangedRequest,
  { state, follow_up_days, version = request.version }: Reply,
  now: Date,
): Promise<FieldChange | undefined> {
  const follow_up_on = follow_up_days
    ? addDays(await readToday(tx, now), follow_up_days)
    : request.follow_up_on;
  if (!state || state === request.state) {
    return follow_up_days ? { intent: "fields", version, follow_up_on } : undefined;
  }
  if (listReasons(state).length > 0) {
    throw unprocessable({ state: ["Change to this state without a reply"] });
  }
  if (needsFollowUp(state) && !follow_up_on) {
    throw unprocessable({ follow_up_days: ["Select when to follow up"] });
  }
  return { intent: "fields", version, state, follow_up_on };
}
