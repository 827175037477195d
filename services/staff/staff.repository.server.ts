import { and, asc, eq, isNull, lt, max, ne, or, sql } from "drizzle-orm";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staff, staffIdentities, staffPasskeys, staffSessions } from "#database/tables/staff.ts";

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
  input: string,
): Promise<StaffAccount | undefined> {
  const [row] = await db
    .select(columns)
    .from(staff)
    .where(eq(sql`lower(${email})`, input.toLowerCase()));
  return row;
}

/** The account with this id. */
export async function findAccount(
  db: Queryable,
  requested: number,
): Promise<StaffAccount | undefined> {
  const [row] = await db.select(columns).from(staff).where(eq(id, requested));
  return row;
}

/** Whether a person wants the digest of each morning. */
export async function wantsDigest(db: Queryable, requested: number): Promise<boolean> {
  const [row] = await db
    .select({ wants_digest: staff.wants_digest })
    .from(staff)
    .where(eq(id, requested));
  return row?.wants_digest ?? false;
}

/** What stands below the replies of a person; empty for nothing. */
export async function readSignature(db: Queryable, requested: number): Promise<string> {
  const [row] = await db
    .select({ signature: staff.signature })
    .from(staff)
    .where(eq(staff.id, requested));
  return row?.signature ?? "";
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

const hasPassword = sql<boolean>`(${password_hash} is not null and ${totp_secret} is not null)`;
const hasPasskey = sql<boolean>`exists (select from ${staffPasskeys}
  where ${staffPasskeys.staff_id} = ${id})`;
/** Whether the person can sign in, by password, by passkey or at a provider. */
const isSetUp = sql<boolean>`(${hasPassword} or ${hasPasskey}
  or exists (select from ${staffIdentities} where ${staffIdentities.staff_id} = ${id}))`;

/** A row of the list of staff. */
export type StaffListItem = Pick<StaffAccount, "id" | "email" | "name" | "role" | "disabled_at"> & {
  is_set_up: boolean;
  /** Signs in by password and code. */
  has_password: boolean;
  /** Of all sessions that have not expired. */
  seen_at: Date | null;
};

/** Everybody, by name; without the first owner who has not set up their account. */
export function listStaff(db: Queryable): Promise<StaffListItem[]> {
  return db
    .select({
      id,
      email,
      name,
      role,
      disabled_at,
      is_set_up: isSetUp,
      has_password: hasPassword,
      seen_at: max(staffSessions.seen_at),
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staff_id, id))
    .where(ne(email, ""))
    .groupBy(id)
    .orderBy(asc(sql`lower(${name})`), asc(email));
}

/**
 * Locks the owners who can sign in, so that two changes of them come one after the other and the
 * second one sees what the first one did.
 */
export async function lockOwners(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id })
    .from(staff)
    .where(and(eq(role, "owner"), isNull(disabled_at), isSetUp))
    .orderBy(id)
    .for("update");
  return rows.map((row) => row.id);
}

/** Whether an owner can sign in with a passkey, also while a provider is down. */
export async function hasPasskeyOwner(db: Queryable): Promise<boolean> {
  const isOwner = and(eq(role, "owner"), isNull(disabled_at), hasPasskey);
  return (await db.$count(staff, isOwner)) > 0;
}

/** Whether the person has set up their account. */
export async function isAccountSetUp(db: Queryable, owner: number): Promise<boolean> {
  return (await db.$count(staff, and(eq(id, owner), isSetUp))) > 0;
}

/** Adds a person who sets up their account by a link. */
export async function insertInvited(
  tx: Transaction,
  invited: { email: string; role: StaffRole },
): Promise<number> {
  const [row] = await tx
    .insert(staff)
    .values({ ...invited, name: "" })
    .returning({ id });
  if (!row) throw new Error("The account was not stored");
  return row.id;
}

/**
 * Whether anybody has an account or an invitation, and is not disabled. Who was invited has no name
 * yet; the colleagues of the demo have one and cannot sign in.
 */
export async function hasStaff(db: Queryable): Promise<boolean> {
  const isInvited = and(ne(email, ""), eq(name, ""));
  return (await db.$count(staff, and(isNull(disabled_at), or(isInvited, isSetUp)))) > 0;
}

/**
 * Id of the first owner, without an address until they set up their account. Of several processes
 * that start at once the others wait until the transaction of the first one ends.
 */
export async function lockFirstOwner(tx: Transaction): Promise<number> {
  const first = { email: "", name: "", role: "owner" } as const;
  await tx.insert(staff).values(first).onConflictDoNothing();
  const [row] = await tx.select({ id }).from(staff).where(eq(email, "")).for("update");
  if (!row) throw new Error("The first owner was not stored");
  return row.id;
}

/** Removes the first owner where another person was invited instead. */
export async function deleteFirstOwner(tx: Transaction): Promise<void> {
  await tx.delete(staff).where(eq(email, ""));
}
