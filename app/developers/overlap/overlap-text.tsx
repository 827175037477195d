import { USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toDurationText } from "./day-texts.ts";
import { useWorkingDay } from "./use-working-day.ts";
import { toOverlapMinutes } from "./working-overlap.ts";

/** `6 h overlap with your day · Tallinn`; `Tallinn time` where there is no visitor. */
export function OverlapText({ timezone }: { timezone: string }) {
  const visitor = useWorkingDay();
  const place = toPlaceName(timezone);
  if (!visitor) return `${place} time`;
  const otherVersion = { zone: timezone, ...USUAL_HOURS };
  const minutes = toOverlapMinutes(visitor.day, otherVersion, visitor.date);
  const overlap = minutes === 0 ? "No overlap" : `${toDurationText(minutes)} overlap`;
  return `${overlap} with your day · ${place}`;
}
