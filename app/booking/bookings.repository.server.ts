import { and, asc, eq, gt, inArray, isNotNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { CallResult } from "#contract/calls/desk-call-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { bookingLinks, bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { statusLinks } from "#database/tables/status-links.ts";
import { listBusyTimes } from "./busy/host-calendars.repository.server.ts";

export type BookingRow = typeof bookings.$inferSelect;
/** The time of a host that a booking takes. */
export type HostSlot = Pick<BookingRow, "host" | "starts_at" | "ends_at" | "blocked_until">;
/** A taken time; `busy` is by another calendar of the host. */
type Busy = Pick<BookingRow, "host" | "starts_at" | "blocked_until"> & {
  status: BookingRow["status"] | "busy";
};
export type Caller = { reference: string; form: string; name: string; email: string };

/** The database refused a slot of a host that is taken. */
export class HostSlotTakenError extends Error {}

/**
 * Of the row with this token: a browser's hold, or a call by one of its links. An emailed link to the
 * status of a request is one of them; that of the browser which sent it is not, since it shows
 * nothing about who has the mailbox.
 */
function hasToken(token_hash: string): SQL {
  const link = sql`select booking_id from ${bookingLinks} where ${bookingLinks.token_hash} = ${token_hash}`;
  const status = sql`select from ${statusLinks} where ${statusLinks.token_hash} = ${token_hash}
    and not ${statusLinks.in_browser} and ${statusLinks.request_id} = ${bookings.request_id}`;
  return sql`(${bookings.token_hash} = ${token_hash} or ${bookings.id} in (${link}) or exists (${status}))`;
}

/** Taken times between two instants, without the row of the requesting browser. */
export async function listBusy(
  db: Queryable,
  { from, to, now, except }: { from: Date; to: Date; now: Date; except?: string | undefined },
): Promise<Busy[]> {
  const { host, starts_at, blocked_until, status, held_until } = bookings;
  const taken = await db
    .select({ host, starts_at, blocked_until, status })
    .from(bookings)
    .where(
      and(
        lt(starts_at, to),
        gt(blocked_until, from),
        or(eq(status, "booked"), and(eq(status, "held"), gt(held_until, now))),
        except === undefined ? undefined : not(hasToken(except)),
      ),
    );
  const busy = await listBusyTimes(db, { from, to });
  return [...taken, ...busy.map((time) => ({ ...time, status: "busy" as const }))];
}

/**
 * Undefined when the slot of the host is taken; waits for a concurrent transaction that is taking
 * it.
 */
export async function insertBooking(
  tx: Transaction,
  row: typeof bookings.$inferInsert,
): Promise<BookingRow | undefined> {
  // Without a target it covers the exclusion constraint as well, and two that insert at the same
  // moment do not wait for each other.
  const [stored] = await tx.insert(bookings).values(row).onConflictDoNothing().returning();
  return stored;
}

/** The call of a link. */
export async function findCall(
  db: Queryable,
  token_hash: string,
): Promise<(BookingRow & Caller) | undefined> {
  return selectCall(db, hasToken(token_hash));
}

/** A call by its link or the reference of its request. */
export type CallKey = { token_hash: string } | { reference: string };

/** Concurrent changes wait until this transaction ends. */
export async function lockCall(
  tx: Transaction,
  key: CallKey,
): Promise<(BookingRow & Caller) | undefined> {
  const where =
    "token_hash" in key
      ? hasToken(key.token_hash)
      : inArray(
          bookings.request_id,
          tx
            .select({ id: requests.id })
            .from(requests)
            .where(eq(requests.reference, key.reference)),
        );
  const [row] = await tx.select({ id: bookings.id }).from(bookings).where(where).for("update");
  return row && selectCall(tx, eq(bookings.id, row.id));
}

/** A call whose client can be reached, with what its emails need of the request. */
export async function selectCall(db: Queryable, where: SQL) {
  const [row] = await db
    .select({ booking: bookings, request: requests })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(where);
  if (!row) return undefined;
  const { reference, form, name, email } = row.request;
  if (email === null) return undefined;
  return { ...row.booking, reference, form, name, email };
}

/** Stores another link to a call. */
export async function insertLink(
  tx: Transaction,
  link: typeof bookingLinks.$inferInsert,
): Promise<void> {
  await insertLinks(tx, [link]);
}

export async function insertLinks(
  tx: Transaction,
  links: (typeof bookingLinks.$inferInsert)[],
): Promise<void> {
  if (links.length > 0) await tx.insert(bookingLinks).values(links).onConflictDoNothing();
}

export async function findBooking(db: Queryable, id: number): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

export async function findCallOfRequest(
  db: Queryable,
  request_id: number,
): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.request_id, request_id));
  return row;
}

