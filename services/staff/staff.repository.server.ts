import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { StaffRole } from "#contract/staff-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staff, staffPasskeys } from "#database/tables/staff.ts";

/** An account as sign-in needs it. */
export type StaffAccount = {
  id: number;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string | null;
  totp_secret: string | null;
  disabled_at: Date | null;
};

const { id, email, name, role, password_hash, totp_secret, totp_step, disabled_at } = staff;
const columns = { id, email, name, role, password_hash, totp_secret, disabled_at };

/** The account with an address, whatever its capitals. */
export async function findAccountByEmail(
  db: Queryable,
  typed: string,
): Promise<StaffAccount | undefined> {
  const [row] = await db
    .select(columns)
    .from(staff)
    .where(eq(sql`lower(${email})`, typed.toLowerCase()));
  return row;
}

/** The account with this id. */
export async function findAccount(
  db: Queryable,
  wanted: number,
): Promise<StaffAccount | undefined> {
  const [row] = await db.select(columns).from(staff).where(eq(id, wanted));
  return row;
}

/**
 * Marks a time step of an account's authenticator app as used.
 * @returns false when it, or a later one, was used already
 */
export async function spendTotpStep(db: Queryable, owner: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(staff)
    .set({ totp_step: step })
    .where(and(eq(id, owner), or(isNull(totp_step), lt(totp_step, step))));
  return rowCount === 1;
}

/** Changes an account. */
export async function updateAccount(
  tx: Transaction,
  owner: number,
  fields: Partial<typeof staff.$inferInsert>,
): Promise<void> {
  await tx.update(staff).set(fields).where(eq(id, owner));
}

/** Removes all passkeys of an account. */
export async function deletePasskeysOf(tx: Transaction, owner: number): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staff_id, owner));
}

/** Whether the person can sign in by password or by passkey. */
const canSignIn = (db: Queryable) =>
  or(
    and(isNotNull(password_hash), isNotNull(totp_secret)),
    sql`exists ${db.select({ one: sql`1` }).from(staffPasskeys).where(eq(staffPasskeys.staff_id, id))}`,
  );

/** Locks the owners who can sign in, so that two changes of them come one after the other. */
export async function lockActiveOwners(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id })
    .from(staff)
    .where(and(eq(role, "owner"), isNull(disabled_at), canSignIn(tx)))
    .orderBy(id)
    .for("update");
  return rows.map((row) => row.id);
}
