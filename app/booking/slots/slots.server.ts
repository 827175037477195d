import { Temporal } from "temporal-polyfill";
import { type BookingConfig, toMinutes, type Weekday } from "#contract/calls/booking.ts";

const WEEKDAYS: readonly Weekday[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Range = {
  from: Date;
  /** Exclusive. */
  to: Date;
  now: Date;
};

/**
 * Beginnings of the slots that are taken bookings for, in order. Both what is offered and what is
 * accepted come from here.
 *
 * A weekday's hours are cut into slots by the operator's clock. A slot of that clock that does not
 * exist because clocks go forward is not offered; one that comes twice because they go back is
 * offered twice; one within which they change is not.
 */
export function listSlots(config: BookingConfig, { from, to, now }: Range): Date[] {
  const { timezone, notice_hours, days_ahead } = config;
  const earliest = Math.max(from.getTime(), now.getTime() + notice_hours * HOUR);
  const lastDay = toLocalDay(now, timezone).add({ days: days_ahead });
  const slots: Date[] = [];
  let day = toLocalDay(new Date(earliest), timezone);
  const toDay = toLocalDay(to, timezone);
  const end = Temporal.PlainDate.compare(toDay, lastDay) < 0 ? toDay : lastDay;
  for (; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    for (const time of listSlotsOfDay(config, day)) {
      if (time >= earliest && time < to.getTime()) slots.push(new Date(time));
    }
  }
  return slots;
}

/** Whether a slot that begins at this moment is in the list. */
export function isOffered(config: BookingConfig, instant: Date, now: Date): boolean {
  const to = new Date(instant.getTime() + 1);
  return listSlots(config, { from: instant, to, now }).length > 0;
}

/** Why a host takes no call at a time: it is a day off, or outside their hours. */
export function findScheduleConflict(
  config: BookingConfig,
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
): "day-off" | "hours" | undefined {
  const start = toZoned(starts_at, config.timezone);
  const day = start.toPlainDate();
  if (config.days_off.includes(day.toString())) return "day-off";
  const weekday = WEEKDAYS[day.dayOfWeek - 1] ?? "monday";
  // Minutes of the clock: where it changes within the call, that is not within the hours.
  const from = start.hour * 60 + start.minute;
  const end = toZoned(ends_at, config.timezone).toPlainDateTime();
  const to = day.toPlainDateTime().until(end, { largestUnit: "minutes" }).minutes;
  const isInside = config.weekly_hours[weekday].some((hours) => {
    const span = toMinutes(hours);
    return span.from <= from && to <= span.to;
  });
  return isInside ? undefined : "hours";
}

function toZoned(instant: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
}

/** The day that a moment belongs to, by the clocks of a zone. */
export function toDayOf(instant: Date, timezone: string): { from: Date; to: Date } {
  return toRange(toLocalDay(instant, timezone), 1, timezone);
}

/** The week from Monday on that a moment belongs to, by the clocks of a zone. */
export function toWeekOf(instant: Date, timezone: string): { from: Date; to: Date } {
  const day = toLocalDay(instant, timezone);
  return toRange(day.subtract({ days: day.dayOfWeek - 1 }), 7, timezone);
}

function toRange(day: Temporal.PlainDate, days: number, timezone: string) {
  const toInstant = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(timezone).epochMilliseconds);
  return { from: toInstant(day), to: toInstant(day.add({ days })) };
}

function toLocalDay(instant: Date, timezone: string): Temporal.PlainDate {
  return toZoned(instant, timezone).toPlainDate();
}

/** Slots of recently requested days: time zone arithmetic is the expensive part. */
const cachedDays = new Map<string, readonly number[]>();
/** Enough for 20 hosts, each with hours of their own, 90 days ahead. */
const MAX_CACHED_DAYS = 2_000;

/** Milliseconds, in order. */
function listSlotsOfDay(config: BookingConfig, day: Temporal.PlainDate): readonly number[] {
  const { weekly_hours, slot_minutes, timezone, days_off } = config;
  const weekday = WEEKDAYS[day.dayOfWeek - 1];
  if (weekday === undefined || days_off.includes(day.toString())) return [];
  const hours = weekly_hours[weekday];
  const key = [day, timezone, slot_minutes, ...hours].join();
  const times = cachedDays.get(key) ?? cutIntoSlots(config, day, hours);
  if (cachedDays.size >= MAX_CACHED_DAYS) cachedDays.clear();
  cachedDays.set(key, times);
  return times;
}

function cutIntoSlots(
  config: BookingConfig,
  day: Temporal.PlainDate,
  openings: readonly string[],
): number[] {
  const { slot_minutes, timezone } = config;
  const times: number[] = [];
  for (const hours of openings) {
    const { from, to } = toMinutes(hours);
    for (let minute = from; minute + slot_minutes <= to; minute += slot_minutes) {
      const wall = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
      times.push(...listMoments(wall, timezone).filter((time) => isSteady(time, config)));
    }
  }
  return times.sort((a, b) => a - b);
}

/** The moments at which a zone's clocks show this: none, one or two. */
function listMoments(wall: Temporal.PlainDateTime, timezone: string): number[] {
  const earlier = wall.toZonedDateTime(timezone, { disambiguation: "earlier" });
  const later = wall.toZonedDateTime(timezone, { disambiguation: "later" });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return [earlier.epochMilliseconds];
  // In a gap Temporal moves off the wanted time, in an overlap it does not.
  const moments = [earlier, later].filter((moment) => moment.toPlainDateTime().equals(wall));
  return moments.map(({ epochMilliseconds }) => epochMilliseconds);
}

/** Whether clocks run on evenly while a slot lasts. */
function isSteady(time: number, { timezone, slot_minutes }: BookingConfig): boolean {
  const offset = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone).offsetNanoseconds;
  return offset(time) === offset(time + slot_minutes * MINUTE - 1);
}
