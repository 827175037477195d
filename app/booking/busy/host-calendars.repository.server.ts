import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Database, Queryable } from "#database/client.server.ts";
import { hostBusyTimes, hostCalendars } from "#database/tables/hosts.ts";

export type HostCalendar = typeof hostCalendars.$inferSelect;
/** A time at which a host is busy. */
export type BusyTime = { starts_at: Date; ends_at: Date };

/** Rows of one insert; each has three parameters. */
const BATCH = 1_000;

/** Other calendars of hosts, with their secret links. */
export function listHostCalendars(db: Queryable): Promise<HostCalendar[]> {
  return db.select().from(hostCalendars).orderBy(asc(hostCalendars.host_id));
}

/** Replaces the link of a host; what was read by the earlier one is no longer valid. */
export async function setHostCalendar(db: Queryable, host_id: number, url: string): Promise<void> {
  await removeHostCalendar(db, host_id);
  await db.insert(hostCalendars).values({ host_id, url });
}

export async function removeHostCalendar(db: Queryable, host_id: number): Promise<boolean> {
  const { rowCount } = await db.delete(hostCalendars).where(eq(hostCalendars.host_id, host_id));
  return rowCount === 1;
}

/** Replaces the busy times of a calendar, unless its link has changed since it was read. */
export function storeBusyTimes(
  db: Database,
  { host_id, url }: Pick<HostCalendar, "host_id" | "url">,
  times: readonly BusyTime[],
  read_at: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const updated = await tx
      .update(hostCalendars)
      .set({ read_at, failed_at: null, problem: null })
      .where(and(eq(hostCalendars.host_id, host_id), eq(hostCalendars.url, url)))
      .returning({ host_id: hostCalendars.host_id });
    if (updated.length === 0) return;
    await tx.delete(hostBusyTimes).where(eq(hostBusyTimes.host_id, host_id));
    for (let first = 0; first < times.length; first += BATCH) {
      const rows = times.slice(first, first + BATCH).map((time) => ({ ...time, host_id }));
      await tx.insert(hostBusyTimes).values(rows);
    }
  });
}

/** Stores why a calendar could not be read; the busy times that are known remain. */
export async function storeCalendarFailure(
  db: Queryable,
  { host_id, url }: Pick<HostCalendar, "host_id" | "url">,
  failure: { failed_at: Date; problem: string },
): Promise<void> {
  await db
    .update(hostCalendars)
    .set(failure)
    .where(and(eq(hostCalendars.host_id, host_id), eq(hostCalendars.url, url)));
}

/** Busy times of hosts between two instants. */
export function listBusyTimes(db: Queryable, { from, to }: { from: Date; to: Date }) {
  const { host_id: host, starts_at, ends_at } = hostBusyTimes;
  return db
    .select({ host, starts_at, blocked_until: ends_at })
    .from(hostBusyTimes)
    .where(and(lt(starts_at, to), gt(ends_at, from)));
}
