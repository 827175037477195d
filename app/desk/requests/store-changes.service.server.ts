import { cancelScheduledEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import {
  type ChangedRequest,
  setDecidedAt,
  updateManyFields,
} from "#app/requests/records/request-changes.repository.server.ts";
import { insertEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaitingOf } from "#app/requests/thread/waiting.repository.server.ts";
import type { RequestEventChange } from "#contract/clients/request-event-terms.ts";
import { isClosed } from "#contract/clients/request-state-terms.ts";
import type { DeskFields } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { type Actor, toAuthor } from "#services/audit/actor.ts";
import { writeAudits } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { FIELD_KINDS } from "./field-kinds.ts";
import { deleteEvents } from "./request-events.repository.server.ts";

type FieldEvent = Extract<RequestEventChange, { field: keyof typeof FIELD_KINDS }>;

/** What changes of a locked request. */
export type PlannedChange = {
  /** As it is before. */
  request: ChangedRequest;
  fields: Partial<DeskFields>;
  /** What differs, at least one. */
  changes: readonly FieldEvent[];
};

/** What differs from the request as it is. */
export function toChanges(request: ChangedRequest, fields: Partial<DeskFields>): FieldEvent[] {
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

/**
 * Stores changes of locked requests, each with its entries of the thread and of the audit log, in as
 * many statements for a thousand as for one. An email about a rejection is cancelled once the
 * application is not rejected any more.
 * @param undone entries that the changes take back. They are deleted and none are added: those would
 * settle a request once more whose client has written since
 * @returns ids of the entries
 */
export async function storeChanges(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  staff: Actor,
  planned: readonly PlannedChange[],
  undone?: readonly number[],
): Promise<number[]> {
  const after = planned.map(({ request, fields }) => ({ ...request, ...fields }));
  await updateManyFields(
    tx,
    after.map(({ id, state, state_reason, owner_id, follow_up_on }) => ({
      id,
      state,
      state_reason,
      owner_id,
      follow_up_on,
    })),
  );
  if (undone) await deleteEvents(tx, undone);
  const events = undone ? [] : await insertEvents(tx, toEvents(staff, planned));
  const moved = after.filter((_, index) => planned[index]?.fields.state !== undefined);
  const toIds = (rows: typeof moved) => rows.map(({ id }) => id);
  const closed = moved.filter(({ state }) => isClosed(state));
  const reopened = moved.filter(({ state }) => !isClosed(state));
  const pardoned = planned.filter(
    ({ request, fields }) =>
      request.state === "rejected" && (fields.state ?? "rejected") !== "rejected",
  );
  const now = clock();
  if (moved.length > 0) await updateWaitingOf(tx, toIds(moved));
  if (closed.length > 0) await setDecidedAt(tx, toIds(closed), now);
  if (reopened.length > 0) await setDecidedAt(tx, toIds(reopened), null);
  if (pardoned.length > 0) {
    const request_ids = pardoned.map(({ request }) => request.id);
    await cancelScheduledEmails(tx, { request_ids }, now);
  }
  await writeAudits(
    tx,
    planned.map(({ request, changes }) => ({
      ...toAuthor(staff),
      action: `request.${toAction(changes)}` as const,
      subject: request.reference,
      fields: toAuditFields(changes),
    })),
  );
  return events;
}

const toEvents = (staff: Actor, planned: readonly PlannedChange[]) =>
  planned.flatMap(({ request, changes }) =>
    changes.map((change) => ({
      request_id: request.id,
      staff_id: staff.id,
      kind: FIELD_KINDS[change.field],
      version: request.version + 1,
      change,
    })),
  );

/** Whom it was given to, or which state it has, is a second record of the sentence. */
function toAuditFields(changes: readonly FieldEvent[]): string[] {
  const names = changes.map(({ field }) => field);
  const [first] = changes;
  if (first?.field === "state") return [...names, `state ${first.to}`];
  return first?.field === "owner_id" && first.to !== null ? [...names, `staff ${first.to}`] : names;
}

/** A state sets a follow-up too. */
function toAction(changes: readonly FieldEvent[]) {
  const [first] = changes;
  return first ? FIELD_KINDS[first.field] : "state";
}
