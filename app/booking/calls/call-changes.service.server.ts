import { randomUUID } from "node:crypto";
import { toCallStatus } from "#app/requests/records/call-status.ts";
import { confirmAddress } from "#app/requests/sources/request-sources.repository.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { Call } from "#contract/calls/booking.ts";
import { toClientPlace } from "#contract/calls/call-place.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { retryDeadlock } from "#database/retry-deadlock.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import type { Env } from "#platform/process/env.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { Queue } from "#services/queue.server.ts";
import {
  type BookingRow,
  type Caller,
  type CallKey,
  cancelCall,
  confirmCall,
  findCall,
  HostSlotTakenError,
  insertLink,
  lockCall,
  moveCall,
  setReminderOff,
} from "../bookings.repository.server.ts";
import { releaseExpiredHolds } from "../holds.repository.server.ts";
import { findCallPlace, findHostPerson } from "../hosts/host-schedules.service.server.ts";
import { listFreeHostSlots } from "../slots/free-slots.service.server.ts";
import { slotTaken } from "../slots/slot-taken.server.ts";
import { insertCallEvent } from "./call-events.repository.server.ts";
import { enqueueCallNotices } from "./call-notices.service.server.ts";
import { callOutcomes } from "./call-outcomes.server.ts";
import { toRemindAt } from "./remind-at.ts";

export type ChangeDeps = {
  db: Database;
  queue: Queue;
  clock: Clock;
  env: Pick<Env, "siteUrl" | "mailTo">;
};

export type CallRow = BookingRow & Caller;

/** The call of a link; undefined for an unknown link. */
export async function findCallByToken(db: Queryable, token: string): Promise<Call | undefined> {
  const row = await findCall(db, toTokenHash(token));
  return row && toCall(db, row);
}

/**
 * Confirms a tentative call and tells both sides; a confirmed one is returned as it is. One whose
 * time is over is confirmed all the same until it is released.
 * @throws PublicError 404, or 409 when it was released, was cancelled or has begun
 */
export function confirmCallByToken(deps: ChangeDeps, token: string): Promise<Call> {
  return changeByToken(deps, token, async (tx, before, now) => {
    requireBooked(before);
    if (before.confirm_by === null) return before;
    requireAhead(before, now);
    // One that is confirmed on the last day has just been in their hands.
    const remind_at = toRemindAt(before.starts_at, now);
    const after = { ...before, ...(await confirmCall(tx, before.id, remind_at)) };
    await recordByClient(deps, tx, { before, after, kind: "confirmed", token, now });
    callOutcomes.inc({ outcome: "confirmed" });
    return after;
  });
}

/**
 * Moves a call to another time and confirms it to both sides. The current time is accepted
 * without another email.
 * @param change `sequence` is the one that the visitor saw
 * @throws PublicError 404, or 409 when it was changed meanwhile, has begun, or the slot is not free
 */
export function moveCallByToken(
  deps: ChangeDeps,
  token: string,
  change: { slot: Date; timezone: string; sequence: number },
): Promise<Call> {
  return changeByToken(deps, token, async (tx, before, now) => {
    const isThere = before.starts_at.getTime() === change.slot.getTime();
    if (isThere && toCallStatus(before) === "booked") return before;
    requireSame(before, change.sequence);
    requireBooked(before);
    requireAhead(before, now);
    const after = await moveToFreeSlot(tx, before, change, { now, except: toTokenHash(token) });
    await recordByClient(deps, tx, { before, after, kind: "moved", token, now });
    return after;
  });
}

/**
 * Cancels a call and notifies both sides; a cancelled call is returned as it is.
 * @throws PublicError 404, or 409 when it was changed meanwhile or has begun
 */
export function cancelCallByToken(
  deps: ChangeDeps,
  token: string,
  { sequence }: { sequence: number },
): Promise<Call> {
  return changeByToken(deps, token, async (tx, before, now) => {
    if (before.status !== "booked") return before;
    requireSame(before, sequence);
    requireAhead(before, now);
    const after = { ...before, ...(await cancelCall(tx, before.id)) };
    await recordByClient(deps, tx, { before, after, kind: "cancelled", token, now });
    return after;
  });
}

/**
 * Cancels the call of a request that its client withdraws, in the transaction; both sides are told.
 * @returns false without a call that is ahead
 */
export async function cancelCallByClient(
  deps: ChangeDeps,
  tx: Transaction,
  reference: string,
  now: Date,
): Promise<boolean> {
  const before = await lockCall(tx, { reference });
  if (before?.status !== "booked" || before.starts_at <= now) return false;
  const after = { ...before, ...(await cancelCall(tx, before.id)) };
  const token = createToken();
  await insertLink(tx, { token_hash: toTokenHash(token), booking_id: before.id });
  await recordByClient(deps, tx, { before, after, kind: "cancelled", token, now });
  return true;
}

