import type { RequestEventKind } from "#contract/clients/request-event-terms.ts";
import type { DeskFields } from "#contract/desk/desk-request.ts";

/** The entry of the thread that a change of a field makes; a reason belongs to its state. */
export const FIELD_KINDS = {
  state: "state",
  owner_id: "owner",
  follow_up_on: "follow_up",
} as const satisfies Record<Exclude<keyof DeskFields, "state_reason">, RequestEventKind>;
