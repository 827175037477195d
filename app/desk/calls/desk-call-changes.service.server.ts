import { randomUUID } from "node:crypto";
import {
  askForTime,
  cancelCall,
  confirmCall,
  type HostSlot,
  HostSlotTakenError,
  insertLink,
  moveCall,
  setOutcome,
} from "#app/booking/bookings.repository.server.ts";
import { type CallRow, changeCall } from "#app/booking/calls/call-changes.service.server.ts";
import type { CallChange } from "#app/booking/calls/call-emails.server.ts";
import { insertCallEvent } from "#app/booking/calls/call-events.repository.server.ts";
import { enqueueCallNotices } from "#app/booking/calls/call-notices.service.server.ts";
import { toRemindAt } from "#app/booking/calls/remind-at.ts";
import { releaseExpiredHolds } from "#app/booking/holds.repository.server.ts";
import {
  findHostPerson,
  listHostSchedules,
} from "#app/booking/hosts/host-schedules.service.server.ts";
import { toHostSlot } from "#app/booking/slots/free-slots.service.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { DeskCallChange } from "#contract/calls/desk-call.ts";
import { type CallResult, OTHER_TIME } from "#contract/calls/desk-call-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { type Actor, toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { toChangedMessage } from "../parts/changed-meanwhile.ts";
import { ChangedMeanwhileError } from "../requests/changed-meanwhile-error.ts";
import { findCallConflicts } from "./call-conflicts.service.server.ts";
import { offerNewTime } from "./offer-new-time.service.server.ts";
import { toRequestedTime } from "./requested-time.server.ts";

/** A later time is a mistyped year. */
export const MAX_AHEAD_MS = 366 * 24 * 3_600_000;

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;
type Move = Extract<DeskCallChange, { intent: "move" }>;
type Outcome = Extract<DeskCallChange, { intent: "outcome" }>;

/** What a change did, or undefined when it left everything as it was. */
type Done =
  | { after: CallRow; kind: CallChange["kind"]; fields: string[]; text?: string }
  | undefined;

/** What speaks against a change that staff may make all the same. */
export class UnconfirmedError extends PublicError {
  readonly conflicts: readonly string[];

  constructor(conflicts: readonly string[]) {
    super(409, "Check what it conflicts with");
    this.conflicts = conflicts;
  }
}

/**
 * Changes a call as staff ask: the call, its entry of the timeline and of the audit log, and the
 * emails to client and host in one transaction.
 * @param change `outcome_before` is the outcome that was shown, where that counts
 * @throws ChangedMeanwhileError when the call is not as it was shown
 * @throws UnconfirmedError for conflicts that are not accepted yet
 * @throws PublicError 404 for an unknown reference, 422 for a change that is not possible
 */
export function changeDeskCall(
  deps: Deps,
  staff: Actor,
  reference: string,
  change: DeskCallChange & { outcome_before?: CallResult | null },
): Promise<void> {
  return changeCall(deps, { reference }, async (tx, before, now) => {
    const { outcome_before = before.outcome } = change;
    if (change.sequence !== before.sequence || outcome_before !== before.outcome) {
      const events = await listChangesSince(tx, before, change.sequence);
      throw new ChangedMeanwhileError(toChangedMessage("call", events, staff.id), events);
    }
    requireBooked(before);
    if (change.intent === "outcome") return recordOutcome(deps, tx, staff, before, change, now);
    const done = await apply(tx, before, change, now);
    if (done) await record(deps, tx, staff, { before, intent: change.intent, now, ...done });
  });
}

type By = Pick<Actor, "name" | "token_id"> & {
  /** Null for the command line. */
  id: number | null;
};

/**
 * Gives a call that is locked to another host at its time, as part of a larger change. Of a
 * tentative call only its client knows: it changes hands without an email.
 * @throws UnconfirmedError where the host is not free, PublicError 422
 */
export async function reassignCall(
  deps: Omit<Deps, "db">,
  tx: Transaction,
  by: By,
  { before, host, now }: { before: CallRow; host: number; now: Date },
): Promise<void> {
  const done = await reassign(tx, before, { host, confirmed: "" }, now);
  if (done) await record(deps, tx, by, { before, intent: "reassign", now, ...done });
}

type Change = NonNullable<Done> & {
  before: CallRow;
  intent: Exclude<DeskCallChange["intent"], "outcome">;
  now: Date;
};

/** The entries of timeline and audit log, and the emails to both sides. */
async function record(
  deps: Omit<Deps, "db">,
  tx: Transaction,
  by: By,
  { before, after, kind, text, fields, intent, now }: Change,
): Promise<void> {
  const host = await findHostPerson(tx, after.host);
  const isSecret = kind === "reassigned" && before.confirm_by !== null;
  const mail_id = isSecret ? null : randomUUID();
  await insertCallEvent(tx, {
    call: after,
    kind,
    host: host?.name,
    staff_id: by.id,
    text,
    mail_id,
  });
  const subject = before.reference;
  await writeAudit(tx, { ...toAuthor(by), action: `call.${intent}`, subject, fields });
  if (isSecret) return;
  // The links of earlier emails remain, but only their hashes are stored.
  const token = createToken();
  await insertLink(tx, { token_hash: toTokenHash(token), booking_id: after.id });
  const notice = { before, after, kind, text, staff: by.name, token, mail_id, now };
  await enqueueCallNotices(deps, tx, notice);
}

async function listChangesSince(tx: Transaction, call: CallRow, sequence: number) {
  if (call.request_id === null) return [];
  const events = await listEvents(tx, call.request_id);
  return events.filter(({ change }) => change?.field === "call" && change.sequence > sequence);
}

