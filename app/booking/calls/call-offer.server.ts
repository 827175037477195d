import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { listFreeSlots } from "../slots/free-slots.service.server.ts";

/** Free times for a page without JavaScript. */
export async function readCallOffer(
  db: Queryable,
  { now, except }: { now: Date; except?: string },
): Promise<{ slots: string[]; ourTimezone: string; slotMinutes: number }> {
  const [slots, { timezone, slot_minutes }] = await Promise.all([
    listFreeSlots(db, { now, except }),
    getBookingConfig(db),
  ]);
  return {
    slots: slots.map((slot) => slot.toISOString()),
    ourTimezone: timezone,
    slotMinutes: slot_minutes,
  };
}
