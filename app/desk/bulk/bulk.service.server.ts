import {
  type ChangedRequest,
  lockRequests,
} from "#app/requests/records/request-changes.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { RequestEventChange } from "#contract/clients/request-event-terms.ts";
import { listStates } from "#contract/clients/request-state-terms.ts";
import type { BulkChange, BulkUndo } from "#contract/desk/bulk.ts";
import type { DeskFields } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { requireAccess } from "../requests/change-fields.service.server.ts";
import { sendRejections } from "../requests/send-rejection.service.server.ts";
import { storeChanges, toChanges } from "../requests/store-changes.service.server.ts";
import {
  type BulkEvent,
  listBulkEvents,
  listStatesBefore,
} from "./bulk-events.repository.server.ts";

type Deps = Pick<Services, "db" | "clock" | "queue" | "env">;

export type BulkResult = {
  /** How many differ now from what they were. */
  changed: number;
  /** What a colleague changed meanwhile, which is as they left it. */
  conflicts: Pick<ChangedRequest, "reference" | "form" | "name">[];
  /** What takes it back; undefined after an undo, or where nothing changed. */
  undo: BulkUndo | undefined;
};

/**
 * Changes fields of many requests in one transaction. A row that is not at the version that was
 * shown is left out and reported. With a template each applicant who is rejected is told by email.
 * @param forms those that the person may change
 * @throws PublicError 422 for a state that one of them cannot have, or an owner who may not open one
 */
export function changeRows(
  deps: Deps,
  staff: CurrentStaff,
  forms: readonly FormName[],
  { rows, fields, template = "" }: Pick<BulkChange, "rows" | "fields"> & { template?: string },
): Promise<BulkResult> {
  return deps.db.transaction(async (tx) => {
    const { owner_id, state } = fields;
    if (owner_id) await requireAccess(tx, owner_id, forms);
    const shown = new Map(rows.map(({ id, version }) => [id, version]));
    const locked = await lockRequests(tx, [...shown.keys()], forms);
    if (state && locked.some(({ form }) => !listStates(form).includes(state))) {
      throw unprocessable({ state: ["Select a state of this kind of request"] });
    }
    const isAsShown = ({ id, version }: ChangedRequest) => version === shown.get(id);
    const result = await store(deps, tx, staff, { locked, isAsShown, toFields: () => fields });
    if (template && state === "rejected") {
      const rejected = locked.filter((one) => isAsShown(one) && one.state !== "rejected");
      await sendRejections(deps, tx, staff, rejected, template);
    }
    return result;
  });
}

/** Takes a change of many back, except of those that were changed since. */
export function undoRows(
  deps: Deps,
  staff: CurrentStaff,
  forms: readonly FormName[],
  undo: BulkUndo,
): Promise<BulkResult> {
  return deps.db.transaction(async (tx) => {
    const events = Map.groupBy(
      await listBulkEvents(tx, undo, staff.id),
      ({ request_id }) => request_id,
    );
    const locked = await lockRequests(tx, [...events.keys()], forms);
    const states = await listStatesBefore(tx, [...events.keys()], undo.first);
    return store(deps, tx, staff, {
      locked,
      isAsShown: ({ id, version }) => version === events.get(id)?.[0]?.version,
      toFields: ({ id }) => toFieldsBefore(events.get(id) ?? [], states.get(id)),
      toUndone: ({ id }) => (events.get(id) ?? []).map((event) => event.id),
    });
  });
}

type Bulk = {
  locked: readonly ChangedRequest[];
  isAsShown: (request: ChangedRequest) => boolean;
  toFields: (request: ChangedRequest) => Partial<DeskFields>;
  /** Entries of the change that is taken back. */
  toUndone?: (request: ChangedRequest) => number[];
};

async function store(
  deps: Deps,
  tx: Transaction,
  staff: CurrentStaff,
  { locked, isAsShown, toFields, toUndone }: Bulk,
): Promise<BulkResult> {
  const planned = locked.filter(isAsShown).flatMap((request) => {
    const fields = toFields(request);
    const changes = toChanges(request, fields);
    return changes.length > 0 ? [{ request, fields, changes }] : [];
  });
  const undone = toUndone && planned.flatMap(({ request }) => toUndone(request));
  const events = planned.length > 0 ? await storeChanges(deps, tx, staff, planned, undone) : [];
  const [first, last] = [events[0], events.at(-1)];
  return {
    changed: planned.length,
    conflicts: locked
      .filter((request) => !isAsShown(request))
      .map(({ reference, form, name }) => ({ reference, form, name })),
    undo: first !== undefined && last !== undefined ? { first, last } : undefined,
  };
}

/** @param entered what brought the request into the state that it had before */
function toFieldsBefore(
  events: readonly BulkEvent[],
  entered: RequestEventChange | undefined,
): Partial<DeskFields> {
  const fields: Partial<DeskFields> = {};
  for (const { change } of events) {
    if (change.field === "owner_id") fields.owner_id = change.from;
    if (change.field === "follow_up_on") fields.follow_up_on = change.from;
    if (change.field === "state") {
      fields.state = change.from;
      fields.state_reason = (entered?.field === "state" && entered.reason) || null;
    }
  }
  return fields;
}
