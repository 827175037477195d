import { asc, eq, gte, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { hostDaysOff } from "#database/tables/hosts.ts";

/** ISO dates; `host_id` is null for days off of everybody. */
export type DaysOff = typeof hostDaysOff.$inferSelect;

const DAY = 24 * 3_600_000;

/** Days off that staff entered and that are not over, wherever on earth the host is, in order. */
export function listDaysOff(db: Queryable, now: Date): Promise<DaysOff[]> {
  const since = new Date(now.getTime() - 2 * DAY).toISOString().slice(0, 10);
  return db
    .select()
    .from(hostDaysOff)
    .where(gte(hostDaysOff.last_day, since))
    .orderBy(asc(hostDaysOff.first_day), asc(hostDaysOff.id));
}

/** Each single day, also those that were over not long ago: they are erased after 30 days. */
export async function listSingleDaysOff(
  db: Queryable,
): Promise<{ host_id: number | null; day: string }[]> {
  const day = sql<string>`to_char(generate_series(${hostDaysOff.first_day}, ${hostDaysOff.last_day}, '1 day'), 'YYYY-MM-DD')`;
  return db.select({ host_id: hostDaysOff.host_id, day }).from(hostDaysOff);
}

export async function insertDaysOff(
  db: Queryable,
  days: typeof hostDaysOff.$inferInsert,
): Promise<void> {
  await db.insert(hostDaysOff).values(days);
}

/** Whose days off were removed; undefined when there are none with this id. */
export async function deleteDaysOff(
  db: Queryable,
  id: number,
): Promise<Pick<DaysOff, "host_id"> | undefined> {
  const [row] = await db
    .delete(hostDaysOff)
    .where(eq(hostDaysOff.id, id))
    .returning({ host_id: hostDaysOff.host_id });
  return row;
}
