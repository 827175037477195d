import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staff, staffPasskeys } from "#database/tables/staff.ts";

const { id, staff_id, name, public_key, counter, transports, created_at, used_at } = staffPasskeys;

/** A passkey in the list of its owner. */
export type Passkey = { id: string; name: string; created_at: Date; used_at: Date | null };

/** What the response of an authenticator is verified with. */
export type StoredPasskey = { id: string; staff_id: number; public_key: Buffer; counter: number };

/** A passkey of an account that is not disabled. */
export async function findPasskey(
  db: Queryable,
  requested: string,
): Promise<StoredPasskey | undefined> {
  const [row] = await db
    .select({ id, staff_id, public_key, counter })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(and(eq(id, requested), isNull(staff.disabled_at)));
  return row;
}

/** Passkeys of a person, the oldest first. */
export function listPasskeys(db: Queryable, owner: number): Promise<Passkey[]> {
  return db
    .select({ id, name, created_at, used_at })
    .from(staffPasskeys)
    .where(eq(staff_id, owner))
    .orderBy(asc(created_at), asc(id));
}

/** Passkeys of a person as their authenticators know them. */
export function listCredentials(db: Queryable, owner: number) {
  return db.select({ id, transports }).from(staffPasskeys).where(eq(staff_id, owner));
}

/** @returns false when there is a passkey with this id already */
export async function insertPasskey(
  tx: Transaction,
  passkey: typeof staffPasskeys.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(staffPasskeys).values(passkey).onConflictDoNothing();
  return rowCount === 1;
}

/**
 * Notes the use of a passkey. An authenticator with a counter increments it with each use: a count
 * that was seen before comes from a copy. One without sends 0.
 * @returns false for a count that was seen before
 */
export async function countPasskeyUse(
  tx: Transaction,
  passkey: string,
  count: number,
  now: Date,
): Promise<boolean> {
  const isNext = count === 0 ? eq(counter, 0) : lt(counter, count);
  const { rowCount } = await tx
    .update(staffPasskeys)
    .set({ counter: count, used_at: now })
    .where(and(eq(id, passkey), isNext));
  return rowCount === 1;
}

/** @returns whether the person had this passkey */
export async function deletePasskey(
  tx: Transaction,
  owner: number,
  passkey: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(staffPasskeys)
    .where(and(eq(id, passkey), eq(staff_id, owner)));
  return rowCount === 1;
}
