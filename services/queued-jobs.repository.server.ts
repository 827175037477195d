import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import type { Amount } from "./personal-data/personal-record.server.ts";

/** The queue's table, created by its library at the first start. */
export const JOBS = sql.raw("pgboss.job");

/** Jobs per transaction. */
const BATCH = 500;

export async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 where to_regclass('pgboss.job') is not null`);
  return rows.length > 0;
}

/** The number of jobs and when the oldest was created. */
export async function measureJobs(db: Queryable, where: SQL): Promise<Amount> {
  if (!(await hasQueue(db))) return { count: 0, oldest: undefined };
  const { rows } = await db.execute<{ count: number; oldest: Date | string | null }>(
    sql`select count(*)::int as count, min(created_on) as oldest from ${JOBS} where ${where}`,
  );
  const [{ count, oldest } = { count: 0, oldest: null }] = rows;
  return { count, oldest: oldest ? new Date(oldest) : undefined };
}

/**
 * Deletes a batch of jobs and returns how many.
 * @param lock what to do with rows that another transaction has locked
 */
export async function deleteSomeJobs(
  db: Queryable,
  where: SQL,
  lock: "skip locked" | "" = "",
): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const { rowCount } = await db.execute(sql`
    delete from ${JOBS} where id = any(array(
      select id from ${JOBS} where ${where} order by id limit ${BATCH} for update ${sql.raw(lock)}))`);
  return rowCount ?? 0;
}
