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
  if (!WHOLE.test(text.trim())) throw new Error("This is not a calendar");
  const events = Object.values(ical.sync.parseICS(text)).filter(isEvent);
  const others = events.filter(({ uid }) => !String(uid).endsWith(ownUid));
  const repeated = others
    .flatMap((event) => ical.expandRecurringEvent(event, { from, to, expandOngoing: true }))
    .filter(({ event }) => takesTime(event))
    .map(({ start, end }) => ({ starts_at: new Date(start), ends_at: new Date(end) }));
  const busy = [...repeated, ...others.filter(takesTime).flatMap(listExtraTimes)].filter(
    ({ starts_at, ends_at }) => starts_at < ends_at && starts_at < to && ends_at > from,
  );
  const merged = merge(busy);
  if (merged.length > MAX_BUSY_TIMES) throw new Error("There are too many events");
  return merged;
}

function isEvent(component: CalendarComponent | undefined): component is VEvent {
  return component?.type === "VEVENT" && component.start instanceof Date;
}

const takesTime = ({ transparency, status }: VEvent) =>
  transparency !== "TRANSPARENT" && status !== "CANCELLED";

/** A property as the library stores one that it does not read. */
type RawProperty = string | { params: Record<string, string>; val: string };

/**
 * The dates that an event has beside its rule (RDATE), which the library leaves as text: it reads
 * them as events of their own.
 */
function listExtraTimes({ start, end, rdate }: VEvent & { rdate?: unknown }): Busy[] {
  const properties = (rdate === undefined ? [] : [rdate].flat()) as RawProperty[];
  const events = properties.flatMap((property) => {
    const { params, val } = typeof property === "string" ? { params: {}, val: property } : property;
    const zone = Object.entries(params)
      .filter(([name, value]) => name === "TZID" || (name === "VALUE" && value === "DATE"))
      .map(([name, value]) => `;${name}=${value}`)
      .join("");
    return val.split(",").map((value) => {
      const [from = "", to] = value.split("/");
      const until = to && (to.startsWith("P") ? `DURATION:${to}` : `DTEND${zone}:${to}`);
      return [`DTSTART${zone}:${from}`, ...(until ? [until] : [])];
    });
  });
  if (events.length > MAX_BUSY_TIMES) throw new Error("There are too many events");
  const text = events.map((lines, index) =>
    ["BEGIN:VEVENT", `UID:${index}`, ...lines, "END:VEVENT"].join("\r\n"),
  );
  const calendar = ["BEGIN:VCALENDAR", ...text, "END:VCALENDAR"].join("\r\n");
  const duration = end ? end.getTime() - start.getTime() : 0;
  return Object.values(ical.sync.parseICS(calendar))
    .filter(isEvent)
    .map((event, index) => ({
      starts_at: event.start,
      ends_at: events[index]?.[1] && event.end ? event.end : new Date(+event.start + duration),
    }));
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
