import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";

/**
 * The time up to which changes are visible: what a transaction that is still open writes has a later
 * `updated_at` than this.
 */
export async function readSyncTime(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ until: Date | string }>(sql`
    select coalesce(least(now(), min(xact_start)), now()) as until
    from pg_stat_activity
    where datname = current_database() and backend_xid is not null`);
  return new Date(rows[0]?.until ?? 0);
}