/**
 * Turns the reminder of a call off or on, as its client asks. That is no change of the call: no email is
 * sent.
 * @throws PublicError 404
 */
export function setReminderByToken(deps: ChangeDeps, token: string, isOff: boolean): Promise<void> {
  return changeCall(deps, { token_hash: toTokenHash(token) }, (tx, { id }) =>
    setReminderOff(tx, id, isOff),
  );
}

function changeByToken(
  deps: ChangeDeps,
  token: string,
  change: (tx: Transaction, before: CallRow, now: Date) => Promise<CallRow>,
): Promise<Call> {
  return changeCall(deps, { token_hash: toTokenHash(token) }, async (tx, before, now) => {
    const after = await change(tx, before, now);
    // Who has the link has the mailbox that it was sent to.
    if (before.request_id !== null) await confirmAddress(tx, before.request_id, now);
    return toCall(tx, after);
  });
}

/**
 * Changes a call in a transaction of its own, one change after the other.
 * @throws PublicError 404, and what `change` throws
 */
export function changeCall<Result>(
  { db, clock }: Pick<ChangeDeps, "db" | "clock">,
  key: CallKey,
  change: (tx: Transaction, before: CallRow, now: Date) => Promise<Result>,
): Promise<Result> {
  // Two moves that swap times wait for each other.
  return retryDeadlock(() =>
    db.transaction(async (tx) => {
      const before = await lockCall(tx, key);
      if (!before) throw notFound("There is no such call.");
      return change(tx, before, clock());
    }),
  );
}

/** The host stays the same where they are free, so that the client talks to whom they expect. */
async function moveToFreeSlot(
  tx: Transaction,
  call: CallRow,
  { slot, timezone }: { slot: Date; timezone: string },
  { now, except }: { now: Date; except: string },
): Promise<CallRow> {
  const free = await listFreeHostSlots(tx, slot, { now, except });
  const isOther = ({ host }: { host: number }) => Number(host !== call.host);
  for (const hostSlot of free.toSorted((a, b) => isOther(a) - isOther(b))) {
    await releaseExpiredHolds(tx, now, hostSlot);
    try {
      const remind_at = toRemindAt(slot, now);
      const change = { ...hostSlot, timezone, remind_at, new_time_asked_at: null };
      return { ...call, ...(await moveCall(tx, call.id, change)) };
    } catch (error) {
      if (!(error instanceof HostSlotTakenError)) throw error;
    }
  }
  throw await slotTaken(tx, slot, { now, except });
}

function requireBooked({ status }: CallRow): void {
  if (status === "booked") return;
  if (status === "released") {
    throw new PublicError(409, "This call wasn't confirmed in time. Choose another time");
  }
  throw new PublicError(409, "This call was cancelled. Send a new request to book another");
}

function requireSame({ sequence }: CallRow, seen: number): void {
  if (sequence === seen) return;
  throw new PublicError(409, "This call has changed since you loaded the page. Check it again");
}

function requireAhead({ starts_at }: CallRow, now: Date): void {
  if (now < starts_at) return;
  throw new PublicError(
    409,
    "This call has already started. Reply to our email to find another time",
  );
}

type ClientChange = {
  before: CallRow;
  after: CallRow;
  kind: "confirmed" | "moved" | "cancelled";
  token: string;
  now: Date;
};

/** Adds a client's change to the timeline and tells both sides. */
async function recordByClient(deps: ChangeDeps, tx: Transaction, change: ClientChange) {
  const { after, kind } = change;
  const host = await findHostPerson(tx, after.host);
  // A call is confirmed once.
  const isEmailed = kind === "confirmed" || (await countConfirmation(tx, "call", after.email));
  const mail_id = isEmailed ? randomUUID() : null;
  await insertCallEvent(tx, {
    call: after,
    kind,
    host: host?.name,
    staff_id: null,
    text: undefined,
    mail_id,
  });
  await enqueueCallNotices(deps, tx, { ...change, mail_id });
}

async function toCall(db: Queryable, row: CallRow): Promise<Call> {
  const { reference, starts_at, ends_at, timezone, confirm_by, sequence } = row;
  const { timezone: our_timezone } = await getBookingConfig(db);
  const host = await findHostPerson(db, row.host);
  const place = await findCallPlace(db, row.host);
  return {
    reference,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    timezone: timezone ?? our_timezone,
    our_timezone,
    ...(host ? { host: host.name } : {}),
    ...(place ? { place: toClientPlace(place, row.phone) } : {}),
    status: toCallStatus(row),
    ...(confirm_by ? { confirm_by: confirm_by.toISOString() } : {}),
    sequence,
    reminds: !row.is_reminder_off,
  };
}
