import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";

export type InvitedCall = {
  reference: string;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  /** Whether the client has not confirmed it yet. */
  isTentative: boolean;
  /** When this version of the call was created. */
  stamp: Date;
  /** Public origin: the call is known by the reference within it. */
  siteUrl: string;
  agency: { name: string; email: string };
};

/** Who is invited: the client, and in the file for staff the host. */
type Invited = {
  client: { name: string | undefined; email: string };
  host?: { name: string; email: string } | undefined;
};

export const CALL_FILE = "call.ics";

/** `PUBLISH` is for adding it by hand, the others for calendars that reply. */
export type CallMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/**
 * A call as a calendar file (RFC 5545, 5546): the same UID for the life of the call, times in
 * UTC, so that no calendar needs a time zone database.
 * @param invited absent in a file without attendees
 */
export function toCallFile(call: InvitedCall, method: CallMethod, invited?: Invited): string {
  const { reference, agency } = call;
  const { client, host } = invited ?? {};
  const calendar = new ICalCalendar({
    prodId: { company: agency.name, product: "Calls", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: toCallUid(call),
    sequence: call.sequence,
    stamp: call.stamp,
    start: call.starts_at,
    end: call.ends_at,
    summary: client?.name
      ? `Call: ${client.name} and ${agency.name} (${reference})`
      : `Call with ${agency.name} (${reference})`,
    description: `About your request ${reference}.`,
    status: toStatus(call, method),
    organizer: agency,
  });
  for (const attendee of [client, host]) {
    if (!attendee) continue;
    event.createAttendee({
      email: attendee.email,
      ...(attendee.name ? { name: attendee.name } : {}),
      rsvp: method === "REQUEST",
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
    });
  }
  return calendar.toString();
}

function toStatus({ isTentative }: InvitedCall, method: CallMethod): ICalEventStatus {
  if (method === "CANCEL") return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** The same in every file of a call, so that a later one replaces an earlier one. */
export function toCallUid({ reference, siteUrl }: Pick<InvitedCall, "reference" | "siteUrl">) {
  return `${reference.toLowerCase()}@${toCallDomain(siteUrl)}`;
}

/** How the UIDs of all calls end, after `@`. */
export const toCallDomain = (siteUrl: string): string => new URL(siteUrl).hostname;
