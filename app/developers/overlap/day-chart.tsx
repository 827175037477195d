import { DayStrip } from "./day-strip.tsx";
import type { Stretch } from "./working-overlap.ts";

export type ChartRow = { label: string; value?: string; stretches: readonly Stretch[] };

type DayChartProps = {
  rows: readonly ChartRow[];
  /** Whose clocks the chart runs by. */
  place: string;
};

const HOURS = [0, 6, 12, 18, 24];

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
          <DayStrip
            {...(index === rows.length - 1 ? { shared: stretches } : { day: stretches })}
            className="h-4"
          />
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
