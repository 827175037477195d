import type { CostEstimate } from "./cost-estimate.ts";
import { toMonths } from "./cost-texts.ts";

const WIDTH = 400;
const HEIGHT = 240;
const LEFT = 8;
const RIGHT = 392;
const TOP = 24;
const BOTTOM = 206;

type CostChartProps = { estimate: CostEstimate; months: number; verdict: string };

/** Accumulated cost by the end of each month, on contract and after a buyout on the first day. */
export function CostChart({ estimate, months, verdict }: CostChartProps) {
  const { monthly, own_cost, buyout_fee, saving, pays_off_after } = estimate;
  const crossing = saving > 0 ? buyout_fee / saving : undefined;
  const requested = Math.max(months, Math.min(pays_off_after ?? 0, 34) + 2, 6);
  const last = Math.min(36, requested);
  const highest = Math.max(monthly * last, buyout_fee + own_cost * last);
  const x = (month: number) => LEFT + ((RIGHT - LEFT) * month) / last;
  const y = (amount: number) => BOTTOM - ((BOTTOM - TOP) * amount) / highest;
  const step = last <= 12 ? 1 : 3;
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  const isCrossing = crossing !== undefined && crossing <= last;
  return (
    <svg
      role="img"
      aria-label={`Total cost over ${toMonths(last)}, on contract and with a buyout. ${verdict}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      className="figures block w-full max-w-[30rem] text-[1.125rem] sm:text-[0.8125rem]"
    >
      {ticks.map((month) => (
        <g key={month}>
          <path d={`M${x(month)} ${BOTTOM}V${BOTTOM + 5}`} className="stroke-line-strong" />
          {month % (step * 2) === 0 || last <= 8 ? (
            <text x={x(month)} y={BOTTOM + 22} textAnchor="middle" className="fill-ink-soft">
              {month}
            </text>
          ) : null}
        </g>
      ))}
      <path d={`M${LEFT} ${BOTTOM}H${RIGHT}`} className="stroke-ink" />
      <path
        d={`M${x(months)} ${BOTTOM}V${TOP - 6}`}
        strokeDasharray="3 4"
        className="stroke-line-strong"
      />
      <text
        x={x(months)}
        y={TOP - 10}
        textAnchor={months > last / 2 ? "end" : "start"}
        className="fill-ink-soft"
      >
        {toMonths(months)}
      </text>
      <path
        d={`M${x(0)} ${y(0)}L${x(last)} ${y(monthly * last)}`}
        strokeWidth="1.75"
        className="stroke-ink"
      />
      <path
        d={`M${x(0)} ${y(buyout_fee)}L${x(last)} ${y(buyout_fee + own_cost * last)}`}
        strokeWidth="1.75"
        className="stroke-blue"
      />
      {isCrossing ? (
        <circle
          cx={x(crossing)}
          cy={y(monthly * crossing)}
          r="5.5"
          strokeWidth="1.5"
          className="fill-accent stroke-ink"
        />
      ) : null}
    </svg>
  );
}
