import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";

/** `PUBLISH` is for adding it by hand, the others for calendars that reply. */
export type EventMethod = "REQUEST" | "CANCEL" | "PUBLISH";

export type CalendarEvent = {
  /** The same in every file of an event, so that a later one replaces an earlier one. */
  uid: string;
  /** Of the calendar, like `Calls`. */
  product: string;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  isTentative?: boolean;
  /** When this version of the event was created. */
  stamp: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  agency: { name: string; email: string };
  attendees: readonly { name?: string | undefined; email: string }[];
};

/**
 * An appointment as a calendar file (RFC 5545, 5546) with the agency as its organizer, times in UTC,
 * so that no calendar needs a time zone database.
 */
export function toEventFile(event: CalendarEvent, method: EventMethod): string {
  const { agency, location, attendees } = event;
  const calendar = new ICalCalendar({
    prodId: { company: agency.name, product: event.product, language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const entry = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.stamp,
    start: event.starts_at,
    end: event.ends_at,
    summary: event.summary,
    description: event.description,
    ...(location ? { location } : {}),
    status: toStatus(event, method),
    organizer: agency,
  });
  for (const { name, email } of attendees) {
    entry.createAttendee({
      email,
      ...(name ? { name } : {}),
      rsvp: method === "REQUEST",
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
    });
  }
  return calendar.toString();
}

function toStatus({ isTentative }: CalendarEvent, method: EventMethod): ICalEventStatus {
  if (method === "CANCEL") return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
