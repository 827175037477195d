import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { Queryable } from "#database/client.server.ts";
import type { CallOffer } from "../form-step/call-select.tsx";
import { asksForPhone } from "../hosts/host-schedules.service.server.ts";
import { listFreeSlots } from "../slots/free-slots.service.server.ts";

/** Free times for a page without JavaScript. */
export async function readCallOffer(
  db: Queryable,
  { now, except }: { now: Date; except?: string },
): Promise<CallOffer> {
  const [slots, { timezone, slot_minutes }, asksPhone] = await Promise.all([
    listFreeSlots(db, { now, except }),
    getBookingConfig(db),
    asksForPhone(db),
  ]);
  return {
    slots: slots.map((slot) => slot.toISOString()),
    ourTimezone: timezone,
    slotMinutes: slot_minutes,
    asksPhone,
  };
}
