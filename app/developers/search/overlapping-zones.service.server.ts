import type { MemberFilter } from "#contract/members/member-query.ts";
import { parseHoursKey, USUAL_HOURS, USUAL_ZONE } from "#contract/members/working-day-terms.ts";
import type { Database } from "#database/client.server.ts";
import { cacheContent } from "#services/content/versions/cached-content.server.ts";
import { toOverlapMinutes } from "../overlap/working-overlap.ts";
import { listMemberZones } from "./member-zones.repository.server.ts";

const getMemberZones = cacheContent(listMemberZones, (zones) => zones);

/** Zones of members whose usual day shares at least `overlap` hours with the filter's on a date. */
export async function listOverlappingZones(
  db: Database,
  { overlap = 0, zone = USUAL_ZONE, day = "" }: MemberFilter,
  date: string,
): Promise<string[]> {
  const visitors = { zone, ...(parseHoursKey(day) ?? USUAL_HOURS) };
  const isEnough = (otherVersion: string) =>
    toOverlapMinutes(visitors, { zone: otherVersion, ...USUAL_HOURS }, date) >= overlap * 60;
  return (await getMemberZones(db)).filter(isEnough);
}
