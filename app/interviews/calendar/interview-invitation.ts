import { toCallDomain } from "#app/booking/calendar/call-invitation.ts";
import { type EventMethod, toEventFile } from "#app/booking/calendar/event-file.ts";

export const INTERVIEW_FILE = "interview.ics";

type InvitedInterview = {
  id: number;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  /** Where it takes place; empty while that is open. */
  place: string;
  stamp: Date;
  siteUrl: string;
  agency: { name: string; email: string };
  /** The other side, without an address. */
  withName: string;
  /** Whose file it is: the only attendee, so that no one reads the address of the other side. */
  attendee: { name: string; email: string };
};

/** An interview as a calendar file, with the same UID for both sides and as long as it exists. */
export function toInterviewFile(interview: InvitedInterview, method: EventMethod): string {
  const { id, siteUrl, withName, agency, attendee, place } = interview;
  return toEventFile(
    {
      ...interview,
      uid: `interview-${id}@${toCallDomain(siteUrl)}`,
      product: "Interviews",
      summary: `Interview with ${withName} (${agency.name})`,
      description: `Arranged by ${agency.name}.`,
      location: place,
      attendees: [attendee],
    },
    method,
  );
}
