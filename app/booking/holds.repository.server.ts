import { and, asc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import type { BookingRow, HostSlot } from "./bookings.repository.server.ts";

/**
 * Releases expired holds, all of them or those that overlap one slot; rows that another
 * transaction is at are left to it.
 */
export async function releaseExpiredHolds(
  db: Queryable,
  now: Date,
  hostSlot?: Pick<HostSlot, "starts_at" | "blocked_until">,
): Promise<void> {
  const expired = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "held"),
        lte(bookings.held_until, now),
        hostSlot && lt(bookings.starts_at, hostSlot.blocked_until),
        hostSlot && gt(bookings.blocked_until, hostSlot.starts_at),
      ),
    )
    .orderBy(asc(bookings.id))
    .for("update", { skipLocked: true });
  await db.delete(bookings).where(inArray(bookings.id, expired));
}

/** Until the transaction ends no other one decides about a hold. */
export async function lockHolds(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('booking holds'))`);
}

/** A hold that has not expired. */
export async function findLiveHold(
  db: Queryable,
  token_hash: string,
  now: Date,
): Promise<BookingRow | undefined> {
  const { status, held_until } = bookings;
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.token_hash, token_hash), eq(status, "held"), gt(held_until, now)));
  return row;
}

export async function deleteHold(db: Queryable, token_hash: string): Promise<void> {
  await db
    .delete(bookings)
    .where(and(eq(bookings.token_hash, token_hash), eq(bookings.status, "held")));
}

/** Holds the same slot longer; undefined when this browser holds another one or none. */
export async function extendHold(
  tx: Transaction,
  {
    token_hash,
    starts_at,
    held_until,
  }: Pick<BookingRow, "token_hash" | "starts_at" | "held_until">,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ held_until })
    .where(
      and(
        eq(bookings.token_hash, token_hash),
        eq(bookings.status, "held"),
        eq(bookings.starts_at, starts_at),
      ),
    )
    .returning();
  return row;
}

/** Makes a hold of this slot the call of a request; undefined when there is no such hold. */
export async function bookHold(
  tx: Transaction,
  held: Pick<BookingRow, "token_hash" | "starts_at">,
  call: Pick<BookingRow, "request_id" | "timezone" | "token_hash" | "sequence" | "confirm_by">,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ ...call, status: "booked", held_until: null })
    .where(
      and(
        eq(bookings.token_hash, held.token_hash),
        eq(bookings.status, "held"),
        eq(bookings.starts_at, held.starts_at),
      ),
    )
    .returning();
  return row;
}
