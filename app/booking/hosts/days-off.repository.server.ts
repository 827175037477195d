import { asc, eq, gte, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { hostDaysOff } from "#database/tables/hosts.ts";

/** ISO dates; `host_id` is null for days off of everybody. */
export type DaysOff = typeof hostDaysOff.$inferSelect;

/** Not over yet, wherever on earth the host is. */
const isAhead = gte(hostDaysOff.last_day, sql`current_date - 2`);

/** Days off that staff entered and that are not over, in order. */
export function listDaysOff(db: Queryable): Promise<DaysOff[]> {
  return db
    .select()
    .from(hostDaysOff)
    .where(isAhead)
    .orderBy(asc(hostDaysOff.first_day), asc(hostDaysOff.id));
}

/** Each of these days. */
export async function listSingleDaysOff(
  db: Queryable,
): Promise<{ host_id: number | null; day: string }[]> {
  const day = sql<string>`to_char(generate_series(${hostDaysOff.first_day}, ${hostDaysOff.last_day}, '1 day'), 'YYYY-MM-DD')`;
  return db.select({ host_id: hostDaysOff.host_id, day }).from(hostDaysOff).where(isAhead);
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
