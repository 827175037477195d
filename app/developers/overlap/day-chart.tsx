import { classNames } from "#design/class-names.ts";
import type { Stretch } from "./working-overlap.ts";

export type ChartRow = { label: string; value?: string; stretches: readonly Stretch[] };

type DayChartProps = {
  rows: readonly ChartRow[];
  /** Whose clocks the chart runs by. */
  place: string;
};

const DAY_MINUTES = 1440;
const HOURS = [0, 6, 12, 18, 24];
const toPercent = (minutes: number) => `${Math.round((minutes / DAY_MINUTES) * 10_000) / 100}%`;

/**
 * Parts of a day of 24 hours, each row on the same scale; the last row is what matters. Its texts
 * tell the same, and every row is as high with them as without.
 */
export function DayChart({ rows, place }: DayChartProps) {
  return (
    <div className="figures">
      {rows.map(({ label, value, stretches }, index) => (
        <div key={label} className={index > 0 ? "mt-2" : undefined}>
          <p className="flex min-h-6 justify-between gap-4">
            <span className="truncate">{label}</span>
            <span className="shrink-0 text-ink-soft">{value}</span>
          </p>
          <svg aria-hidden="true" className="block h-4 w-full overflow-visible">
            <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
            {HOURS.map((hour) => (
              <line
                key={hour}
                x1={toPercent(hour * 60)}
                x2={toPercent(hour * 60)}
                y1="4"
                y2="12"
                className="stroke-line-strong"
              />
            ))}
            {stretches.map(({ from, to }) => (
              <rect
                key={from}
                x={toPercent(from)}
                width={toPercent(to - from)}
                y="3"
                height="10"
                className={classNames(
                  index === rows.length - 1
                    ? "fill-blue stroke-blue"
                    : "fill-blue-wash stroke-blue",
                  "forced-colors:fill-[CanvasText]",
                )}
              />
            ))}
          </svg>
        </div>
      ))}
      <p aria-hidden="true" className="mt-1 flex justify-between text-ink-soft text-sm">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </p>
      <p className="mt-1 text-ink-soft text-sm">{place} time, assuming usual hours</p>
    </div>
  );
}
