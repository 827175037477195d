import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staff, staffLinks } from "#database/tables/staff.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { StaffAccount } from "./staff.repository.server.ts";

/**
 * An invitation sets everything up; a reset changes the password only; a sign-in changes nothing
 * and is not refused because of others' attempts.
 */
export type StaffLinkPurpose = (typeof staffLinks.$inferSelect)["purpose"];

/** Hours for which a link can be used. */
export const LINK_HOURS: Record<StaffLinkPurpose, number> = {
  invitation: 7 * 24,
  reset: 1,
  "sign-in": 1,
};

/** Links that end when one is created. Anyone can request a reset, so it ends no set-up link. */
const REPLACED: Record<StaffLinkPurpose, StaffLinkPurpose[]> = {
  invitation: ["invitation", "reset", "sign-in"],
  reset: ["reset"],
  "sign-in": ["sign-in"],
};

const { token_hash, staff_id, purpose, expires_at } = staffLinks;

/**
 * Creates a link for a person, in place of earlier ones.
 * @returns its token, of which only the hash is stored
 */
export async function replaceLinks(
  tx: Transaction,
  link: { staff_id: number; purpose: StaffLinkPurpose },
  now: Date,
): Promise<string> {
  const token = createToken(256);
  await tx
    .delete(staffLinks)
    .where(and(eq(staff_id, link.staff_id), inArray(purpose, REPLACED[link.purpose])));
  await tx.insert(staffLinks).values({
    ...link,
    token_hash: toTokenHash(token),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_HOURS[link.purpose] * 3_600_000),
  });
  return token;
}

/** A link that can be used, with the account that it is for. */
export async function findLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<{ purpose: StaffLinkPurpose; account: StaffAccount } | undefined> {
  const [row] = await db
    .select({
      purpose,
      account: {
        id: staff.id,
        email: staff.email,
        name: staff.name,
        role: staff.role,
        password_hash: staff.password_hash,
        totp_secret: staff.totp_secret,
        disabled_at: staff.disabled_at,
      },
    })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(and(eq(token_hash, toTokenHash(token)), gt(expires_at, now), isNull(staff.disabled_at)));
  return row;
}

/** Uses a link up. The deletion decides between two people who open it at the same time. */
export async function spendLink(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .delete(staffLinks)
    .where(and(eq(token_hash, toTokenHash(token)), gt(expires_at, now)));
  return rowCount === 1;
}

/** Makes the links of a person unusable. */
export async function deleteLinksOf(tx: Transaction, owner: number): Promise<void> {
  await tx.delete(staffLinks).where(eq(staff_id, owner));
}

/** Whether a person has a set-up link that can be used. */
export async function hasInvitation(db: Queryable, owner: number, now: Date): Promise<boolean> {
  const isOpen = and(eq(purpose, "invitation"), gt(expires_at, now));
  return (await db.$count(staffLinks, and(eq(staff_id, owner), isOpen))) > 0;
}
