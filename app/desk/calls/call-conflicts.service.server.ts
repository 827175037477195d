import { type HostSlot, listBusy } from "#app/booking/bookings.repository.server.ts";
import {
  type HostSchedule,
  listHostSchedules,
} from "#app/booking/hosts/host-schedules.service.server.ts";
import { createIsFree } from "#app/booking/slots/is-free.server.ts";
import { findScheduleConflict } from "#app/booking/slots/slots.server.ts";
import type { Queryable } from "#database/client.server.ts";

/** What speaks against a call of a host at a time. */
export type CallConflicts = {
  /** Forbids it: hosts have one call at a time. */
  taken: string | undefined;
  /** Advise against it. */
  others: string[];
};

/**
 * What speaks against giving a time to a host.
 * @param except the token hash of the call that would move there
 */
export async function findCallConflicts(
  db: Queryable,
  slot: HostSlot,
  { now, except }: { now: Date; except: string },
): Promise<CallConflicts> {
  const schedules = await listHostSchedules(db);
  const busy = await listBusy(db, { from: slot.starts_at, to: slot.blocked_until, now, except });
  const isFree = (statuses: readonly string[]) =>
    createIsFree(busy.filter(({ status }) => statuses.includes(status)))(slot);
  const schedule = schedules.find(({ host }) => host === slot.host);
  const who = schedule?.person?.name ?? "The host";
  const taken = isFree(["booked"])
    ? isFree(["held"])
      ? undefined
      : "A visitor is booking that time. It'll be free again in ten minutes unless they send the form"
    : `${who} has a call then, or the break after one`;
  const others = listScheduleConflicts(schedule, who, slot);
  if (!isFree(["busy"])) others.push(`The calendar of ${who} is busy then`);
  return { taken, others };
}

function listScheduleConflicts(
  schedule: HostSchedule | undefined,
  who: string,
  slot: HostSlot,
): string[] {
  if (!schedule) return [`${who} no longer takes calls`];
  switch (findScheduleConflict(schedule.config, slot)) {
    case "day-off":
      return [`${who} is off on that day`];
    case "hours":
      return [`It is outside the hours of ${who === "The host" ? "calls" : who}`];
    default:
      return [];
  }
}
