import type { MemberFilter } from "#contract/members/member-query.ts";
import { parseHoursKey, USUAL_HOURS, USUAL_ZONE } from "#contract/members/working-day-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toHoursText } from "./day-options.ts";

/** `6 h`, `2 h 15 min`, `45 min`. */
export function toDurationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 || rest === 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""]
    .filter(Boolean)
    .join(" ");
}

/** `9:00–17:00 in New York`: the working day of a filter. */
export function toDayText({ zone = USUAL_ZONE, day = "" }: MemberFilter): string {
  return `${toHoursText(parseHoursKey(day) ?? USUAL_HOURS)} in ${toPlaceName(zone)}`;
}

/** `7:30`, `24:00`. */
function toClockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** `9:00–17:00`, `22:00–6:00` for stretches on both sides of midnight, `9:00–10:00, 16:00–17:00`. */
export function toStretchesText(stretches: readonly { from: number; to: number }[]): string {
  const [first, ...rest] = stretches;
  const last = rest.at(-1);
  const isJoined = first?.from === 0 && last?.to === 1440;
  const shown = isJoined ? [...rest.slice(0, -1), { from: last.from, to: first.to }] : stretches;
  return shown.map(({ from, to }) => `${toClockText(from)}–${toClockText(to)}`).join(", ");
}
