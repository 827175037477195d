import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { clockMarks } from "#database/tables/clock-marks.ts";

/** The database's clock, and the last time at which a process believed its own. */
export async function readClocks(
  db: Queryable,
): Promise<{ database: Date; seen: Date | undefined }> {
  const { rows } = await db.execute<{ database: string; seen: string | null }>(
    sql`select clock_timestamp() as database, (select ${clockMarks.seen_at} from ${clockMarks}) as seen`,
  );
  const { database = "", seen = null } = rows[0] ?? {};
  return { database: new Date(database), seen: seen === null ? undefined : new Date(seen) };
}

/** Stores the time of a believed clock. */
export async function storeSeen(db: Queryable, seen_at: Date): Promise<void> {
  await db
    .insert(clockMarks)
    .values({ seen_at })
    .onConflictDoUpdate({ target: clockMarks.id, set: { seen_at } });
}

/** Jobs that were not tried yet and are planned for later than they were added. */
const isPlanned = sql`state = 'created' and start_after > created_on + interval '1 minute'`;

/** Keeps planned jobs from starting, and old jobs from being deleted, until `releaseJobs`. */
export async function holdPlannedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`update pgboss.job set blocked = true where not blocked and ${isPlanned}`);
  // The queue deletes old jobs a day after the last time.
  await db.execute(sql`
    update pgboss.queue set maintain_on = now(), monitor_claim_on = least(monitor_claim_on, now())`);
}

/**
 * Lets held jobs start at their time. What a clock that was ahead left behind is undone: a regular
 * job of a later day or hour no longer stands for that one, a job that was to start at once does so
 * now, and one that a killed process had begun is tried again after its timeout.
 */
export async function releaseJobs(db: Queryable): Promise<void> {
  const isLater = sql`singleton_on > now() at time zone 'utc'`;
  const isFromLater = sql`created_on > now() + interval '1 minute'`;
  const isBegunLater = sql`state = 'active' and started_on > now()`;
  await db.execute(sql`
    update pgboss.job set
      blocked = false,
      singleton_on = case when ${isLater} then null else singleton_on end,
      start_after = case when ${isFromLater} and not (${isPlanned}) then now() else start_after end,
      started_on = case when ${isBegunLater} then now() else started_on end
    where blocked or ${isLater} or (${isBegunLater})
      or (${isFromLater} and state in ('created', 'retry') and start_after > now())`);
  await db.execute(sql`
    update pgboss.queue set
      maintain_on = least(maintain_on, now()),
      monitor_claim_on = least(monitor_claim_on, now())
    where greatest(maintain_on, monitor_claim_on) > now()`);
}
