import {
  parseHoursKey,
  toHoursKey,
  USUAL_HOURS,
  type WorkingDay,
} from "#contract/members/working-day-terms.ts";
import { isTimeZone } from "#contract/values/time-zone.ts";
import { createBrowserStore } from "#platform/browser/browser-store.ts";

/** The visitor's working day; an empty zone is that of the browser's clock. */
export const workingDayStore = createBrowserStore<WorkingDay>({
  name: "working-day",
  version: 1,
  initial: { zone: "", ...USUAL_HOURS },
  parse: parseWorkingDay,
});

/** Parses what the browser stored; undefined for anything but a working day. */
export function parseWorkingDay(stored: unknown): WorkingDay | undefined {
  const { zone, from, to } = (stored ?? {}) as Record<keyof WorkingDay, unknown>;
  const hours = parseHoursKey(toHoursKey({ from: Number(from), to: Number(to) }));
  if (typeof zone !== "string" || !hours) return undefined;
  return { zone: zone === "" || isTimeZone(zone) ? zone : "", ...hours };
}
