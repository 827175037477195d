import { toLabels } from "#app/developers/compare/row-labels.ts";
import { type ChartRow, DayChart } from "#app/developers/overlap/day-chart.tsx";
import { DayControl } from "#app/developers/overlap/day-control.tsx";
import { toDurationText, toStretchesText } from "#app/developers/overlap/day-texts.ts";
import { useWorkingDay } from "#app/developers/overlap/use-working-day.ts";
import {
  type Stretch,
  toCommonStretches,
  toStretches,
} from "#app/developers/overlap/working-overlap.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";

const toRow = (label: string, stretches: Stretch[]): ChartRow => ({
  label,
  value: toStretchesText(stretches),
  stretches,
});

function toRows(members: readonly MemberCard[], own: WorkingDay, date: string): ChartRow[] {
  const labels = toLabels(members);
  const days = members.map((member, index) => ({
    label: labels[index] ?? "",
    stretches: toStretches({ zone: member.timezone, ...USUAL_HOURS }, own.zone, date),
  }));
  const visitor = toStretches(own, own.zone, date);
  const common = days.reduce((left, { stretches }) => toCommonStretches(left, stretches), visitor);
  const minutes = common.reduce((sum, { from, to }) => sum + to - from, 0);
  return [
    ...days.map(({ label, stretches }) => toRow(label, stretches)),
    toRow("You", visitor),
    toRow(minutes === 0 ? "No hours in common" : `All: ${toDurationText(minutes)}`, common),
  ];
}

/** The usual days of all members and the visitor's on one chart, and what they have in common. */
export function TeamHours({ members }: { members: readonly MemberCard[] }) {
  const visitor = useWorkingDay();
  if (!visitor) return null;
  return (
    <>
      <DayChart
        rows={toRows(members, visitor.day, visitor.date)}
        place={toPlaceName(visitor.day.zone)}
      />
      <DayControl day={visitor.day} />
    </>
  );
}
