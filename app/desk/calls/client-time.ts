import { toPlaceName } from "#platform/time-zone-names.ts";
import { toDay } from "#platform/zone-day.ts";
import { toClockTime } from "../parts/desk-time.ts";

/**
 * `08:00 London`, a moment by the client's clocks, with the weekday where that is another one;
 * undefined where they show the same as the agency's.
 */
export function toClientTime(
  moment: Date,
  theirs: string | null,
  ours: string,
): string | undefined {
  if (theirs === null) return undefined;
  const time = toClockTime(moment, theirs);
  const isSameDay = toDay(moment, theirs) === toDay(moment, ours);
  if (isSameDay && time === toClockTime(moment, ours)) return undefined;
  const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: theirs, weekday: "short" });
  return `${isSameDay ? "" : `${weekday.format(moment)} `}${time} ${toPlaceName(theirs)}`;
}
