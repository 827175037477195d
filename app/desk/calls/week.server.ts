import { Temporal } from "temporal-polyfill";
import { toWeekOf } from "#app/booking/slots/slots.server.ts";

/** A week by the agency's clocks, with ISO dates. */
export type Week = {
  /** Monday to Sunday. */
  days: string[];
  from: Date;
  to: Date;
  /** Mondays of the weeks before and after. */
  previous: string;
  next: string;
};

/** The week of a day, without one the current week. */
export function toWeek(day: string | undefined, now: Date, timezone: string): Week {
  const moment = day
    ? new Date(Temporal.PlainDate.from(day).toZonedDateTime(timezone).epochMilliseconds)
    : now;
  const { from, to } = toWeekOf(moment, timezone);
  const monday = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate();
  const toDate = (days: number) => monday.add({ days }).toString();
  return {
    days: Array.from({ length: 7 }, (_, index) => toDate(index)),
    from,
    to,
    previous: toDate(-7),
    next: toDate(7),
  };
}
