import { toDay } from "./desk-day.ts";
import { useDesk } from "./use-desk.ts";

type Clock = { timezone: string; now: Date };

/** `14:05` on the same day, `21 Nov` in the same year, `21 Nov 2025` otherwise. */
export function toShortTime(moment: Date, { timezone, now }: Clock): string {
  const day = toDay(moment, timezone);
  if (day === toDay(now, timezone)) {
    return new Intl.DateTimeFormat("en-GB", { timeZone: timezone, timeStyle: "short" }).format(
      moment,
    );
  }
  const isThisYear = day.slice(0, 4) === toDay(now, timezone).slice(0, 4);
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: timezone,
    day: "numeric",
    month: "short",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(moment);
}

/** `21 November 2026 at 14:05`. */
export function toLongTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "long",
    timeStyle: "short",
  }).format(moment);
}

/** `3 Dec`, for an ISO date. */
export function toShortDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Times by the agency's clocks. */
export function useDeskTime() {
  const clock = useDesk();
  return {
    today: toDay(clock.now, clock.timezone),
    toShort: (moment: Date) => toShortTime(moment, clock),
    toLong: (moment: Date) => toLongTime(moment, clock.timezone),
  };
}
