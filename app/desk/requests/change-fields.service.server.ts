import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { listStates, needsFollowUp } from "#contract/clients/request-state-terms.ts";
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
  const isRejected = change.intent === "state" && change.state !== request.state;
  if (isRejected && change.email) {
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
