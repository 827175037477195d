import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { PRESENCE_CHANNEL, type PresenceSignal } from "#services/live-presence.server.ts";

/** Tells all processes that a tab shows a request, or no longer does. */
export async function notifyPresence(db: Queryable, signal: PresenceSignal): Promise<void> {
  await db.execute(sql`select pg_notify(${PRESENCE_CHANNEL}, ${JSON.stringify(signal)})`);
}
