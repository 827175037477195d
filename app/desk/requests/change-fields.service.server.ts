import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { isClosed, listStates, needsFollowUp } from "#contract/clients/request-state-terms.ts";
import type { DeskFields, FieldChange } from "#contract/desk/desk-request.ts";
import { canOwnRequest } from "#contract/desk/request-access.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import type { Services } from "#services/services.server.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import { toChangedMessage } from "../parts/changed-meanwhile.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { sendRejection } from "./send-rejection.service.server.ts";
import { storeChanges, toChanges } from "./store-changes.service.server.ts";

type Deps = Pick<Services, "queue" | "env" | "clock">;

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
  if (change.version !== request.version) {
    const events = await listEvents(tx, request.id, { afterVersion: change.version });
    throw new ChangedMeanwhileError(toChangedMessage("request", events, staff.id), events);
  }
  const fields = toFields(request, change);
  const changes = toChanges(request, fields);
  if (changes.length === 0) return request.version;
  if (fields.owner_id) await requireAccess(tx, fields.owner_id, [request.form]);
  await storeChanges(deps, tx, staff, [{ request, fields, changes }]);
  const version = request.version + 1;
  if (change.email && change.state !== request.state) {
    await sendRejection(deps, tx, staff, { ...request, version }, change.email);
  }
  return version;
}

/** @throws PublicError 422 for an owner who may not open requests of these forms */
export async function requireAccess(
  tx: Transaction,
  owner_id: number,
  forms: readonly FormName[],
): Promise<void> {
  const owner = (await listColleagues(tx)).find(({ id }) => id === owner_id);
  if (owner && forms.every((form) => canOwnRequest(owner, form))) return;
  throw unprocessable({ owner_id: ["Select a person who can open this page"] });
}

/**
 * The columns that a change sets. A follow-up ends with its request, also where the form still has the
 * date.
 */
function toFields(
  request: ChangedRequest,
  { state, reason, owner_id, follow_up_on }: FieldChange,
): Partial<DeskFields> {
  if (state && !listStates(request.form).includes(state)) {
    throw unprocessable({ state: ["Select a state of this kind of request"] });
  }
  const isMoved = state !== undefined && state !== request.state;
  const fields: Partial<DeskFields> = {
    ...(state && { state, state_reason: reason ?? null }),
    ...(owner_id !== undefined && { owner_id }),
    ...(follow_up_on !== undefined && { follow_up_on }),
    ...(isMoved && isClosed(state) && { follow_up_on: null }),
  };
  const after = { ...request, ...fields };
  if ((state || follow_up_on === null) && needsFollowUp(after.state) && !after.follow_up_on) {
    throw unprocessable({ follow_up_on: ["Enter when to follow up"] });
  }
  return fields;
}
