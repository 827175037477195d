import { confirmAddress } from "#app/requests/sources/request-sources.repository.server.ts";
import type { Call } from "#contract/calls/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import {
  findCallOfRequest,
  insertLink,
  isStanding,
  takeCallBefore,
} from "../bookings.repository.server.ts";
import { notifyBooked } from "../calls/booked-notices.service.server.ts";
import { type ChangeDeps, findCallByToken } from "../calls/call-changes.service.server.ts";
import { bookCall } from "../calls/calls.service.server.ts";
import { toWallTime } from "../slots/wall-time.ts";
import {
  findInvitedRequest,
  type InvitedRequest,
  listInvitations,
  lockRequest,
} from "./invitations.repository.server.ts";

/** Milliseconds for which a link books a call. */
const VALID_MS = 60 * 86_400_000;

/** The request of a link that books a call; undefined when it does not, or a call is to come. */
export async function findInvitation(
  db: Queryable,
  token: string,
  now: Date,
): Promise<InvitedRequest | undefined> {
  const request = await findByToken(db, token, now);
  const call = request && (await findCallOfRequest(db, request.id));
  return call && isStanding(call, now) ? undefined : request;
}

/**
 * Books a call by the link in a reply, and confirms it to both sides. The same slot again is
 * accepted without another email.
 * @throws PublicError 404, or 409 when a call is booked or the slot is not free
 */
export async function bookInvitedCall(
  deps: ChangeDeps,
  token: string,
  { slot, timezone, phone }: { slot: Date; timezone: string; phone?: string | undefined },
): Promise<Call> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const request = await findByToken(tx, token, now);
    if (!request) throw notFound("This link no longer books a call.");
    await lockRequest(tx, request.id);
    const before = await findCallOfRequest(tx, request.id);
    if (before && isStanding(before, now)) {
      if (before.starts_at.getTime() === slot.getTime()) return;
      throw new PublicError(409, "A call about your request is booked already. Check it again");
    }
    const contact_at = { ...toWallTime(slot, timezone), timezone, phone };
    const links = before ? await takeCallBefore(tx, before) : [];
    const sequence = before && before.sequence + 1;
    const booked = await bookCall(tx, request, contact_at, { now, isTentative: false, sequence });
    // Who has the link has the mailbox that it was sent to.
    await confirmAddress(tx, request.id, now);
    const row = await findCallOfRequest(tx, request.id);
    if (!row) throw new Error("The call that was booked is not stored");
    // All links about the request lead to its call.
    for (const token_hash of [...links, ...(await listInvitations(tx, request.id))]) {
      await insertLink(tx, { token_hash, booking_id: row.id });
    }
    const by = { staff: undefined, isClientEmailed: true };
    await notifyBooked(deps, tx, { request, row, booked, now, ...by });
  });
  const call = await findCallByToken(deps.db, token);
  if (!call) throw notFound("There is no such call.");
  return call;
}

function findByToken(db: Queryable, token: string, now: Date) {
  return findInvitedRequest(db, toTokenHash(token), new Date(now.getTime() - VALID_MS));
}
