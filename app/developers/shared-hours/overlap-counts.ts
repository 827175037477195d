import { USUAL_HOURS, USUAL_ZONE, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { isTimeZone } from "#contract/values/time-zone.ts";
import { toOverlapMinutes } from "../overlap/working-overlap.ts";

/** Number of members in each time zone. */
export type ZoneCounts = Readonly<Record<string, number>>;

/** Hours of overlap that members are counted by. */
export const OVERLAP_STEPS = [4, 6, 8] as const;

/** What a cached page shows before the visitor's own day is known: the counts for an example. */
export type OverlapData = {
  zones: ZoneCounts;
  example: { zone: string; counts: number[] };
};

/** How many members there are in all zones. */
export function sumZones(zones: ZoneCounts): number {
  return Object.values(zones).reduce((sum, members) => sum + members, 0);
}

/**
 * For each step, how many members' usual days share at least so many hours with a working day on a
 * date. A zone that an older browser does not know is not counted.
 */
export function countOverlapping(zones: ZoneCounts, day: WorkingDay, date: string): number[] {
  const overlaps = Object.entries(zones)
    .filter(([zone]) => isTimeZone(zone))
    .map(([zone, members]) => ({
      members,
      minutes: toOverlapMinutes(day, { zone, ...USUAL_HOURS }, date),
    }));
  return OVERLAP_STEPS.map((hours) =>
    overlaps
      .filter(({ minutes }) => minutes >= hours * 60)
      .reduce((sum, { members }) => sum + members, 0),
  );
}

/** The example is the usual day in a zone: that in which the agency takes calls, on a UTC date. */
export function toOverlapData(
  zones: ZoneCounts,
  { zone = USUAL_ZONE, date }: { zone: string | undefined; date: string },
): OverlapData {
  const counts = countOverlapping(zones, { zone, ...USUAL_HOURS }, date);
  return { zones, example: { zone, counts } };
}
