import { count, inArray, min, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import type { Amount, Expiry } from "./personal-record.server.ts";

/** Rows of a transaction: a file of 10 MB may hang on each. */
const BATCH = 100;

type Rows = { table: PgTable; key: PgColumn };

/** How many rows there are, and the earliest time that their column `since` says. */
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

/** Deletes some rows and what hangs on them. Rows that another transaction is at are left to it. */
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
 * @param rows `since` is the time that the promise counts from, `isExpired` what is over at a moment
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
