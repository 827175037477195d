import type { Services } from "../services.server.ts";
import type { CurrentStaff } from "./current-staff.server.ts";
import { readSessionToken } from "./session-cookie.server.ts";
import { findCurrentStaff } from "./sessions.repository.server.ts";

/**
 * Who of the staff sends a request to a part of the site that is for everybody. Unlike a request to
 * the desk this does not extend the session.
 */
export async function findSignedInStaff(
  { db, env, clock }: Pick<Services, "db" | "env" | "clock">,
  headers: Headers,
): Promise<CurrentStaff | undefined> {
  const token = await readSessionToken(headers, env.siteUrl);
  return token ? findCurrentStaff(db, token, clock()) : undefined;
}
