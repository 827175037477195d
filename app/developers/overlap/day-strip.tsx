import { classNames } from "#design/class-names.ts";
import type { Stretch } from "./working-overlap.ts";

type DayStripProps = {
  /** A working day. */
  day?: readonly Stretch[];
  /** The hours in common with another one. */
  shared?: readonly Stretch[];
  className: string;
};

/** The unit of the drawing is an hour. */
const toPath = (stretches: readonly Stretch[]) =>
  stretches.map(({ from, to }) => `M${from / 60} 0H${to / 60}V1H${from / 60}z`).join("");

/** Parts of a day on a scale of 24 hours, with a tick at every sixth. A text says the same. */
export function DayStrip({ day = [], shared = [], className }: DayStripProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 1"
      preserveAspectRatio="none"
      className={classNames("block w-full border-line border-t", className)}
    >
      <path d={toPath(day)} className="fill-blue-line" />
      <path d={toPath(shared)} className="fill-blue" />
      <path
        d="M6 0v1m6-1v1m6-1v1"
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
    </svg>
  );
}
