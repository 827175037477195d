import type { WorkingDay } from "#contract/members/working-day-terms.ts";
import { toZoneOffset } from "#platform/time/zone-offset.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** Part of a day, in minutes from midnight. */
export type Stretch = { from: number; to: number };

/** Minutes of a day, which may end on the next one. */
type Span = { start: number; minutes: number };

const toMinuteOfDay = (minutes: number) => ((minutes % DAY) + DAY) % DAY;

/**
 * Zones differ by what their clocks show at noon UTC of the date (ISO): changes to and from
 * daylight saving are over by then, or belong to the next working day.
 */
function toNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

function toUtcSpan({ zone, from, to }: WorkingDay, date: string): Span {
  return {
    start: toMinuteOfDay(from * HOUR - toZoneOffset(zone, toNoon(date))),
    minutes: toMinuteOfDay((to - from) * HOUR) || DAY,
  };
}

/** Minutes of a day at which both work, by the clocks of a date. The same in either order. */
export function toOverlapMinutes(one: WorkingDay, other: WorkingDay, date: string): number {
  const [a, b] = [toUtcSpan(one, date), toUtcSpan(other, date)];
  // A span may meet the other's of the day before, of this day and of the next.
  return [-DAY, 0, DAY].reduce((sum, shift) => {
    const start = Math.max(a.start, b.start + shift);
    const end = Math.min(a.start + a.minutes, b.start + shift + b.minutes);
    return sum + Math.max(0, end - start);
  }, 0);
}

/** A working day on the clocks of a zone as stretches of one day, in minutes from midnight. */
export function toStretches(day: WorkingDay, zone: string, date: string): Stretch[] {
  const { start: utc, minutes } = toUtcSpan(day, date);
  const from = toMinuteOfDay(utc + toZoneOffset(zone, toNoon(date)));
  const end = from + minutes;
  if (end <= DAY) return [{ from, to: end }];
  return [
    { from: 0, to: end - DAY },
    { from, to: DAY },
  ];
}

/** What two lists of stretches have in common, in order. */
export function toCommonStretches(one: readonly Stretch[], other: readonly Stretch[]): Stretch[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      return from < to ? [{ from, to }] : [];
    }),
  );
}
