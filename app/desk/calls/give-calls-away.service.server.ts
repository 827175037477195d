import { listBusy, lockCall } from "#app/booking/bookings.repository.server.ts";
import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import { toHostSlot } from "#app/booking/slots/free-slots.service.server.ts";
import { createIsFree } from "#app/booking/slots/is-free.server.ts";
import { findScheduleConflict } from "#app/booking/slots/slots.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { Services } from "#services/services.server.ts";
import { findAccount } from "#services/staff/staff.repository.server.ts";
import { reassignCall, UnconfirmedError } from "./desk-call-changes.service.server.ts";
import type { DeskCall } from "./desk-calls.repository.server.ts";

type Deps = Pick<Services, "queue" | "env" | "clock">;

/** Which host gets a call: one by their number, each who is free, or none: it stays. */
export type NextHost = number | "free" | undefined;

/** Calls that changed hands, and those that did not, with the reason. */
export type GivenCalls = {
  calls: number;
  unchanged: { name: string; reason: string }[];
};

/** A host with the calls that they could take, by reference. */
export type FreeHost = { host: number; name: string; references: string[] };

type Slot = Pick<DeskCall, "reference" | "host" | "starts_at" | "ends_at">;

/** Who else takes calls, and at the time of which of these calls each is free. */
export async function listFreeHosts(
  db: Queryable,
  calls: readonly Slot[],
  now: Date,
): Promise<FreeHost[]> {
  const times = calls.flatMap(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()]);
  if (times.length === 0) return [];
  const DAY = 24 * 3_600_000;
  const to = new Date(Math.max(...times) + DAY);
  const busy = await listBusy(db, { from: new Date(Math.min(...times) - DAY), to, now });
  const isFree = createIsFree(busy);
  return (await listHostSchedules(db)).flatMap(({ host, person, config }) => {
    if (!person) return [];
    const open = calls.filter(
      (call) =>
        call.host !== host &&
        isFree(toHostSlot({ host, config }, call.starts_at)) &&
        !findScheduleConflict(config, call),
    );
    return [{ host, name: person.name, references: open.map(({ reference }) => reference) }];
  });
}

/**
 * Gives calls to other hosts in the transaction of a larger change: each is an entry of its
 * timeline and emails to both sides. One that cannot be given away stays.
 * @param by id of who makes the change; null for the command line
 */
export async function giveCallsAway(
  deps: Deps,
  tx: Transaction,
  by: number | null,
  calls: readonly DeskCall[],
  toNext: (call: DeskCall) => NextHost,
): Promise<GivenCalls> {
  const given: GivenCalls = { calls: 0, unchanged: [] };
  const name = (by === null ? undefined : await findAccount(tx, by))?.name;
  const giver = { id: by, name: name || (await getSite(tx)).name };
  for (const call of calls) {
    const next = toNext(call);
    if (next === undefined) continue;
    const reason = await giveAway(deps, tx, giver, call, next);
    if (reason === undefined) given.calls += 1;
    else given.unchanged.push({ name: call.name, reason });
  }
  return given;
}

/** @returns why the call stays; undefined when it changed hands */
async function giveAway(
  deps: Deps,
  tx: Transaction,
  by: { id: number | null; name: string },
  { reference, host: from }: DeskCall,
  next: number | "free",
): Promise<string | undefined> {
  const now = deps.clock();
  const before = await lockCall(tx, { reference });
  // Cancelled, or given away by a colleague a moment ago.
  if (before?.status !== "booked" || before.host !== from) return "It has changed";
  const hosts =
    next === "free"
      ? (await listFreeHosts(tx, [before], now))
          .filter(({ references }) => references.length > 0)
          .map(({ host }) => host)
      : [next];
  let reason = "No one else is free then";
  for (const host of hosts) {
    try {
      // A savepoint: a time that was just taken ends what comes after it otherwise.
      await tx.transaction((part) => reassignCall(deps, part, by, { before, host, now }));
      return undefined;
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      reason = toReason(error);
    }
  }
  return reason;
}

function toReason(error: PublicError): string {
  if (error instanceof UnconfirmedError) return error.conflicts.join(". ");
  return Object.values(error.errors ?? {}).flat()[0] ?? error.message;
}
