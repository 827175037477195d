import { and, asc, eq, gt, isNotNull, isNull, lte, notInArray } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { type BookingRow, type Caller, selectCall } from "../bookings.repository.server.ts";

/**
 * Takes the reminder of a call that is due, once: of several processes each gets another one. A
 * tentative call has none until it is confirmed.
 * @param failed ids of calls whose reminder could not be sent now
 */
export async function takeDueReminder(
  tx: Transaction,
  now: Date,
  failed: readonly number[],
): Promise<(BookingRow & Caller) | undefined> {
  const [due] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(
      and(
        lte(bookings.remind_at, now),
        gt(bookings.starts_at, now),
        eq(bookings.status, "booked"),
        isNull(bookings.confirm_by),
        eq(bookings.is_reminder_off, false),
        isNotNull(requests.email),
        notInArray(bookings.id, [...failed]),
      ),
    )
    .orderBy(asc(bookings.remind_at))
    .limit(1)
    .for("update", { of: bookings, skipLocked: true });
  if (!due) return undefined;
  await tx.update(bookings).set({ remind_at: null }).where(eq(bookings.id, due.id));
  return selectCall(tx, eq(bookings.id, due.id));
}
