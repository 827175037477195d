import { toOffsetText } from "#app/booking/call-texts.ts";
import { parseNumberWord } from "#app/site/terms/terms.ts";
import { type BookingConfig, WEEKDAYS } from "#contract/calls/booking.ts";
import { getLocale } from "#contract/values/trade.ts";
import { addDays } from "#platform/time/date-text.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { createZoneFormat } from "#platform/time/zone-format.ts";

/** The clocks and the working days of the agency. */
export type AgencyDays = Pick<BookingConfig, "timezone" | "weekly_hours" | "days_off">;

/** The end of a promised time, and whether it is over. */
export type PromisedEnd = { text: string; isOver: boolean };

const HOUR_MS = 3_600_000;
/** Days off beyond which no working day is looked for. */
const MAX_DAYS_OFF = 400;
/** `one working day`, `24 hours`, `two to three weeks`. */
const TIME = /^(?:\w+ (?:to|or) )?(\w+) (working |business )?(hour|day|week)s?$/i;

const toLongDay = createZoneFormat(getLocale, { dateStyle: "full" });
const toTime = createZoneFormat(getLocale, { timeStyle: "short" });

/** `Tuesday 24 November 2026`, for an ISO date. */
export const toDayText = (date: string): string =>
  toLongDay(new Date(`${date}T00:00:00Z`), "UTC").replace(",", "");

/** `Tuesday 24 November 2026`, by a zone's clocks. */
export const toDayIn = (moment: Date, timeZone: string): string =>
  toLongDay(moment, timeZone).replace(",", "");

/**
 * When a time ends that the agency promises as after "within": a day by its calendar, or a moment
 * for hours. Undefined for a text that names no such time.
 */
export function findPromisedEnd(
  time: string,
  { from, now, agency }: { from: Date; now: Date; agency: AgencyDays },
): PromisedEnd | undefined {
  const [, word = "", working, unit = ""] = TIME.exec(time.trim()) ?? [];
  const number = word === "a" || word === "an" ? 1 : parseNumberWord(word);
  if (number === undefined || (working && unit.toLowerCase() !== "day")) return undefined;
  if (unit.toLowerCase() === "hour") return toMomentEnd(from, number, now, agency);
  const first = toDay(from, agency.timezone);
  const days = unit.toLowerCase() === "week" ? 7 * number : number;
  const last = working ? addWorkingDays(first, number, agency) : addDays(first, days);
  return { text: toDayText(last), isOver: toDay(now, agency.timezone) > last };
}

function toMomentEnd(from: Date, hours: number, now: Date, { timezone }: AgencyDays): PromisedEnd {
  const end = new Date(from.getTime() + hours * HOUR_MS);
  const place = `${toPlaceName(timezone)}, ${toOffsetText(end, timezone)}`;
  return {
    text: `${toDayIn(end, timezone)}, ${toTime(end, timezone)} (${place})`,
    isOver: now > end,
  };
}

/** Days without hours for calls and days off do not count. */
function addWorkingDays(from: string, days: number, { weekly_hours, days_off }: AgencyDays) {
  const hasHours = WEEKDAYS.some((name) => weekly_hours[name].length > 0);
  const isWorking = (day: string) => {
    const number = new Date(day).getUTCDay();
    const weekday = WEEKDAYS[(number + 6) % 7] ?? "monday";
    const isOpen = hasHours ? weekly_hours[weekday].length > 0 : number % 6 !== 0;
    return isOpen && !days_off.includes(day);
  };
  let day = from;
  let left = days;
  for (let count = 0; left > 0 && count < MAX_DAYS_OFF + 7 * days; count += 1) {
    day = addDays(day, 1);
    if (isWorking(day)) left -= 1;
  }
  return day;
}
