import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { BookingConfig } from "#contract/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { type Busy, type HostSlot, listBusy } from "../bookings.repository.server.ts";
import { isOffered, listSlots, listSlotsOfSameDay } from "./slots.server.ts";

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
};

/** Start times of the slots that can be booked now, in order. */
export async function listFreeSlots(db: Queryable, question: Question): Promise<Date[]> {
  const config = await getBookingConfig(db);
  return listFree(db, config, question);
}

/**
 * The slots of the hosts who are free at a time, none when it is not offered or
 * taken. Another visitor may take one first: the insert decides.
 */
export async function listFreeHostSlots(
  db: Queryable,
  starts_at: Date,
  { now, except }: Pick<Question, "now" | "except">,
): Promise<HostSlot[]> {
  const config = await getBookingConfig(db);
  if (!isOffered(config, starts_at, now)) return [];
  const hostSlots = toHostSlots(config, starts_at);
  const [hostSlot] = hostSlots;
  if (!hostSlot) return [];
  const busy = await listBusy(db, {
    from: hostSlot.starts_at,
    to: hostSlot.blocked_until,
    now,
    except,
  });
  return hostSlots.filter((one) => isFree(one, busy));
}

/**
 * Whether a hold may take a slot of a host: all holds together leave at least half of the calls
 * that fit into the day without them, so that no client can hold the whole calendar.
 * Calls are counted, not slots, because a hold takes one call but up to three slots: its
 * own and those that its break covers. Other holds must be locked out meanwhile.
 */
export async function mayHold(
  db: Queryable,
  wanted: HostSlot,
  { now, except }: Pick<Question, "now" | "except">,
): Promise<boolean> {
  const config = await getBookingConfig(db);
  const hostSlots = listSlotsOfSameDay(config, wanted.starts_at, now).flatMap((slot) =>
    toHostSlots(config, slot),
  );
  const [first, last] = [hostSlots[0], hostSlots.at(-1)];
  if (!first || !last) return false;
  const busy = await listBusy(db, { from: first.starts_at, to: last.blocked_until, now, except });
  const booked = busy.filter(({ status }) => status === "booked");
  const free = hostSlots.filter((hostSlot) => isFree(hostSlot, booked));
  const held = [...busy, { ...wanted, status: "held" as const }];
  const left = free.filter((hostSlot) => isFree(hostSlot, held));
  return countCalls(left) * 2 >= countCalls(free);
}

/** How many calls fit into slots of hosts, with their breaks. `hostSlots` are in order of time. */
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
  wanted: Date,
  { now, except }: Pick<Question, "now" | "except">,
): Promise<Date[]> {
  const free = await listFreeSlots(db, { now, except });
  const distance = (slot: Date) => Math.abs(slot.getTime() - wanted.getTime());
  return free
    .filter((slot) => distance(slot) > 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .sort((a, b) => a.getTime() - b.getTime());
}

async function listFree(
  db: Queryable,
  config: BookingConfig,
  { from, to, now, except }: Question,
): Promise<Date[]> {
  const horizon = new Date(now.getTime() + (config.days_ahead + 2) * DAY);
  const range = { from: from ?? now, to: to ?? horizon };
  const slots = listSlots(config, { ...range, now });
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const until = toHostSlots(config, last)[0]?.blocked_until ?? last;
  const busy = await listBusy(db, { from: first, to: until, now, except });
  return slots.filter((slot) =>
    toHostSlots(config, slot).some((hostSlot) => isFree(hostSlot, busy)),
  );
}

/** One for each host. */
function toHostSlots({ slot_minutes, buffer_minutes, hosts }: BookingConfig, starts_at: Date) {
  const ends_at = new Date(starts_at.getTime() + slot_minutes * MINUTE);
  const blocked_until = new Date(ends_at.getTime() + buffer_minutes * MINUTE);
  return Array.from({ length: hosts }, (_, index): HostSlot => {
    return { host: index + 1, starts_at, ends_at, blocked_until };
  });
}

function isFree(hostSlot: HostSlot, busy: readonly Busy[]): boolean {
  return !busy.some(
    ({ host, starts_at, blocked_until }) =>
      host === hostSlot.host &&
      starts_at < hostSlot.blocked_until &&
      blocked_until > hostSlot.starts_at,
  );
}
