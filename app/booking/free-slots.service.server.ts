import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { BookingConfig } from "#contract/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { type Busy, listBusy, type Place } from "./bookings.repository.server.ts";
import { isOffered, listSlots, listSlotsOfSameDay } from "./slots.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How many other times somebody gets who came too late. */
const NEAREST = 3;

type Question = {
  from?: Date | undefined;
  to?: Date | undefined;
  now: Date;
  /** Token hash of a row that does not count as taken: the asking browser's own. */
  except?: string | undefined;
};

/** Beginnings of the slots that somebody may book now, in order. */
export async function listFreeSlots(db: Queryable, question: Question): Promise<Date[]> {
  const config = await getBookingConfig(db);
  return listFree(db, config, question);
}

/**
 * Where a slot may be put: the places of the hosts who are free then, none when it is not offered or
 * taken. Somebody else may be quicker: the insert decides.
 */
export async function listFreePlaces(
  db: Queryable,
  starts_at: Date,
  { now, except }: Pick<Question, "now" | "except">,
): Promise<Place[]> {
  const config = await getBookingConfig(db);
  if (!isOffered(config, starts_at, now)) return [];
  const places = toPlaces(config, starts_at);
  const [place] = places;
  if (!place) return [];
  const busy = await listBusy(db, {
    from: place.starts_at,
    to: place.blocked_until,
    now,
    except,
  });
  return places.filter((one) => isFree(one, busy));
}

/**
 * Whether a hold may take a place: beside all holds there is room for at least half of the calls
 * that its day has room for without them, so that nobody holds the next days or the whole calendar.
 * Calls are counted and not slots, as a hold takes one call from a day but up to three slots: its
 * own and those that its break covers. Other holds must be locked out meanwhile.
 */
export async function mayHold(
  db: Queryable,
  wanted: Place,
  { now, except }: Pick<Question, "now" | "except">,
): Promise<boolean> {
  const config = await getBookingConfig(db);
  const places = listSlotsOfSameDay(config, wanted.starts_at, now).flatMap((slot) =>
    toPlaces(config, slot),
  );
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return false;
  const busy = await listBusy(db, { from: first.starts_at, to: last.blocked_until, now, except });
  const booked = busy.filter(({ status }) => status === "booked");
  const free = places.filter((place) => isFree(place, booked));
  const held = [...busy, { ...wanted, status: "held" as const }];
  const left = free.filter((place) => isFree(place, held));
  return countCalls(left) * 2 >= countCalls(free);
}

/** How many calls fit into places, with their breaks. `places` are in order of time. */
function countCalls(places: readonly Place[]): number {
  const blockedUntil = new Map<number, Date>();
  let calls = 0;
  for (const { host, starts_at, blocked_until } of places) {
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
  const until = toPlaces(config, last)[0]?.blocked_until ?? last;
  const busy = await listBusy(db, { from: first, to: until, now, except });
  return slots.filter((slot) => toPlaces(config, slot).some((place) => isFree(place, busy)));
}

/** One for each host. */
function toPlaces({ slot_minutes, buffer_minutes, hosts }: BookingConfig, starts_at: Date) {
  const ends_at = new Date(starts_at.getTime() + slot_minutes * MINUTE);
  const blocked_until = new Date(ends_at.getTime() + buffer_minutes * MINUTE);
  return Array.from({ length: hosts }, (_, index): Place => {
    return { host: index + 1, starts_at, ends_at, blocked_until };
  });
}

function isFree(place: Place, busy: readonly Busy[]): boolean {
  return !busy.some(
    ({ host, starts_at, blocked_until }) =>
      host === place.host && starts_at < place.blocked_until && blocked_until > place.starts_at,
  );
}
