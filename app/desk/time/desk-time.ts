import { getLocale } from "#contract/values/trade.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { createZoneFormat } from "#platform/time/zone-format.ts";
import { useDesk } from "../parts/use-desk.ts";

type Clock = { timezone: string; now: Date };

const toTime = createZoneFormat(getLocale, { timeStyle: "short" });
const toDayMonth = createZoneFormat(getLocale, { day: "numeric", month: "short" });
const toDayMonthYear = createZoneFormat(getLocale, {
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** `14:05` on the same day, `21 Nov` in the same year, `21 Nov 2025` otherwise. */
export function toShortTime(moment: Date, { timezone, now }: Clock): string {
  const [day, today] = [toDay(moment, timezone), toDay(now, timezone)];
  if (day === today) return toTime(moment, timezone);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? toDayMonth(moment, timezone) : toDayMonthYear(moment, timezone);
}

/** The same with the time of other days: `14:05` on the same day, `21 Nov, 14:05` otherwise. */
export function toShortMoment(moment: Date, clock: Clock): string {
  const short = toShortTime(moment, clock);
  const time = toTime(moment, clock.timezone);
  return short === time ? time : `${short}, ${time}`;
}

/** `21 November 2026 at 14:05`. */
export const toLongTime = createZoneFormat(getLocale, { dateStyle: "long", timeStyle: "short" });

/** `14:05`. */
export function toClockTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(getLocale(), {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}

/** `Mon 23 Nov`, for an ISO date. */
export function toDayText(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(",", "");
}

/** `3 Dec`, for an ISO date. */
export function toShortDate(date: string): string {
  return toDayMonth(new Date(`${date}T00:00:00Z`), "UTC");
}

/** Times by the agency's clocks. */
export function useDeskTime() {
  const clock = useDesk();
  return {
    today: toDay(clock.now, clock.timezone),
    toShort: (moment: Date) => toShortTime(moment, clock),
    toShortMoment: (moment: Date) => toShortMoment(moment, clock),
    toLong: (moment: Date) => toLongTime(moment, clock.timezone),
  };
}
