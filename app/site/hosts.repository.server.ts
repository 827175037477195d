import { asc, eq } from "drizzle-orm";
import type { Host } from "#contract/calls/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { bookingHosts } from "#database/tables/hosts.ts";

export type StoredHost = Pick<typeof bookingHosts.$inferSelect, "id" | "email" | "name">;

/** Everybody who takes or took calls, in the order in which they were added. */
export function listStoredHosts(db: Queryable): Promise<StoredHost[]> {
  const { id, email, name } = bookingHosts;
  return db.select({ id, email, name }).from(bookingHosts).orderBy(asc(bookingHosts.id));
}

/** Gives a number to those who have none, and stores the current names. */
export async function storeHosts(db: Queryable, hosts: readonly Host[]): Promise<void> {
  const known = await listStoredHosts(db);
  for (const { name, email } of hosts) {
    const row = known.find((one) => one.email.toLowerCase() === email.toLowerCase());
    // An insert that is refused would use up a number, and there are 32,767.
    if (!row) {
      await db.insert(bookingHosts).values({ name, email });
    } else if (row.name !== name || row.email !== email) {
      await db.update(bookingHosts).set({ name, email }).where(eq(bookingHosts.id, row.id));
    }
  }
}
