import { USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toDurationText } from "./day-texts.ts";
import { useShownDay } from "./use-shown-day.ts";
import { toOverlapMinutes } from "./working-overlap.ts";

/** `6 h overlap with your day · Tallinn`, `6 h overlap with Berlin · Tallinn`. */
export function OverlapText({ timezone }: { timezone: string }) {
  const shown = useShownDay();
  const place = toPlaceName(timezone);
  if (!shown) return `${place} time`;
  const minutes = toOverlapMinutes(shown.day, { zone: timezone, ...USUAL_HOURS }, shown.date);
  const overlap = minutes === 0 ? "No overlap" : `${toDurationText(minutes)} overlap`;
  return `${overlap} with ${shown.isOwn ? "your day" : toPlaceName(shown.day.zone)} · ${place}`;
}
