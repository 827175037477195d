import { toShortDate } from "../time/desk-time.ts";
import { DataTable } from "./data-table.tsx";
import { toDurationText } from "./duration-text.ts";
import type { ReplyWeek } from "./insights.repository.server.ts";

const COLUMN = 10;
const BAR = 7;

/** A column for each week: the median of hours until the first reply. */
export function WeekChart({ weeks }: { weeks: readonly ReplyWeek[] }) {
  const max = Math.max(1, ...weeks.map(({ hours }) => hours ?? 0));
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <>
      <div aria-hidden="true" className="max-w-192">
        <p className="figures text-ink-soft">{toDurationText(max)}</p>
        <svg
          viewBox={`0 0 ${weeks.length * COLUMN} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-28 w-full border-line border-t border-b"
        >
          {weeks.map(({ week, hours }, index) => (
            <rect
              key={week}
              x={index * COLUMN + (COLUMN - BAR) / 2}
              y={100 - (100 * (hours ?? 0)) / max}
              width={BAR}
              height={(100 * (hours ?? 0)) / max}
              className="fill-blue"
            />
          ))}
        </svg>
        <p className="figures flex justify-between text-ink-soft">
          <span>{first ? toShortDate(first.week) : null}</span>
          <span>{last ? toShortDate(last.week) : null}</span>
        </p>
      </div>
      <DataTable
        columns={["Week from", "Requests", "Replied", "Median"]}
        rows={weeks.map(({ week, requests, replied, hours }) => ({
          key: week,
          label: toShortDate(week),
          cells: [String(requests), String(replied), toDurationText(hours)],
        }))}
      />
    </>
  );
}
