import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { useWorkingDay } from "../overlap/use-working-day.ts";
import { countOverlapping, type OverlapData } from "./overlap-counts.ts";

/** Counts for the visitor's working day; on the server and while hydrating, for the example. */
export function useOverlapCounts({ zones, example }: OverlapData): {
  day: WorkingDay;
  isOwn: boolean;
  counts: number[];
} {
  const visitor = useWorkingDay();
  if (!visitor) {
    return { day: { zone: example.zone, ...USUAL_HOURS }, isOwn: false, counts: example.counts };
  }
  const { day, date } = visitor;
  return { day, isOwn: true, counts: countOverlapping(zones, day, date) };
}
