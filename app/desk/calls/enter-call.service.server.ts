import {
  findCallOfRequest,
  type HostSlot,
  insertBooking,
  insertLink,
  isStanding,
  takeCallBefore,
} from "#app/booking/bookings.repository.server.ts";
import { notifyBooked } from "#app/booking/calls/booked-notices.service.server.ts";
import { readBookedCall } from "#app/booking/calls/calls.service.server.ts";
import { toRemindAt } from "#app/booking/calls/remind-at.ts";
import { releaseExpiredHolds } from "#app/booking/holds.repository.server.ts";
import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import { listInvitations } from "#app/booking/invitations/invitations.repository.server.ts";
import { toHostSlot } from "#app/booking/slots/free-slots.service.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { EnteredCall } from "#contract/calls/desk-call.ts";
import { OTHER_TIME } from "#contract/calls/desk-call-terms.ts";
import { mayChangeRequest } from "#contract/desk/request-access.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { findCallConflicts } from "./call-conflicts.service.server.ts";
import { MAX_AHEAD_MS, UnconfirmedError } from "./desk-call-changes.service.server.ts";
import { toRequestedTime } from "./requested-time.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

const TAKEN = "That time was just taken. Choose another";

/**
 * Books a call that was agreed on elsewhere, with its entries of timeline and audit log. Its host is
 * told, and the client only where that is chosen. The same call again books nothing.
 * @returns the reference of its request
 * @throws UnconfirmedError for conflicts that are not accepted yet
 * @throws PublicError 422 for a request without a call, and for a time that is not possible
 */
export function enterCall(
  deps: Deps,
  staff: Pick<CurrentStaff, "id" | "role">,
  entered: EnteredCall,
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const request = await lockAskedRequest(tx, staff, entered.request);
    const slot = await toSlot(tx, entered, now);
    const before = await findCallOfRequest(tx, request.id);
    if (before && isStanding(before, now)) {
      const isSame =
        before.host === slot.host && before.starts_at.getTime() === slot.starts_at.getTime();
      if (isSame) return request.reference;
      throw unprocessable({ request: ["A call about this request is booked already"] });
    }
    await requireFree(tx, slot, entered.confirmed, now);
    const links = before ? await takeCallBefore(tx, before) : [];
    const token = createToken();
    const row = await insertBooking(tx, {
      ...slot,
      request_id: request.id,
      timezone: before?.timezone ?? (await getBookingConfig(tx)).timezone,
      phone: entered.phone || null,
      status: "booked",
      token_hash: toTokenHash(token),
      sequence: before ? before.sequence + 1 : 0,
      remind_at: entered.is_emailed ? toRemindAt(slot.starts_at, now) : null,
      is_reminder_off: !entered.is_emailed,
    });
    if (!row) throw unprocessable({ time: [TAKEN] });
    // All links about the request lead to its call.
    for (const token_hash of [...links, ...(await listInvitations(tx, request.id))]) {
      await insertLink(tx, { token_hash, booking_id: row.id });
    }
    const { reference } = request;
    await writeAudit(tx, {
      staff_id: staff.id,
      action: "call.create",
      subject: reference,
      fields: [],
    });
    const booked = { call: await readBookedCall(tx, { ...row, reference }), token };
    const by = { staff: staff.id, isClientEmailed: entered.is_emailed === "on" };
    await notifyBooked(deps, tx, { request, row, booked, now, ...by });
    return reference;
  });
}

async function lockAskedRequest(
  tx: Transaction,
  { role }: Pick<CurrentStaff, "role">,
  input: string,
) {
  const request = await lockRequest(tx, parseReference(input));
  if (!request || !mayChangeRequest(role, request.form)) {
    throw unprocessable({ request: ["There is no request with this reference"] });
  }
  const { email } = request;
  if (email === null) {
    throw unprocessable({ request: ["This request has no email address for its call"] });
  }
  return { ...request, email };
}

async function toSlot(tx: Transaction, entered: EnteredCall, now: Date): Promise<HostSlot> {
  const { host } = entered;
  const schedules = await listHostSchedules(tx);
  if (!schedules.some((schedule) => schedule.host === host)) {
    throw unprocessable({ host: ["Select a person who takes calls"] });
  }
  const config = await getBookingConfig(tx);
  const starts_at = toRequestedTime({ ...entered, slot: OTHER_TIME }, config.timezone);
  if (starts_at <= now) {
    const text = "Choose a time in the future. Log a call that is over on its request";
    throw unprocessable({ time: [text] });
  }
  if (starts_at.getTime() > now.getTime() + MAX_AHEAD_MS) {
    throw unprocessable({ date: ["Choose a time within a year"] });
  }
  return toHostSlot({ host, config }, starts_at);
}

async function requireFree(tx: Transaction, slot: HostSlot, confirmed: string, now: Date) {
  const { taken, others } = await findCallConflicts(tx, slot, { now, except: "" });
  if (taken) throw unprocessable({ time: [taken] });
  if (others.length > 0 && confirmed !== others.join("\n")) throw new UnconfirmedError(others);
  await releaseExpiredHolds(tx, now, slot);
}
