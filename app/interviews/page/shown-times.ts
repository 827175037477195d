import { toOffsetText, toZoneText } from "#app/booking/call-texts.ts";
import {
  type ShownSlot,
  type SlotDay,
  toDayText,
  toSlotDays,
} from "#app/booking/slots/slot-days.ts";
import { createWallClock } from "#app/booking/slots/wall-time.ts";
import { INTERVIEW_MINUTES } from "#contract/clients/interview-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import type { ReaderZones } from "../interview-texts.ts";

type ShownTime = ShownSlot & {
  /** `13:45`, by the clocks of the other side, with the day where that is another one. */
  otherTime: string;
};
type TimeDay = Omit<SlotDay, "slots"> & { times: ShownTime[] };

/** Times by the days of the reader's calendar, each by both clocks. */
export function toTimeDays(times: readonly string[], { own, other }: ReaderZones): TimeDay[] {
  const toOther = createWallClock(other);
  return toSlotDays(times, own, INTERVIEW_MINUTES).map(({ slots, ...day }) => ({
    ...day,
    times: slots.map((slot) => {
      const { date, time } = toOther(new Date(slot.starts_at));
      const otherTime = date === day.date ? time : `${toDayText(date, "short")} ${time}`;
      return { ...slot, otherTime };
    }),
  }));
}

/** `Times in Berlin, GMT+1. Below them, those in Kathmandu.` */
export function toZonesText(days: readonly TimeDay[], { own, other }: ReaderZones): string {
  const offsets = [...new Set(days.flatMap((day) => day.offsets))];
  const first = toZoneText(own, offsets.length > 0 ? offsets : [toOffsetText(new Date(), own)]);
  return own === other ? `${first}.` : `${first}. Below each, the time in ${toPlaceName(other)}.`;
}
