import type { ReactNode } from "react";
import type { Member } from "#contract/members/member.ts";
import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { DimensionLine } from "#design/dimension-line.tsx";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { DayStrip } from "../overlap/day-strip.tsx";
import type { useShownDay } from "../overlap/use-shown-day.ts";
import { toCommonStretches, toStretches } from "../overlap/working-overlap.ts";
import type { ComparisonRow } from "./comparison.ts";
import { toLabels } from "./row-labels.ts";

const HOURS = [0, 6, 12, 18, 24];

type LineProps = { label: string; children: ReactNode };

/** One member's line of a drawing; all have the same scale. */
function Line({ label, children }: LineProps) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-2 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-x-0 print:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="truncate text-ink-soft">{label}</span>
      <span className="lg:px-3">{children}</span>
    </div>
  );
}

type DrawingProps = { members: readonly Member[]; row: ComparisonRow };

/** First names, in Latin letters, which are short; those who share one are numbered. */
const toShortLabels = (members: readonly Member[]) =>
  toLabels(
    members.map(({ first_name, latin_name }) => ({
      first_name: latin_name?.split(" ")[0] ?? first_name,
      last_name: "",
    })),
  );

/** What members cost an hour, as lengths on one axis; nothing where there is nothing to compare. */
function Rates({ members, row: { values = [], best } }: DrawingProps) {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2) return null;
  const longest = Math.max(...known);
  return toShortLabels(members).map((label, index) => {
    const value = values[index];
    return (
      <Line key={label} label={label}>
        {value === undefined ? null : (
          <DimensionLine share={value / longest} strong={best?.of.includes(index) ?? false} />
        )}
      </Line>
    );
  });
}

type DaysProps = { members: readonly Member[]; day: WorkingDay; date: string; isOwn: boolean };

/** The shown day and those of the members on its clocks, under each other. */
function Days({ members, day, date, isOwn }: DaysProps) {
  const own = toStretches(day, day.zone, date);
  const labels = toShortLabels(members);
  return (
    <>
      <Line label={isOwn ? "You" : toPlaceName(day.zone)}>
        <DayStrip day={own} className="h-3" />
      </Line>
      {members.map(({ id, timezone }, index) => {
        const member = toStretches({ zone: timezone, ...USUAL_HOURS }, day.zone, date);
        return (
          <Line key={id} label={labels[index] ?? ""}>
            <DayStrip day={member} shared={toCommonStretches(member, own)} className="h-3" />
          </Line>
        );
      })}
      <Line label="">
        <span className="figures flex justify-between text-ink-soft">
          {HOURS.map((hour) => (
            <span key={hour}>{hour}:00</span>
          ))}
        </span>
      </Line>
    </>
  );
}

/** What a row of the table says, on one scale for all members; on a phone as wide as the screen. */
export function ComparisonDrawing({
  shown,
  ...props
}: DrawingProps & { shown: ReturnType<typeof useShownDay> }) {
  const { drawn } = props.row;
  return (
    <tr>
      <td colSpan={props.members.length + 1} className="border-line border-b p-0">
        <div
          aria-hidden="true"
          className="sticky left-0 w-[calc(100vw-2rem)] pb-2 text-sm sm:w-auto print:pb-0 print:text-xs"
        >
          {drawn === "hours" && shown ? <Days members={props.members} {...shown} /> : null}
          {drawn === "rate" ? <Rates {...props} /> : null}
        </div>
      </td>
    </tr>
  );
}
