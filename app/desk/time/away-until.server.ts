import { readToday } from "#app/site/agency-time.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { listLeaves } from "#services/staff/leaves.repository.server.ts";

/** Tells the last day on which the person with an address is away, if they are away now. */
export async function readAwayUntil(
  db: Queryable,
  now: Date,
): Promise<(email: string) => string | null> {
  const today = await readToday(db, now);
  const away = (await listLeaves(db, today)).filter(({ first_day }) => first_day <= today);
  const days = new Map(away.map(({ email, last_day }) => [email.toLowerCase(), last_day]));
  return (email) => days.get(email.toLowerCase()) ?? null;
}
