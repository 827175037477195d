import { and, eq, isNull, ne, notInArray, or } from "drizzle-orm";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";
import { listAway } from "#services/staff/leaves.repository.server.ts";

export type DigestReader = { id: number; email: string; name: string; role: StaffRole };

const { id, email, name, role, wants_digest, digest_on, disabled_at } = staff;
/** A day later than today is from a clock that was ahead, and says nothing. */
const isWaiting = (today: string) =>
  and(eq(wants_digest, true), isNull(disabled_at), or(isNull(digest_on), ne(digest_on, today)));

/** People who want the digest, are here and had none on this day. */
export async function listDigestReaders(db: Queryable, today: string): Promise<DigestReader[]> {
  const isHere = notInArray(
    id,
    (await listAway(db, today)).map(({ staff_id }) => staff_id),
  );
  return db
    .select({ id, email, name, role })
    .from(staff)
    .where(and(isWaiting(today), isHere))
    .orderBy(id);
}

/** @returns false when another process has made the person's digest of the day */
export async function claimDigest(tx: Transaction, of: number, today: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(staff)
    .set({ digest_on: today })
    .where(and(eq(id, of), isWaiting(today)));
  return rowCount === 1;
}
