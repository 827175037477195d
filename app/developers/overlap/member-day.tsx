import { USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { DayStrip } from "./day-strip.tsx";
import { OverlapText } from "./overlap-text.tsx";
import { useShownDay } from "./use-shown-day.ts";
import { toCommonStretches, toStretches } from "./working-overlap.ts";

/** A member's usual day in words, and on a strip with the hours in common with the shown day. */
export function MemberDay({ timezone, className }: { timezone: string; className: string }) {
  const shown = useShownDay();
  const zone = shown?.day.zone ?? timezone;
  const member = shown ? toStretches({ zone: timezone, ...USUAL_HOURS }, zone, shown.date) : [];
  const shared = shown ? toCommonStretches(member, toStretches(shown.day, zone, shown.date)) : [];
  return (
    <>
      <p className={className}>
        <OverlapText timezone={timezone} />
      </p>
      <DayStrip day={member} shared={shared} className="h-2 rounded-b-card" />
    </>
  );
}
