/** How long before a call its client is reminded. */
const AHEAD_MS = 24 * 3_600_000;

/** When the client is reminded; null for a call that is sooner than that, which needs no reminder. */
export function toRemindAt(starts_at: Date, now: Date): Date | null {
  const at = new Date(starts_at.getTime() - AHEAD_MS);
  return at > now ? at : null;
}