export function listCallsOfRequests(
  db: Queryable,
  request_ids: readonly number[],
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(inArray(bookings.request_id, [...request_ids]));
}

/** Whether a call prevents another one of its request: it is to come, or goes on. */
export const isStanding = ({ status, ends_at }: BookingRow, now: Date): boolean =>
  status === "booked" && ends_at > now;

/** Makes room for another call of the request. Returns what the links of the one before are. */
export async function takeCallBefore(
  tx: Transaction,
  call: Pick<BookingRow, "id" | "token_hash">,
): Promise<string[]> {
  const links = await listLinks(tx, call);
  await tx.delete(bookings).where(eq(bookings.id, call.id));
  return links;
}

/**
 * Moves a call to another time or host, which confirms it unless `confirm_by` is among the change.
 * @throws HostSlotTakenError; the transaction goes on
 */
export async function moveCall(
  tx: Transaction,
  id: number,
  change: Partial<
    HostSlot & Pick<BookingRow, "timezone" | "remind_at" | "new_time_asked_at" | "confirm_by">
  >,
): Promise<BookingRow | undefined> {
  return tx
    .transaction(async (savepoint) => {
      const [row] = await savepoint
        .update(bookings)
        .set({
          confirm_by: null,
          outcome: null,
          ...change,
          sequence: sql`${bookings.sequence} + 1`,
        })
        .where(and(eq(bookings.id, id), eq(bookings.status, "booked")))
        .returning();
      return row;
    })
    .catch((error: Error & { cause?: { code?: string } }) => {
      throw error.cause?.code === EXCLUSION_VIOLATION ? new HostSlotTakenError() : error;
    });
}

const EXCLUSION_VIOLATION = "23P01";

export async function cancelCall(tx: Transaction, id: number): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ status: "cancelled", confirm_by: null, sequence: sql`${bookings.sequence} + 1` })
    .where(and(eq(bookings.id, id), eq(bookings.status, "booked")))
    .returning();
  return row;
}

/** Makes a tentative call a confirmed one; undefined when it is not tentative any more. */
export async function confirmCall(
  tx: Transaction,
  id: number,
  remind_at: Date | null,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ confirm_by: null, remind_at, sequence: sql`${bookings.sequence} + 1` })
    .where(and(eq(bookings.id, id), isNotNull(bookings.confirm_by)))
    .returning();
  return row;
}

/**
 * Releases the time of a tentative call that was not confirmed in time. One that another transaction
 * is at is left to it: a confirmation that has the row wins.
 * @returns the call before and after it; undefined when there is none
 */
export async function releaseOverdueCall(
  tx: Transaction,
  now: Date,
): Promise<{ before: BookingRow & Caller; after: BookingRow & Caller } | undefined> {
  const [due] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(and(lte(bookings.confirm_by, now), isNotNull(requests.email)))
    .orderBy(asc(bookings.confirm_by))
    .limit(1)
    .for("update", { of: bookings, skipLocked: true });
  const before = due && (await selectCall(tx, eq(bookings.id, due.id)));
  if (!before) return undefined;
  const [after] = await tx
    .update(bookings)
    .set({ status: "released", confirm_by: null, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, due.id))
    .returning();
  return { before, after: { ...before, ...after } };
}

/** Turns the reminder of a call off or on. Calendars are not told. */
export async function setReminderOff(
  tx: Transaction,
  id: number,
  is_reminder_off: boolean,
): Promise<void> {
  await tx.update(bookings).set({ is_reminder_off }).where(eq(bookings.id, id));
}

/** Records how a call went, which calendars are not told. */
export async function setOutcome(tx: Transaction, id: number, outcome: CallResult): Promise<void> {
  await tx.update(bookings).set({ outcome }).where(eq(bookings.id, id));
}

/** Ends all links to a call and stores another one. */
export async function replaceLinks(tx: Transaction, id: number, token_hash: string): Promise<void> {
  await tx.delete(bookingLinks).where(eq(bookingLinks.booking_id, id));
  await tx.update(bookings).set({ token_hash }).where(eq(bookings.id, id));
}

/** Hashes of the secrets of all links to a call. */
export async function listLinks(
  db: Queryable,
  { id, token_hash }: Pick<BookingRow, "id" | "token_hash">,
): Promise<string[]> {
  const links = await db
    .select({ token_hash: bookingLinks.token_hash })
    .from(bookingLinks)
    .where(eq(bookingLinks.booking_id, id));
  return [token_hash, ...links.map((link) => link.token_hash)];
}

/** Client asked for another time; calendars keep the call, though its version is another. */
export async function askForTime(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ new_time_asked_at: now, sequence: sql`${bookings.sequence} + 1` })
    .where(and(eq(bookings.id, id), eq(bookings.status, "booked")))
    .returning();
  return row;
}
