import { and, asc, eq, sql } from "drizzle-orm";
import type { FormName } from "#contract/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";

export type DayCall = {
  reference: string;
  form: FormName;
  name: string;
  company_name: string | null;
  starts_at: Date;
};

/**
 * Booked calls of one day, in order.
 * @param day like `2026-11-22`, by the clocks of `timezone`
 */
export function listCallsOfDay(db: Queryable, day: string, timezone: string): Promise<DayCall[]> {
  const start = sql`(${day}::date)::timestamp at time zone ${timezone}`;
  const end = sql`(${day}::date + 1)::timestamp at time zone ${timezone}`;
  const { reference, form, name, company_name } = requests;
  return db
    .select({ reference, form, name, company_name, starts_at: bookings.starts_at })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(
      and(
        eq(bookings.status, "booked"),
        sql`${bookings.starts_at} >= ${start}`,
        sql`${bookings.starts_at} < ${end}`,
      ),
    )
    .orderBy(asc(bookings.starts_at));
}
