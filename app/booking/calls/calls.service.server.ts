import { getBookingConfig } from "#app/site/site.service.server.ts";
import { type CallPlace, toClientPlace } from "#contract/calls/call-place.ts";
import type { ContactAt } from "#contract/clients/request.ts";
import type { BookedCall as ReceiptCall, SubmissionReceipt } from "#contract/http/submission.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import {
  type BookingRow,
  findCallOfRequest,
  insertBooking,
} from "../bookings.repository.server.ts";
import { bookHold, deleteHold, releaseExpiredHolds } from "../holds.repository.server.ts";
import {
  findCallPlace,
  findHostPerson,
  type HostPerson,
} from "../hosts/host-schedules.service.server.ts";
import { listFreeHostSlots } from "../slots/free-slots.service.server.ts";
import { slotTaken } from "../slots/slot-taken.server.ts";
import { toInstant } from "../slots/wall-time.server.ts";
import { toRemindAt } from "./remind-at.ts";

/** A call as emails show it. */
export type BookedCall = {
  reference: string;
  starts_at: Date;
  ends_at: Date;
  /** The client's. */
  timezone: string;
  /** The operator's. */
  our_timezone: string;
  sequence: number;
  /** When the time of a tentative call is released; null once it is confirmed. */
  confirm_by: Date | null;
  /** Who will call, where that is a person. */
  host?: HostPerson | undefined;
  /** How it takes place, where the agency names it. */
  place?: CallPlace | undefined;
  /** The number that the client gave. */
  phone?: string | null;
};

/** A call that was just booked, with the secret of its link, which is not stored. */
export type NewCall = { call: BookedCall; token: string };

/** Milliseconds in which a tentative call is confirmed, or its time is released. */
const CONFIRM_WITHIN_MS = 45 * 60_000;

type Booking = {
  now: Date;
  /** Whether the client has to confirm it. */
  isTentative: boolean;
  /** Of an earlier call about the request, plus one. */
  sequence?: number | undefined;
};

/**
 * Books the call of a form in the form's transaction; the browser's hold of that slot
 * becomes the call, a hold of another slot is released.
 * @throws PublicError 409 when the slot is not free, 422 for a time that does not exist
 */
export async function bookCall(
  tx: Transaction,
  request: { id: number; reference: string },
  contact_at: ContactAt,
  { now, isTentative, sequence = 0 }: Booking,
): Promise<NewCall> {
  const starts_at = toInstant(contact_at);
  const token = createToken();
  const confirmUntil = Math.min(now.getTime() + CONFIRM_WITHIN_MS, starts_at.getTime());
  const call = {
    request_id: request.id,
    timezone: contact_at.timezone,
    token_hash: toTokenHash(token),
    sequence,
    phone: contact_at.phone || null,
    remind_at: toRemindAt(starts_at, now),
    confirm_by: isTentative ? new Date(confirmUntil) : null,
  };
  const { hold } = contact_at;
  const row =
    (await bookHeldSlot(tx, hold, starts_at, call, now)) ??
    (await bookFreeSlot(tx, hold, starts_at, call, now));
  return { call: await readBookedCall(tx, { ...row, reference: request.reference }), token };
}

type CallOfRequest = Pick<
  BookingRow,
  "request_id" | "token_hash" | "sequence" | "confirm_by" | "phone" | "remind_at"
> & {
  timezone: string;
};

async function bookHeldSlot(
  tx: Transaction,
  hold: string | undefined,
  starts_at: Date,
  call: CallOfRequest,
  now: Date,
): Promise<BookingRow | undefined> {
  if (!hold || starts_at <= now) return undefined;
  return bookHold(tx, { token_hash: toTokenHash(hold), starts_at }, call);
}

async function bookFreeSlot(
  tx: Transaction,
  hold: string | undefined,
  starts_at: Date,
  call: CallOfRequest,
  now: Date,
): Promise<BookingRow> {
  if (hold) await deleteHold(tx, toTokenHash(hold));
  for (const hostSlot of await listFreeHostSlots(tx, starts_at, { now })) {
    await releaseExpiredHolds(tx, now, hostSlot);
    const row = await insertBooking(tx, { ...hostSlot, ...call, status: "booked" });
    if (row) return row;
  }
  throw await slotTaken(tx, starts_at, { now });
}

/** The call in the receipt of a request; empty without one. */
export async function readCallReceipt(
  db: Queryable,
  request_id: number,
): Promise<Pick<SubmissionReceipt["data"], "call">> {
  const row = await findCallOfRequest(db, request_id);
  if (row?.status !== "booked" || row.timezone === null) return {};
  const { timezone: our_timezone } = await getBookingConfig(db);
  const host = await findHostPerson(db, row.host);
  const place = await findCallPlace(db, row.host);
  return {
    call: {
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      timezone: row.timezone,
      our_timezone,
      ...(host ? { host: host.name } : {}),
      ...(place ? { place: toClientPlace(place, row.phone) } : {}),
      ...toWaiting(row),
    },
  };
}

/** Whether a booked call waits for its client, and until when. */
function toWaiting({ confirm_by }: BookingRow): Pick<ReceiptCall, "status" | "confirm_by"> {
  return confirm_by
    ? { status: "tentative", confirm_by: confirm_by.toISOString() }
    : { status: "booked" };
}

/** A call as emails show it. */
export async function readBookedCall(
  db: Queryable,
  row: Pick<
    BookingRow,
    "host" | "starts_at" | "ends_at" | "timezone" | "sequence" | "confirm_by" | "phone"
  > & { reference: string },
): Promise<BookedCall> {
  const { reference, starts_at, ends_at, timezone, sequence, confirm_by, phone } = row;
  const { timezone: our_timezone } = await getBookingConfig(db);
  const host = await findHostPerson(db, row.host);
  return {
    reference,
    starts_at,
    ends_at,
    sequence,
    confirm_by,
    our_timezone,
    host,
    place: await findCallPlace(db, row.host),
    phone,
    timezone: timezone ?? our_timezone,
  };
}
