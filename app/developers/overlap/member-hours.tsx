import { useId, useState } from "react";
import type { MemberCard } from "#contract/members/member.ts";
import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { type ChartRow, DayChart } from "./day-chart.tsx";
import { DayControl } from "./day-control.tsx";
import { toDurationText, toStretchesText } from "./day-texts.ts";
import { useWorkingDay } from "./use-working-day.ts";
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

function toRows(name: string, otherVersion: WorkingDay, own: WorkingDay, date: string): ChartRow[] {
  const member = toStretches(otherVersion, own.zone, date);
  const visitor = toStretches(own, own.zone, date);
  const minutes = toOverlapMinutes(otherVersion, own, date);
  const overlap = minutes === 0 ? "No overlap" : `${toDurationText(minutes)} overlap`;
  return [
    toRow(name, member),
    toRow("You", visitor),
    toRow(overlap, toCommonStretches(member, visitor)),
  ];
}

/** Without a visitor: the usual day by the member's own clocks, in the same space. */
function toUsualRows(name: string): ChartRow[] {
  const [from, to] = [USUAL_HOURS.from * 60, USUAL_HOURS.to * 60];
  return [toRow(name, [{ from, to }]), toRow("You", []), toRow("Overlap", [])];
}

/** The usual day of a member and the visitor's on one chart, by the visitor's clocks. */
export function MemberHours({
  member: { first_name, timezone },
}: {
  member: Pick<MemberCard, "first_name" | "timezone">;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const control = useId();
  const visitor = useWorkingDay();
  const otherVersion = { zone: timezone, ...USUAL_HOURS };
  const rows = visitor
    ? toRows(first_name, otherVersion, visitor.day, visitor.date)
    : toUsualRows(first_name);
  return (
    <>
      <DayChart rows={rows} place={toPlaceName(visitor?.day.zone ?? timezone)} />
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
        {visitor ? <DayControl day={visitor.day} /> : null}
      </div>
    </>
  );
}