/** Calendars are told nothing of it, and the client only where another time is offered to them. */
async function recordOutcome(
  deps: Deps,
  tx: Transaction,
  staff: Actor,
  before: CallRow,
  { outcome, note, offer }: Outcome,
  now: Date,
): Promise<void> {
  requireConfirmed(before);
  if (now < before.starts_at) throw unprocessable({ outcome: ["This call hasn't begun yet"] });
  const isOffered = offer === "on" && outcome === "no_show";
  const mail_id = isOffered ? await offerNewTime(deps, tx, before, now) : null;
  if (before.outcome === outcome && !note && !mail_id) return;
  await setOutcome(tx, before.id, outcome);
  const host = await findHostPerson(tx, before.host);
  await insertCallEvent(tx, {
    call: before,
    kind: outcome,
    host: host?.name,
    staff_id: staff.id,
    text: note || undefined,
    mail_id,
  });
  const subject = before.reference;
  await writeAudit(tx, {
    ...toAuthor(staff),
    action: "call.outcome",
    subject,
    fields: ["outcome"],
  });
}

async function apply(
  tx: Transaction,
  before: CallRow,
  change: Exclude<DeskCallChange, Outcome>,
  now: Date,
): Promise<Done> {
  switch (change.intent) {
    case "confirm": {
      requireAhead(before, now);
      const confirmed = await confirmCall(tx, before.id, toRemindAt(before.starts_at, now));
      if (!confirmed) return undefined;
      return { after: { ...before, ...confirmed }, kind: "confirmed", fields: ["confirm_by"] };
    }
    case "reassign": {
      requireAhead(before, now);
      requireConfirmed(before);
      return reassign(tx, before, change, now);
    }
    case "move":
      return move(tx, before, change, now);
    case "ask": {
      requireAhead(before, now);
      requireConfirmed(before);
      const after = { ...before, ...(await askForTime(tx, before.id, now)) };
      return { after, kind: "asked", fields: ["new_time_asked_at"], text: change.message };
    }
    case "cancel": {
      requireAhead(before, now);
      const after = { ...before, ...(await cancelCall(tx, before.id)) };
      return { after, kind: "cancelled", fields: ["status"], text: change.reason };
    }
  }
}

function requireBooked({ status }: CallRow): void {
  if (status === "booked") return;
  const message =
    status === "released" ? "This call wasn't confirmed in time" : "This call is cancelled";
  throw unprocessable({ call: [message] });
}

/** Of a tentative call only its client knows: no host could be told of a change. */
function requireConfirmed({ confirm_by }: CallRow): void {
  if (confirm_by === null) return;
  throw unprocessable({ call: ["Confirm the call first"] });
}

function requireAhead({ starts_at }: CallRow, now: Date): void {
  if (now < starts_at) return;
  throw unprocessable({ call: ["This call has already started. You can only move it"] });
}

async function reassign(
  tx: Transaction,
  before: CallRow,
  { host, confirmed }: { host: number; confirmed: string },
  now: Date,
): Promise<Done> {
  if (host === before.host) return undefined;
  const schedules = await listHostSchedules(tx);
  if (!schedules.some((schedule) => schedule.host === host && schedule.person)) {
    throw unprocessable({ host: ["Select a person who takes calls"] });
  }
  const { starts_at, ends_at, blocked_until } = before;
  const slot = { host, starts_at, ends_at, blocked_until };
  const after = await take(tx, before, slot, { field: "host", confirmed, now });
  return { after, kind: "reassigned", fields: ["host"] };
}

async function move(tx: Transaction, before: CallRow, change: Move, now: Date): Promise<Done> {
  const config = await getBookingConfig(tx);
  const starts_at = toRequestedTime(change, config.timezone);
  const field = change.slot === OTHER_TIME ? "time" : "slot";
  if (starts_at.getTime() === before.starts_at.getTime()) return undefined;
  if (starts_at <= now) throw unprocessable({ [field]: ["Choose a time in the future"] });
  if (starts_at.getTime() > now.getTime() + MAX_AHEAD_MS) {
    throw unprocessable({ [field]: ["Choose a time within a year"] });
  }
  const slot = toHostSlot({ host: before.host, config }, starts_at);
  const { confirmed } = change;
  const after = await take(tx, before, slot, { field, confirmed, now });
  return { after, kind: "moved", fields: ["starts_at"] };
}

/** Moves the call to a time of a host, which the database refuses where another call is. */
async function take(
  tx: Transaction,
  before: CallRow,
  slot: HostSlot,
  { field, confirmed, now }: { field: string; confirmed: string; now: Date },
): Promise<CallRow> {
  const except = before.token_hash;
  const { taken, others } = await findCallConflicts(tx, slot, { now, except });
  if (taken) throw unprocessable({ [field]: [taken] });
  if (others.length > 0 && confirmed !== others.join("\n")) throw new UnconfirmedError(others);
  await releaseExpiredHolds(tx, now, slot);
  const isMoved = slot.starts_at.getTime() !== before.starts_at.getTime();
  const remind_at = toRemindAt(slot.starts_at, now);
  const { confirm_by } = before;
  const change = isMoved
    ? { ...slot, remind_at, new_time_asked_at: null }
    : { ...slot, confirm_by };
  try {
    return { ...before, ...(await moveCall(tx, before.id, change)) };
  } catch (error) {
    if (!(error instanceof HostSlotTakenError)) throw error;
    throw unprocessable({ [field]: ["That time was just taken. Choose another"] });
  }
}
