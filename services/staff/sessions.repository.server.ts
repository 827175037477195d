import { createHash } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { staff, staffSessions } from "#database/tables/staff.ts";
import type { CurrentStaff } from "./current-staff.server.ts";

/** SHA-256 of a secret as it is stored, hex. */
export const toTokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** Who is signed in with this token; undefined once the session or the account has ended. */
export async function findCurrentStaff(
  db: Queryable,
  token: string,
  now: Date,
): Promise<CurrentStaff | undefined> {
  const [row] = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      session_id: staffSessions.id,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staff_id))
    .where(
      and(
        eq(staffSessions.token_hash, toTokenHash(token)),
        gt(staffSessions.expires_at, now),
        isNull(staff.disabled_at),
      ),
    );
  return row;
}
