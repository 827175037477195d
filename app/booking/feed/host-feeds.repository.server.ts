import { and, asc, eq, gt } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { bookingHosts } from "#database/tables/hosts.ts";
import { requests } from "#database/tables/requests.ts";

/** Replaces the secret of a host's feed; with null there is no feed any more. */
export async function setFeedToken(
  db: Queryable,
  host: number,
  feed: { token_hash: string; created_at: Date } | null,
): Promise<void> {
  await db
    .update(bookingHosts)
    .set({
      feed_token_hash: feed?.token_hash ?? null,
      feed_created_at: feed?.created_at ?? null,
    })
    .where(eq(bookingHosts.id, host));
}

/** Since when hosts have the link to their feed that they have now. */
export function listFeedDates(db: Queryable) {
  const { id, feed_created_at } = bookingHosts;
  return db.select({ id, feed_created_at }).from(bookingHosts);
}

export async function findHostOfFeed(
  db: Queryable,
  token_hash: string,
): Promise<{ id: number; name: string } | undefined> {
  const { id, name, feed_token_hash } = bookingHosts;
  const [row] = await db
    .select({ id, name })
    .from(bookingHosts)
    .where(eq(feed_token_hash, token_hash));
  return row;
}

/** Booked calls of a host that end after a moment, in order. */
export function listFeedCalls(db: Queryable, host: number, after: Date, limit: number) {
  const { starts_at, ends_at, sequence, created_at, confirm_by, phone } = bookings;
  const { reference, name, company_name } = requests;
  return db
    .select({
      reference,
      name,
      company_name,
      starts_at,
      ends_at,
      sequence,
      created_at,
      confirm_by,
      phone,
    })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(and(eq(bookings.host, host), eq(bookings.status, "booked"), gt(ends_at, after)))
    .orderBy(asc(starts_at))
    .limit(limit);
}
