import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";

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

/** The rows of a page: changed since a time, and with a lower id than the last one before it. */
export const toPageCondition = (
  filter: SQL | undefined,
  { before, since }: { before: number | undefined; since: Date | undefined },
) =>
  and(
    filter,
    before === undefined ? undefined : lt(requests.id, before),
    since === undefined ? undefined : gte(requests.updated_at, since),
  );
