import { count, inArray, min, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import type { Amount, Expiry } from "./personal-record.server.ts";

/** Rows per transaction: each may have a file of 10 MB. */
const BATCH = 100;

type Rows = { table: PgTable; key: PgColumn };

/** The number of rows and the earliest time in their column `since`. */
export async function measureRows(
  db: Queryable,
  { table, since, where }: { table: PgTable; since: PgColumn; where: SQL | undefined },
): Promise<Amount> {
  const [row] = await db
    .select({ count: count(), oldest: min(since) })
    .from(table)
    .where(where);
  const oldest = row?.oldest as Date | string | null | undefined;
  return { count: row?.count ?? 0, oldest: oldest ? new Date(oldest) : undefined };
}

/** Deletes some rows with their dependents. Rows locked by another transaction are skipped. */
export async function deleteSomeRows(
  tx: Transaction,
  { table, key, where }: Rows & { where: SQL | undefined },
): Promise<number> {
  const rows = await tx
    .select({ key })
    .from(table)
    .where(where)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return 0;
  const keys = rows.map((row) => row.key);
  await tx.delete(table).where(inArray(key, keys));
  return rows.length;
}

/**
 * The expiry of rows of one table.
 * @param rows `since` is the column that retention counts from, `isExpired` the condition at a time
 */
export function createRowExpiry({
  every,
  table,
  key,
  since,
  isExpired,
}: Rows & {
  every: Expiry["every"];
  since: PgColumn;
  isExpired: (now: Date) => SQL | undefined;
}): Expiry {
  return {
    every,
    find: (db, now) => measureRows(db, { table, since, where: isExpired(now) }),
    eraseSome: (db: Database, now) =>
      db.transaction((tx) => deleteSomeRows(tx, { table, key, where: isExpired(now) })),
  };
}
