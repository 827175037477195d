import type { BookedCall } from "#contract/http/submission.ts";
import { getLocale } from "#contract/values/trade.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";

/** Shown for a slot that was taken in the meantime (product §4). */
export const SLOT_TAKEN = "That time was just taken. Choose another";

/** Shown above times outside the visitor's working day. */
export const OUTSIDE = "Outside your working day";

/** A true minus: lines break after a hyphen. */
export const MINUS = "−";

type Call = { starts_at: Date; ends_at: Date; timezone: string; our_timezone: string };

/** `10:30`, by a zone's clocks. */
function toTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(getLocale(), {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}

/** `GMT+2`, what a zone is from UTC at a moment; with a minus sign, after which no line breaks. */
export function toOffsetText(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    timeZoneName: "shortOffset",
  }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return offset === "GMT+0" ? "GMT" : offset.replace("-", MINUS);
}

/**
 * `Tuesday 1 December 2026, 10:30–11:00 (Tallinn, GMT+2)`: a call as a zone's clocks show it. Both
 * offsets where the clocks change during the call, since it may end at an earlier time by them.
 */
export function toCallText(starts_at: Date, ends_at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat(getLocale(), { timeZone, dateStyle: "full" })
    .format(starts_at)
    .replace(",", "");
  const hours = `${toTime(starts_at, timeZone)}–${toTime(ends_at, timeZone)}`;
  const offsets = new Set([starts_at, ends_at].map((moment) => toOffsetText(moment, timeZone)));
  return `${day}, ${hours} (${toPlaceName(timeZone)}, ${[...offsets].join(" to ")})`;
}

/** `10:30 (Tallinn, GMT+2)`, as a zone's clocks show a moment. */
export function toClockText(moment: Date, timeZone: string): string {
  const zone = `${toPlaceName(timeZone)}, ${toOffsetText(moment, timeZone)}`;
  return `${toTime(moment, timeZone)} (${zone})`;
}

/** The client's time and ours; one line where both clocks show the same. */
export function toCallTimes({ starts_at, ends_at, timezone, our_timezone }: Call): {
  clientTime: string;
  agencyTime: string | undefined;
} {
  const clientTime = toCallText(starts_at, ends_at, timezone);
  const agencyTime = toCallText(starts_at, ends_at, our_timezone);
  return { clientTime, agencyTime: timezone === our_timezone ? undefined : agencyTime };
}

/** When a call of a receipt is, by the client's clocks. */
export const toCallTime = ({ starts_at, ends_at, timezone }: BookedCall): string =>
  toCallText(new Date(starts_at), new Date(ends_at), timezone);

/** `Times in Berlin, GMT+1`; with both offsets on a day on which the clocks change. */
export function toZoneText(timeZone: string, offsets: readonly string[]): string {
  const place = toPlaceName(timeZone);
  return `Times in ${[place, ...offsets.filter((offset) => offset !== place)].join(", ")}`;
}

/** More names than this are no answer to who calls. */
const MAX_NAMED_HOSTS = 3;

/** `Mari Lepik or Joonas Kruus`: who calls, before a time decides. */
export function toHostsText(hosts: readonly string[]): string {
  if (hosts.length === 0) return "a person from our team";
  return new Intl.ListFormat("en", { type: "disjunction" }).format(hosts);
}

/** Those of them who are named. */
export function toNamedHosts<Host>(hosts: readonly Host[] = []): readonly Host[] {
  return hosts.length > MAX_NAMED_HOSTS ? [] : hosts;
}

/** Label of the button that sends a form with an optional call. */
export function toSendAction({ chosen, nearest }: { chosen: string; nearest?: unknown }): string {
  return chosen || nearest ? "Book and send request" : "Skip and send request";
}
