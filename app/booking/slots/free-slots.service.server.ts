import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { BookingConfig } from "#contract/calls/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { type HostSlot, listBusy } from "../bookings.repository.server.ts";
import { type HostSchedule, listHostSchedules } from "../hosts/host-schedules.service.server.ts";
import { createIsFree } from "./is-free.server.ts";
import { isOffered, listSlots, toDayOf, toWeekOf } from "./slots.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Number of alternatives offered for a taken slot. */
const NEAREST = 3;

type Question = {
  from?: Date | undefined;
  to?: Date | undefined;
  now: Date;
  /** Token hash of a row that does not count as taken: the asking browser's own. */
  except?: string | undefined;
  /** Slots of this host only. */
  host?: number | undefined;
};

/** Start times of the slots at which a host is free, in order. */
export async function listFreeSlots(db: Queryable, question: Question): Promise<Date[]> {
  const { from, to, now, except, host } = question;
  const schedules = (await listHostSchedules(db)).filter(
    (schedule) => host === undefined || schedule.host === host,
  );
  const hostSlots = schedules.flatMap((schedule) => {
    const horizon = new Date(now.getTime() + (schedule.config.days_ahead + 2) * DAY);
    const range = { from: from ?? now, to: to ?? horizon, now };
    return listSlots(schedule.config, range).map((slot) => toHostSlot(schedule, slot));
  });
  const span = toSpan(hostSlots);
  if (!span) return [];
  const isFree = createIsFree(await listBusy(db, { ...span, now, except }));
  const free = new Set(
    hostSlots.flatMap((slot) => (isFree(slot) ? [slot.starts_at.getTime()] : [])),
  );
  return [...free].sort((a, b) => a - b).map((time) => new Date(time));
}

/**
 * The slots of the hosts who are free at a time, none when it is not offered or taken. First the
 * host with the fewest calls in that week, of equals the one whom the agency lists first. Another
 * visitor may take one: the insert decides.
 */
export async function listFreeHostSlots(
  db: Queryable,
  starts_at: Date,
  { now, except, host }: Pick<Question, "now" | "except" | "host">,
): Promise<HostSlot[]> {
  const hostSlots = (await listHostSchedules(db))
    .filter((schedule) => host === undefined || schedule.host === host)
    .filter(({ config }) => isOffered(config, starts_at, now))
    .map((schedule) => toHostSlot(schedule, starts_at));
  const [one] = hostSlots;
  if (!one) return [];
  const week = toWeekOf(starts_at, (await getBookingConfig(db)).timezone);
  const busy = await listBusy(db, {
    from: week.from,
    to: new Date(Math.max(week.to.getTime(), one.blocked_until.getTime())),
    now,
    except,
  });
  const isFree = createIsFree(busy);
  const calls = busy.filter(({ status }) => status !== "busy");
  const countOf = (host: number) => calls.filter((call) => call.host === host).length;
  return hostSlots.filter(isFree).toSorted((a, b) => countOf(a.host) - countOf(b.host));
}

/**
 * Whether a hold may take a slot of a host: the only hold of a day may, and all holds together leave
 * at least half of the calls that fit into the day without them, so that no client can hold the whole
 * calendar. Calls are counted, not slots, because a hold takes one call but up to three slots: its
 * own and those that its break covers. Other holds must be locked out meanwhile.
 */
export async function mayHold(
  db: Queryable,
  requested: HostSlot,
  { now, except }: Pick<Question, "now" | "except">,
): Promise<boolean> {
  const day = toDayOf(requested.starts_at, (await getBookingConfig(db)).timezone);
  const hostSlots = (await listHostSchedules(db)).flatMap((schedule) =>
    listSlots(schedule.config, { ...day, now }).map((slot) => toHostSlot(schedule, slot)),
  );
  const span = toSpan(hostSlots);
  if (!span) return false;
  const busy = await listBusy(db, { ...span, now, except });
  const others = busy.filter(({ status }) => status !== "held");
  // The last call of a day can be held, too, though it leaves none.
  if (others.length === busy.length) return true;
  const free = hostSlots.filter(createIsFree(others));
  const left = free.filter(createIsFree([...busy, requested]));
  return countCalls(left) * 2 >= countCalls(free);
}

/** How many calls fit into slots of hosts, with their breaks; those of a host are in order. */
function countCalls(hostSlots: readonly HostSlot[]): number {
  const blockedUntil = new Map<number, Date>();
  let calls = 0;
  for (const { host, starts_at, blocked_until } of hostSlots) {
    const earlier = blockedUntil.get(host);
    if (earlier && earlier > starts_at) continue;
    blockedUntil.set(host, blocked_until);
    calls += 1;
  }
  return calls;
}

/** The free slots closest to a moment, in order of time. */
export async function listNearestSlots(
  db: Queryable,
  requested: Date,
  question: Pick<Question, "now" | "except" | "host">,
): Promise<Date[]> {
  const free = await listFreeSlots(db, question);
  const distance = (slot: Date) => Math.abs(slot.getTime() - requested.getTime());
  return free
    .filter((slot) => distance(slot) > 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** A slot with the break that the host has after it. */
export function toHostSlot(
  {
    host,
    config,
  }: Pick<HostSchedule, "host"> & {
    config: Pick<BookingConfig, "slot_minutes" | "buffer_minutes">;
  },
  starts_at: Date,
): HostSlot {
  const ends_at = new Date(starts_at.getTime() + config.slot_minutes * MINUTE);
  const blocked_until = new Date(ends_at.getTime() + config.buffer_minutes * MINUTE);
  return { host, starts_at, ends_at, blocked_until };
}

/** From the beginning of the first to the end of the last of the slots. */
function toSpan(hostSlots: readonly HostSlot[]): { from: Date; to: Date } | undefined {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { starts_at, blocked_until } of hostSlots) {
    from = Math.min(from, starts_at.getTime());
    to = Math.max(to, blocked_until.getTime());
  }
  return from < to ? { from: new Date(from), to: new Date(to) } : undefined;
}
