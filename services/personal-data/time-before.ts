import { Temporal } from "temporal-polyfill";

/** The same day and time some months earlier, in UTC; the last day of a month that is too short. */
export function monthsBefore(now: Date, months: number): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO("UTC")
    .subtract({ months });
  return new Date(then.epochMilliseconds);
}

/** The same moment some days of 24 hours earlier. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** The same moment some hours earlier. */
export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}
