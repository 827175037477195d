import { getLocale } from "#contract/values/trade.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { toClockTime } from "../time/desk-time.ts";

/**
 * `08:00 London`, a moment by the client's clocks, with the weekday where that is another one;
 * undefined where they show the same as the agency's.
 */
export function toClientTime(
  moment: Date,
  clientTime: string | null,
  agencyTime: string,
): string | undefined {
  if (clientTime === null) return undefined;
  const time = toClockTime(moment, clientTime);
  const isSameDay = toDay(moment, clientTime) === toDay(moment, agencyTime);
  if (isSameDay && time === toClockTime(moment, agencyTime)) return undefined;
  const weekday = new Intl.DateTimeFormat(getLocale(), { timeZone: clientTime, weekday: "short" });
  return `${isSameDay ? "" : `${weekday.format(moment)} `}${time} ${toPlaceName(clientTime)}`;
}
