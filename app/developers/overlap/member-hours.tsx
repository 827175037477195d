import { useId, useState } from "react";
import type { MemberCard } from "#contract/members/member.ts";
import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { type ChartRow, DayChart } from "./day-chart.tsx";
import { DayControl } from "./day-control.tsx";
import { toDurationText, toStretchesText } from "./day-texts.ts";
import { type ShownDay, useShownDay } from "./use-shown-day.ts";
import {
  type Stretch,
  toCommonStretches,
  toOverlapMinutes,
  toStretches,
} from "./working-overlap.ts";

const toRow = (label: string, stretches: Stretch[]): ChartRow => ({
  label,
  value: toStretchesText(stretches),
  stretches,
});

function toRows(name: string, memberDay: WorkingDay, shown: ShownDay): ChartRow[] {
  const { day, date, isOwn } = shown;
  const member = toStretches(memberDay, day.zone, date);
  const other = toStretches(day, day.zone, date);
  const minutes = toOverlapMinutes(memberDay, day, date);
  const overlap = minutes === 0 ? "No overlap" : `${toDurationText(minutes)} overlap`;
  return [
    toRow(name, member),
    toRow(isOwn ? "You" : toPlaceName(day.zone), other),
    toRow(overlap, toCommonStretches(member, other)),
  ];
}

/** The usual day of a member and the shown day on one chart, by the clocks of the latter. */
export function MemberHours({
  member: { first_name, timezone },
}: {
  member: Pick<MemberCard, "first_name" | "timezone">;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const control = useId();
  const shown = useShownDay();
  if (!shown) return null;
  const rows = toRows(first_name, { zone: timezone, ...USUAL_HOURS }, shown);
  return (
    <>
      <DayChart rows={rows} place={toPlaceName(shown.day.zone)} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={control}
        onClick={() => setIsOpen(!isOpen)}
        className="link noscript:hidden mt-1 inline-flex min-h-11 items-center print:hidden"
      >
        Change your hours
      </button>
      <div id={control} hidden={!isOpen}>
        {shown.isOwn ? <DayControl day={shown.day} /> : null}
      </div>
    </>
  );
}
