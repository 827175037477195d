import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { staff, staffSessions } from "#database/tables/staff.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { CurrentStaff } from "./current-staff.server.ts";

const { id, token_hash, staff_id, device, created_at, proved_at, seen_at, expires_at } =
  staffSessions;

/** A session in the list of its owner. */
export type StaffSession = { id: number; device: string; created_at: Date; seen_at: Date };

/** Who is signed in with this token; undefined once the session or the account has ended. */
export async function findCurrentStaff(
  db: Queryable,
  token: string,
  now: Date,
): Promise<(CurrentStaff & { seen_at: Date }) | undefined> {
  const [row] = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      session_id: id,
      seen_at,
      signed_in_at: sql`coalesce(${proved_at}, ${created_at})`.mapWith(created_at),
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(and(eq(token_hash, toTokenHash(token)), gt(expires_at, now), isNull(staff.disabled_at)));
  return row;
}

/** Stores a session; only the hash of its token. */
export async function insertSession(
  db: Queryable,
  token: string,
  session: {
    staff_id: number;
    device: string;
    now: Date;
    expires_at: Date;
    proved_at?: Date | undefined;
  },
): Promise<void> {
  const { now, ...rest } = session;
  await db.insert(staffSessions).values({
    ...rest,
    token_hash: toTokenHash(token),
    created_at: now,
    seen_at: now,
  });
}

/**
 * Notes that a session is in use, and lets it end `idleHours` from now, but no later than
 * `maxDays` after it began. Concurrent requests write once.
 */
export async function extendSession(
  db: Queryable,
  session_id: number,
  { now, seenBefore, idleHours, maxDays }: ExtendOptions,
): Promise<void> {
  const idle = sql`${now.toISOString()}::timestamptz + make_interval(hours => ${idleHours})`;
  const absolute = sql`${created_at} + make_interval(days => ${maxDays})`;
  await db
    .update(staffSessions)
    .set({ seen_at: now, expires_at: sql`least(${idle}, ${absolute})` })
    .where(and(eq(id, session_id), lt(seen_at, seenBefore)));
}

type ExtendOptions = { now: Date; seenBefore: Date; idleHours: number; maxDays: number };

/** Sessions of a person that have not expired, the last used first. */
export function listSessions(db: Queryable, owner: number, now: Date): Promise<StaffSession[]> {
  return db
    .select({ id, device, created_at, seen_at })
    .from(staffSessions)
    .where(and(eq(staff_id, owner), gt(expires_at, now)))
    .orderBy(desc(seen_at), desc(id));
}

/** Ends the session with this token. */
export const deleteSessionByToken = (db: Queryable, token: string) =>
  deleteSessions(db, eq(token_hash, toTokenHash(token)));

/** Ends one session of a person; that of another person stays. */
export const deleteSession = (db: Queryable, owner: number, session_id: number) =>
  deleteSessions(db, and(eq(staff_id, owner), eq(id, session_id)));

/** Ends all sessions of a person, but `except`. */
export const deleteSessionsOf = (db: Queryable, owner: number, except?: number) =>
  deleteSessions(db, and(eq(staff_id, owner), except === undefined ? undefined : ne(id, except)));

/** @returns how many there were */
async function deleteSessions(db: Queryable, where: SQL | undefined): Promise<number> {
  const { rowCount } = await db.delete(staffSessions).where(where);
  return rowCount ?? 0;
}
