import type { CallStatus } from "#contract/calls/booking.ts";
import type { Site } from "#contract/content/site.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toZonedText } from "#platform/time/zoned-text.ts";

/** `2026-11-21 11:15 Europe/Tallinn`, by the clocks of the agency. */
export function toAgencyTimeText(time: Date, { booking }: Pick<Site, "booking">): string {
  return toZonedText(time, booking?.timezone ?? "UTC");
}

const CALL_NOTES: Record<CallStatus, string> = {
  booked: "",
  tentative: "tentative, ",
  cancelled: "cancelled, was ",
  released: "not confirmed, was ",
};

/** In front of the time of a call: `cancelled, was `; nothing for one that is booked. */
export const toCallNote = (status: CallStatus): string => CALL_NOTES[status];

/** `2026-11-21 09:15 UTC`. */
export function toUtcText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** `1 developer`, `3 developers`. */
export function toDeveloperCount(count: number): string {
  return count === 1 ? withNoun("1 developer") : withNoun(`${count} developers`);
}
