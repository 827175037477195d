import { count, getTableColumns, getTableName, inArray, lte, min, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { Amount, Expiry } from "./personal-record.server.ts";
import { daysBefore, hoursBefore, monthsBefore } from "./time-before.ts";

/** Rows per transaction: each may have a file of 10 MB. */
const BATCH = 100;

/** The number of rows and the earliest time in their column `since`. */
export async function measureRows(
  db: Queryable,
  since: PgColumn,
  where: SQL | undefined,
): Promise<Amount> {
  const [row] = await db
    .select({ count: count(), oldest: min(since) })
    .from(since.table)
    .where(where);
  const oldest = row?.oldest as Date | string | null | undefined;
  return { count: row?.count ?? 0, oldest: oldest ? new Date(oldest) : undefined };
}

/** Deletes some rows with their dependents. Rows locked by another transaction are skipped. */
async function deleteSome(tx: Transaction, key: PgColumn, where: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({ key })
    .from(key.table)
    .where(where)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return 0;
  const keys = rows.map((row) => row.key);
  await tx.delete(key.table).where(inArray(key, keys));
  return rows.length;
}

type RowExpiry = {
  every: Expiry["every"];
  /** The column that retention counts from; the end itself where no time is given. */
  since: PgColumn;
  months?: number;
  days?: number;
  hours?: number;
  /** In place of the time alone. */
  isExpired?: (now: Date) => SQL | undefined;
  /** For a table whose key has several columns: rows with the same value go together. */
  key?: PgColumn;
};

/** The expiry of rows of one table: `{ every: "night", since: auditLog.at, months: 24 }`. */
export function createRowExpiry({
  every,
  since,
  months = 0,
  days = 0,
  hours = 0,
  isExpired = (now) => lte(since, hoursBefore(daysBefore(monthsBefore(now, months), days), hours)),
  key = getKey(since.table),
}: RowExpiry): Expiry {
  return {
    every,
    find: (db, now) => measureRows(db, since, isExpired(now)),
    eraseSome: (db, now) => db.transaction((tx) => deleteSome(tx, key, isExpired(now))),
  };
}

/** The column that identifies a row. */
export function getKey(table: PgTable): PgColumn {
  const key = Object.values(getTableColumns(table)).find(({ primary }) => primary);
  if (!key) throw new Error(`${getTableName(table)} has no column as key`);
  return key;
}
