import type { InterviewEventName, InterviewSide } from "#contract/clients/interview-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { EmailDetail } from "#services/email/email-document.ts";
import type { Agency } from "#services/email/render-email.server.ts";
import { type ReaderZones, toBothTimes } from "../interview-texts.ts";
import type { InterviewParties, InterviewRow } from "../interviews.repository.server.ts";

/** A change of an interview, as everyone who is concerned is told of it. */
export type InterviewNotice = Agency & {
  parties: InterviewParties;
  before: InterviewRow | undefined;
  after: InterviewRow;
  event: InterviewEventName;
  /** Which side did it, or had it done by staff. */
  side: InterviewSide;
  staff: { name: string } | null;
  now: Date;
};

/** One side as the emails name and reach it. */
export function toSide(side: InterviewSide, { parties, after }: InterviewNotice) {
  if (side === "client") {
    const { client, client_name, client_email, timezone } = parties;
    const zones: ReaderZones = { own: after.day.zone, other: timezone };
    return { name: client, person: client_name ?? client, email: client_email, zones };
  }
  const name = toFullName(parties);
  const zones: ReaderZones = { own: parties.timezone, other: after.day.zone };
  return { name, person: name, email: parties.member_email, zones };
}

/** A time as a reader's clocks show it, and as those of the other side do. */
export function toTimes(
  starts_at: Date | string,
  zones: ReaderZones,
  other: string,
): EmailDetail[] {
  const { ownTime, otherTime } = toBothTimes(starts_at, zones);
  if (otherTime === undefined) return [["When", ownTime]];
  return [
    ["Your time", ownTime],
    [`Time of ${other}`, otherTime],
  ];
}
