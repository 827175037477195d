import ical, { type CalendarComponent, type VEvent } from "node-ical";

type Range = { from: Date; to: Date };
type Busy = { starts_at: Date; ends_at: Date };

const WHOLE = /^BEGIN:VCALENDAR\r?\n[\s\S]*\nEND:VCALENDAR$/i;
/** More separate busy times than this in a few weeks are no person's calendar. */
const MAX_BUSY_TIMES = 5_000;

/**
 * Busy times of a calendar, merged and in order. Days and times without a zone are by the clocks of
 * this process. A transparent or cancelled event takes no time, and neither does one of our calls,
 * which the site knows better.
 * @param ownUid how the UIDs of our calls end
 * @throws an error for a text that is no calendar, or has too many busy times
 */
export function readBusyTimes(text: string, { from, to }: Range, ownUid: string): Busy[] {
  // The library reads any text; one that breaks off has lost events.
  if (!WHOLE.test(text.trim())) throw new Error("This is no calendar");
  const events = Object.values(ical.sync.parseICS(text)).filter(isEvent);
  const busy = events
    .filter(({ uid }) => !String(uid).endsWith(ownUid))
    .flatMap((event) => ical.expandRecurringEvent(event, { from, to, expandOngoing: true }))
    .filter(({ event }) => event.transparency !== "TRANSPARENT" && event.status !== "CANCELLED")
    .map(({ start, end }) => ({ starts_at: new Date(start), ends_at: new Date(end) }))
    .filter(({ starts_at, ends_at }) => starts_at < ends_at && starts_at < to && ends_at > from);
  const merged = merge(busy);
  if (merged.length > MAX_BUSY_TIMES) throw new Error("There are too many events");
  return merged;
}

function isEvent(component: CalendarComponent | undefined): component is VEvent {
  return component?.type === "VEVENT" && component.start instanceof Date;
}

function merge(times: readonly Busy[]): Busy[] {
  const merged: Busy[] = [];
  for (const time of times.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())) {
    const last = merged.at(-1);
    if (last && time.starts_at <= last.ends_at) {
      if (time.ends_at > last.ends_at) last.ends_at = time.ends_at;
    } else merged.push({ ...time });
  }
  return merged;
}
