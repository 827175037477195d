import { useId } from "react";
import { Link } from "react-router";
import { DataTable } from "./data-table.tsx";

/** A part of a bar; `shade` 0 is the strongest. */
type Segment = { value: number; shade?: 0 | 1 | 2 | 3 };
export type BarRow = {
  key: string;
  label: string;
  /** Where the label of the table leads. */
  link?: string;
  segments: readonly Segment[];
  /** Cells of the table after the label, as numbers or texts. */
  cells: readonly string[];
};

type BarChartProps = {
  rows: readonly BarRow[];
  /** Headings of the table. */
  columns: readonly string[];
  /** What the parts of a bar are, in their order, from the weakest shade. */
  legend?: readonly string[];
};

const SHADES = ["fill-blue", "fill-blue/70", "fill-blue/45", "fill-blue/25"] as const;

/** Horizontal bars on one scale; screen readers get the table below. */
export function BarChart({ rows, columns, legend = [] }: BarChartProps) {
  const id = useId();
  const sums = rows.map(({ segments }) => segments.reduce((sum, { value }) => sum + value, 0));
  const max = Math.max(1, ...sums);
  return (
    <>
      {legend.length > 0 ? (
        <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-4 text-ink-soft">
          {legend.map((label, index) => (
            <span key={label} className="inline-flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
                <rect width="10" height="10" className={SHADES[legend.length - 1 - index]} />
              </svg>
              {label}
            </span>
          ))}
        </p>
      ) : null}
      <ul aria-hidden="true" className="max-w-192 space-y-1.5">
        {rows.map(({ key, label, segments }, index) => (
          <li
            key={key}
            className="grid grid-cols-[9rem_minmax(0,1fr)_3rem] items-center gap-3 sm:grid-cols-[14rem_minmax(0,1fr)_3rem]"
          >
            <span className="truncate">{label}</span>
            <svg
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-3.5 w-full"
            >
              {segments.map(({ value, shade = 0 }, part) => {
                const before = segments.slice(0, part).reduce((sum, one) => sum + one.value, 0);
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
                    key={`${id} ${part}`}
                    x={(100 * before) / max}
                    y={0}
                    width={(100 * value) / max}
                    height={10}
                    className={SHADES[shade]}
                  />
                );
              })}
            </svg>
            <span className="figures text-right">{sums[index]}</span>
          </li>
        ))}
      </ul>
      <DataTable
        columns={columns}
        rows={rows.map(({ key, label, link, cells }) => ({
          key,
          label: link ? (
            <Link to={link} className="link">
              {label}
            </Link>
          ) : (
            label
          ),
          cells,
        }))}
      />
    </>
  );
}
