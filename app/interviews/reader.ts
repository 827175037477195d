import type { InterviewOffer } from "#contract/clients/interview.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { ReaderZones } from "./interview-texts.ts";

/** The other side's name for who reads a page, and the zones of both. */
export function toReader({ side, client, member, day, member_timezone }: InterviewOffer): {
  other: string;
  zones: ReaderZones;
} {
  return side === "client"
    ? { other: toFullName(member), zones: { own: day.zone, other: member_timezone } }
    : { other: client, zones: { own: member_timezone, other: day.zone } };
}
