import type { Queryable } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { SLOT_TAKEN } from "../call-texts.ts";
import { listNearestSlots } from "./free-slots.service.server.ts";

/** 409 for a slot that is not free, with the three nearest that are (product §4). */
export async function slotTaken(
  db: Queryable,
  requested: Date,
  options: { now: Date; except?: string | undefined },
): Promise<PublicError> {
  const nearest = await listNearestSlots(db, requested, options);
  return new PublicError(409, SLOT_TAKEN, {
    errors: { contact_at: [SLOT_TAKEN] },
    members: { nearest: nearest.map((slot) => slot.toISOString()) },
  });
}
