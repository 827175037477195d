import { randomUUID } from "node:crypto";
import { cancelScheduledEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import {
  type ChangedRequest,
  setDecidedAt,
  updateFields,
} from "#app/requests/records/request-changes.repository.server.ts";
import { insertEvent, listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { RequestEventChange } from "#contract/clients/request-event-terms.ts";
import { isClosed, listStates, needsFollowUp } from "#contract/clients/request-state-terms.ts";
import type { DeskFields, FieldChange } from "#contract/desk/desk-request.ts";
import { canOpenRequest } from "#contract/desk/request-access.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { type Actor, toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import { toChangedMessage } from "../parts/changed-meanwhile.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { sendReply } from "./send-reply.service.server.ts";

type Deps = Pick<Services, "queue" | "env" | "clock">;

/** Time in which a rejection can be undone before the applicant is told. */
const REJECTION_DELAY_MS = 24 * 3_600_000;

/**
 * Changes fields of a locked request.
 * @returns its version after that
 * @throws ChangedMeanwhileError when it is not at the version that was shown
 */
export async function changeFields(
  deps: Deps,
  tx: Transaction,
  staff: Actor,
  request: ChangedRequest,
  change: FieldChange,
): Promise<number> {
  const { id, reference } = request;
  if (change.version !== request.version) {
    const events = await listEvents(tx, id, { afterVersion: change.version });
    throw new ChangedMeanwhileError(toChangedMessage("request", events, staff.id), events);
  }
  const fields = toFields(request, change);
  const changes = toChanges(request, fields);
  if (changes.length === 0) return request.version;
  if (fields.owner_id) await requireAccess(tx, fields.owner_id, request.form);
  const version = await updateFields(tx, { id, expected: request.version }, fields);
  if (version === undefined) throw new Error("A locked request has changed");
  for (const one of changes) {
    const kind = KINDS[one.field];
    await insertEvent(tx, { request_id: id, staff_id: staff.id, kind, version, change: one });
  }
  if (fields.state) await updateWaiting(tx, id);
  if (fields.state && request.form === "apply") {
    const isDecided = isClosed(fields.state);
    await setDecidedAt(tx, id, isDecided ? deps.clock() : null);
    await followRejection(deps, tx, staff, { ...request, version }, change);
  }
  await writeAudit(tx, {
    ...toAuthor(staff),
    action: `request.${change.intent}`,
    subject: reference,
    fields: changes.map(({ field }) => field),
  });
  return version;
}

/** @throws PublicError 422 for an owner who may not open the request */
async function requireAccess(tx: Transaction, owner_id: number, form: FormName): Promise<void> {
  const owner = (await listColleagues(tx)).find(({ id }) => id === owner_id);
  if (owner && canOpenRequest(owner, form)) return;
  throw unprocessable({ owner_id: ["Select a person who can open this page"] });
}

/**
 * Plans the email about a rejection, or cancels it once the application is not rejected any more.
 * @param request as it was before, at its new version
 */
async function followRejection(
  deps: Deps,
  tx: Transaction,
  staff: Actor,
  request: ChangedRequest,
  change: FieldChange,
): Promise<void> {
  if (change.intent !== "state" || change.state === request.state) return;
  const now = deps.clock();
  if (request.state === "rejected")
    await cancelScheduledEmails(tx, { request_id: request.id }, now);
  if (!change.email) return;
  const sendAt = new Date(now.getTime() + REJECTION_DELAY_MS);
  await sendReply(deps, tx, staff, request, { key: randomUUID(), ...change.email }, { sendAt });
}

const KINDS = { state: "state", owner_id: "owner", follow_up_on: "follow_up" } as const;

/** The columns that a change sets. */
function toFields(request: ChangedRequest, change: FieldChange): Partial<DeskFields> {
  switch (change.intent) {
    case "owner":
      return { owner_id: change.owner_id };
    case "follow_up":
      if (!change.follow_up_on && needsFollowUp(request.state)) {
        throw unprocessable({ follow_up_on: ["Enter when to follow up"] });
      }
      return { follow_up_on: change.follow_up_on };
    default:
      if (!listStates(request.form).includes(change.state)) {
        throw unprocessable({ state: ["Select a state of this kind of request"] });
      }
      return {
        state: change.state,
        state_reason: change.reason ?? null,
        follow_up_on: needsFollowUp(change.state) ? change.follow_up_on : null,
      };
  }
}

type FieldEvent = Extract<RequestEventChange, { field: keyof typeof KINDS }>;

/** What differs from the request as it is. */
function toChanges(request: ChangedRequest, fields: Partial<DeskFields>): FieldEvent[] {
  const { state, state_reason, owner_id, follow_up_on } = { ...request, ...fields };
  const changes: FieldEvent[] = [];
  if (state !== request.state || state_reason !== request.state_reason) {
    const reason = state_reason ? { reason: state_reason } : {};
    changes.push({ field: "state", from: request.state, to: state, ...reason });
  }
  if (owner_id !== request.owner_id) {
    changes.push({ field: "owner_id", from: request.owner_id, to: owner_id });
  }
  if (follow_up_on !== request.follow_up_on) {
    changes.push({ field: "follow_up_on", from: request.follow_up_on, to: follow_up_on });
  }
  return changes;
}
