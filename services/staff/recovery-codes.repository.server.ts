import { createHash, randomInt } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staffRecoveryCodes } from "#database/tables/staff.ts";

const CODES = 10;
/** No look-alike letters. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LETTERS = 16;

const { code_hash, staff_id, used_at } = staffRecoveryCodes;

/** Spaces, hyphens and capitals do not matter when a code is typed from paper. */
const toHash = (owner: number, input: string) =>
  createHash("sha256")
    .update(`${owner} ${input.toLowerCase().replace(/[\s-]/g, "")}`)
    .digest("hex");

/** About 79 random bits in groups of four: `k7m2-9xqd-…`. */
function createCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join("").replace(/(.{4})(?!$)/g, "$1-");
}

/**
 * Replaces the recovery codes of a person.
 * @returns the codes, which are shown once: only their hashes are stored
 */
export async function replaceRecoveryCodes(tx: Transaction, owner: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await deleteRecoveryCodes(tx, owner);
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ code_hash: toHash(owner, code), staff_id: owner })));
  return codes;
}

/** Ends the recovery codes of a person. */
export async function deleteRecoveryCodes(tx: Transaction, owner: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staff_id, owner));
}

/** Spends a code. The update decides between two sign-ins with the same one. */
export async function spendRecoveryCode(
  db: Queryable,
  owner: number,
  input: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(staffRecoveryCodes)
    .set({ used_at: now })
    .where(and(eq(code_hash, toHash(owner, input)), eq(staff_id, owner), isNull(used_at)));
  return rowCount === 1;
}

/** How many codes a person has left. */
export async function countRecoveryCodes(db: Queryable, owner: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staff_id, owner), isNull(used_at)));
  return row?.left ?? 0;
}
