import { toOperators } from "#app/site/mailboxes.server.ts";
import { getBookingConfig, getSite } from "#app/site/site.service.server.ts";
import type { Call } from "#contract/booking.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Env } from "#platform/env.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { enqueueMail, enqueueToEach } from "#services/mail/mail.server.ts";
import { countConfirmation } from "#services/mail/mail-confirmations.repository.server.ts";
import type { Queue } from "#services/queue.server.ts";
import { toTokenHash } from "../booking-token.server.ts";
import {
  type BookingRow,
  type Caller,
  cancelCall,
  findCall,
  HostSlotTakenError,
  lockCall,
  moveCall,
  releaseExpiredHolds,
} from "../bookings.repository.server.ts";
import { listFreeHostSlots } from "../slots/free-slots.service.server.ts";
import { slotTaken } from "../slots/slot-taken.server.ts";
import { type CallChange, toClientChangeMail, toOperatorChangeMail } from "./call-mails.server.ts";
import { toBookedCall } from "./calls.service.server.ts";

export type ChangeDeps = {
  db: Database;
  queue: Queue;
  clock: Clock;
  env: Pick<Env, "siteUrl" | "mailTo">;
};

type CallRow = BookingRow & Caller;

/** Two moves that swap times deadlock in the database; one of them is retried. */
const ATTEMPTS = 3;
const DEADLOCK = "40P01";

/** The call of a link; undefined for an unknown link. */
export async function findCallByToken(db: Queryable, token: string): Promise<Call | undefined> {
  const row = await findCall(db, toTokenHash(token));
  return row && toCall(db, row);
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
  return changeCall(deps, token, async (tx, before, now) => {
    const isThere = before.starts_at.getTime() === change.slot.getTime();
    if (isThere && before.status === "booked") return before;
    requireSame(before, change.sequence);
    requireBooked(before);
    requireAhead(before, now);
    const after = await moveToFreeSlot(tx, before, change, now);
    await enqueueChange(deps, tx, { before, after, token, now });
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
  return changeCall(deps, token, async (tx, before, now) => {
    if (before.status === "cancelled") return before;
    requireSame(before, sequence);
    requireAhead(before, now);
    const after = { ...before, ...(await cancelCall(tx, before.id)) };
    await enqueueChange(deps, tx, { before, after, token, now });
    return after;
  });
}

async function changeCall(
  { db, clock }: ChangeDeps,
  token: string,
  change: (tx: Transaction, before: CallRow, now: Date) => Promise<CallRow>,
): Promise<Call> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        const before = await lockCall(tx, toTokenHash(token));
        if (!before) throw notFound("There is no such call.");
        return await toCall(tx, await change(tx, before, clock()));
      });
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (cause?.code !== DEADLOCK || attempt === ATTEMPTS) throw error;
    }
  }
}

async function moveToFreeSlot(
  tx: Transaction,
  call: CallRow,
  { slot, timezone }: { slot: Date; timezone: string },
  now: Date,
): Promise<CallRow> {
  const except = call.token_hash;
  for (const hostSlot of await listFreeHostSlots(tx, slot, { now, except })) {
    await releaseExpiredHolds(tx, now, hostSlot);
    try {
      return { ...call, ...(await moveCall(tx, call.id, { ...hostSlot, timezone })) };
    } catch (error) {
      if (!(error instanceof HostSlotTakenError)) throw error;
    }
  }
  throw await slotTaken(tx, slot, { now, except });
}

function requireBooked({ status }: CallRow): void {
  if (status === "booked") return;
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

async function enqueueChange(
  { queue, env }: ChangeDeps,
  tx: Transaction,
  { before, after, token, now }: { before: CallRow; after: CallRow; token: string; now: Date },
): Promise<void> {
  const site = await getSite(tx);
  const { timezone } = await getBookingConfig(tx);
  const change: CallChange =
    after.status === "cancelled"
      ? { kind: "cancelled" }
      : { kind: "moved", before: toBookedCall(before, timezone) };
  const mail = {
    call: toBookedCall(after, timezone),
    client: { name: after.name, email: after.email },
    token,
    stamp: now,
    site,
    siteUrl: env.siteUrl,
  };
  await enqueueToEach(queue, tx, toOperators(env.mailTo, site), (to) =>
    toOperatorChangeMail(mail, change, to),
  );
  if (await countConfirmation(tx, "call", after.email)) {
    await enqueueMail(queue, tx, await toClientChangeMail(mail, change));
  }
}

async function toCall(db: Queryable, row: CallRow): Promise<Call> {
  const { reference, starts_at, ends_at, timezone, status, sequence } = row;
  const { timezone: our_timezone } = await getBookingConfig(db);
  return {
    reference,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    timezone: timezone ?? our_timezone,
    our_timezone,
    status: status === "cancelled" ? "cancelled" : "booked",
    sequence,
  };
}
