import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { staffIdentities } from "#database/tables/staff.ts";
import { findAccount, type StaffAccount } from "../staff.repository.server.ts";

const { issuer, subject, staff_id } = staffIdentities;

/** An account at a provider. */
export type Identity = { issuer: string; subject: string };

const is = (identity: Identity) => and(eq(issuer, identity.issuer), eq(subject, identity.subject));

/** The account of the desk that an account at a provider belongs to. */
export async function findByIdentity(
  tx: Transaction,
  identity: Identity,
): Promise<StaffAccount | undefined> {
  const [row] = await tx.select({ staff_id }).from(staffIdentities).where(is(identity));
  return row ? findAccount(tx, row.staff_id) : undefined;
}

/** Notes that a person used an account at a provider; false where it belongs to another person. */
export async function noteUse(
  tx: Transaction,
  owner: number,
  identity: Identity,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(staffIdentities)
    .set({ used_at: now })
    .where(and(eq(staff_id, owner), is(identity)))
    .returning({ staff_id });
  return rows.length > 0;
}

/** Whether a person has an account at a provider already. */
export async function hasIdentity(
  tx: Transaction,
  owner: number,
  ofIssuer: string,
): Promise<boolean> {
  return (await tx.$count(staffIdentities, and(eq(staff_id, owner), eq(issuer, ofIssuer)))) > 0;
}

/** Links an account at a provider to a person, in place of the one that they had there. */
export async function replaceIdentity(
  tx: Transaction,
  owner: number,
  identity: Identity,
  now: Date,
): Promise<void> {
  await tx.delete(staffIdentities).where(and(eq(staff_id, owner), eq(issuer, identity.issuer)));
  await tx
    .insert(staffIdentities)
    .values({ ...identity, staff_id: owner, created_at: now, used_at: now });
}

/** Removes the accounts at providers of a person. */
export async function deleteIdentitiesOf(tx: Transaction, owner: number): Promise<void> {
  await tx.delete(staffIdentities).where(eq(staff_id, owner));
}
