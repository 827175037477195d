import type { Queryable } from "#database/client.server.ts";
import { createToken } from "#platform/secrets/secret-token.server.ts";
import type { CurrentStaff } from "./current-staff.server.ts";
import { toDeviceName } from "./device-name.ts";
import {
  deleteSessionByToken,
  extendSession,
  findCurrentStaff,
  insertSession,
} from "./sessions.repository.server.ts";

/** A session ends after this time without a request, and at the latest after `MAX_DAYS`. */
const IDLE_HOURS = 12;
const MAX_DAYS = 30;
const SEEN_INTERVAL_MS = 60_000;

const HOUR_MS = 3_600_000;

/** Minutes for which a sign-in is recent enough for what cannot be undone. */
const RECENT_MINUTES = 15;
/** By how much the clocks of two processes may differ. */
const MAX_SKEW_MS = 60_000;

/** The browser of a sign-in. */
export type SignInDevice = {
  /** Header `User-Agent`. */
  userAgent: string | null;
  /** Token of the session that this browser had so far: it ends. */
  earlierToken: string | undefined;
};

/**
 * Starts a session and ends the one that the browser had. The token is always a new one, so that a
 * token that was planted in the browser never becomes a session.
 * @param proved_at when the person proved who they are; now without it
 * @returns the token, of which only the hash is stored
 */
export async function startSession(
  db: Queryable,
  staff_id: number,
  { userAgent, earlierToken }: SignInDevice,
  now: Date,
  proved_at?: Date,
): Promise<string> {
  if (earlierToken !== undefined) await deleteSessionByToken(db, earlierToken);
  const token = createToken(256);
  const expires_at = new Date(now.getTime() + IDLE_HOURS * HOUR_MS);
  const device = toDeviceName(userAgent ?? "");
  await insertSession(db, token, { staff_id, device, now, expires_at, proved_at });
  return token;
}

/** Who is signed in with this token. Its use extends the session. */
export async function resumeSession(
  db: Queryable,
  token: string,
  now: Date,
): Promise<CurrentStaff | undefined> {
  const found = await findCurrentStaff(db, token, now);
  if (!found) return undefined;
  const { seen_at, ...current } = found;
  const seenBefore = new Date(now.getTime() - SEEN_INTERVAL_MS);
  if (seen_at < seenBefore) {
    const limits = { idleHours: IDLE_HOURS, maxDays: MAX_DAYS };
    await extendSession(db, current.session_id, { now, seenBefore, ...limits });
  }
  return current;
}

/**
 * Whether the person proved a short time ago who they are. A time that is later than now, by a clock
 * that was ahead, would be recent until it has passed.
 */
export function isRecentSignIn(
  { signed_in_at }: Pick<CurrentStaff, "signed_in_at">,
  now: Date,
): boolean {
  const age = now.getTime() - signed_in_at.getTime();
  return age > -MAX_SKEW_MS && age < RECENT_MINUTES * 60_000;
}
