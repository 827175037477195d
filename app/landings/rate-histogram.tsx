import { useSite } from "#app/site/use-site.ts";
import { classNames } from "#design/class-names.ts";
import type { LandingRates } from "./landing-stats.ts";

const HEIGHT = 96;
const BAR = 32;
const GAP = 4;

/** How the rates spread: a bar for each step, the one with the median in the accent. */
export function RateHistogram({
  rates,
  toMoney,
  className,
}: {
  rates: LandingRates;
  toMoney: (amount: number) => string;
  className?: string;
}) {
  const accent = useSite()?.accent;
  const most = Math.max(...rates.buckets.map(({ members }) => members));
  const width = rates.buckets.length * (BAR + GAP) - GAP;
  const last = rates.buckets.at(-1);
  return (
    <figure className={classNames("max-w-96", className)}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${rates.counted} rates from ${toMoney(rates.min)} to ${toMoney(rates.max)} per hour, median ${toMoney(rates.median)}`}
        className="w-full"
      >
        {rates.buckets.map(({ from, to, members }, index) => {
          // A bar with at least one member is never too low to be seen.
          const height = members === 0 ? 1 : Math.max(6, (members / most) * HEIGHT);
          const isMedian = rates.median >= from && rates.median < to;
          return (
            <rect
              key={from}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={isMedian ? "fill-accent" : "fill-blue-line"}
            />
          );
        })}
      </svg>
      <figcaption className="figures mt-2 flex justify-between gap-3 border-line border-t pt-2 text-ink-soft text-sm">
        <span>{toMoney(rates.buckets[0]?.from ?? 0)}</span>
        <span className="text-center">
          rate per hour, median in {accent ? "the accent color" : "orange"}
        </span>
        <span>{toMoney(last?.to ?? 0)}</span>
      </figcaption>
    </figure>
  );
}
