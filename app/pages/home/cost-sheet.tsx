import { useState } from "react";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { type Currency, MONTHLY_HOURS, toBuyoutFee } from "#contract/members/member-terms.ts";

const EXAMPLE_RATE = 50;
const LOWEST_RATE = 20;
const HIGHEST_RATE = 120;

type CostSheetProps = {
  /** Of a buyout; null where none is offered. */
  percent: number | null;
  currency: Currency;
};

/** The sums for one hourly rate; without JavaScript they are those of the example. */
export function CostSheet({ percent, currency }: CostSheetProps) {
  const money = (amount: number) => toMoney(amount, currency);
  const [rate, setRate] = useState(EXAMPLE_RATE);
  const rows = [
    {
      label: "One month, full time",
      sum: `${money(rate)} × ${MONTHLY_HOURS} h`,
      value: rate * MONTHLY_HOURS,
    },
    {
      label: "One month, part-time",
      sum: `${money(rate)} × ${MONTHLY_HOURS / 2} h`,
      value: (rate * MONTHLY_HOURS) / 2,
    },
    ...(percent === null
      ? []
      : [
          {
            label: "Buyout, paid once",
            sum: `${percent}% of ${money(rate * MONTHLY_HOURS)}`,
            value: toBuyoutFee(rate, percent),
          },
        ]),
  ];
  return (
    <div className="figures rounded-card border border-line bg-paper">
      <div className="p-6 sm:p-8">
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor="cost-rate" className="font-medium">
            Hourly rate
          </label>
          <output htmlFor="cost-rate" className="font-semibold text-heading">
            {money(rate)}
            <span className="font-normal text-base text-ink-soft tracking-normal"> / h</span>
          </output>
        </div>
        <input
          id="cost-rate"
          type="range"
          min={LOWEST_RATE}
          max={HIGHEST_RATE}
          step={1}
          value={rate}
          onChange={(event) => setRate(event.target.valueAsNumber)}
          className="noscript:hidden mt-4 h-11 w-full cursor-pointer accent-blue"
        />
      </div>
      <dl>
        {rows.map((row) => (
          <div
            key={row.label}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-line border-t px-6 py-4 sm:grid-cols-[1fr_9rem_7rem] sm:px-8"
          >
            <dt>{row.label}</dt>
            <dd className="col-start-1 row-start-2 text-ink-soft text-sm sm:col-start-2 sm:row-start-1 sm:text-right">
              {row.sum}
            </dd>
            <dd className="text-right font-semibold text-lg">{money(row.value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
