import { toMoney } from "#app/developers/member-texts.ts";
import {
  BUYOUT_SHARE,
  type Currency,
  DEVELOPER_SHARE,
  MONTHLY_HOURS,
} from "#contract/member-terms.ts";
import { classNames } from "#design/class-names.ts";
import type { CostEstimate, CostInput } from "./cost-estimate.ts";
import { toMonthlySum, toMonths } from "./cost-texts.ts";

type CostResultProps = { input: CostInput; estimate: CostEstimate; currency: Currency };

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The sums of an estimate and how each came about. */
export function CostResult({ input, estimate, currency }: CostResultProps) {
  const { rate, months, own_cost } = input;
  const money = (amount: number) => toMoney(amount, currency);
  const rows = [
    {
      label: "One month on contract",
      sum: toMonthlySum(rate, estimate.hours, currency),
      value: estimate.monthly,
    },
    {
      label: `${toMonths(months)} on contract`,
      sum: `${money(estimate.monthly)} × ${months}`,
      value: estimate.total,
      mark: "bg-ink",
    },
    {
      label: "Buyout fee, once",
      sum: `${percent(BUYOUT_SHARE)} of ${toMonthlySum(rate, MONTHLY_HOURS, currency)}`,
      value: estimate.buyout_fee,
    },
    {
      label: "One month after a buyout",
      sum:
        own_cost === null
          ? `${percent(DEVELOPER_SHARE)}, what the developer earns now`
          : "your own figure",
      value: estimate.own_cost,
    },
    {
      label: `${toMonths(months)} with a buyout on day one`,
      sum: `${money(estimate.buyout_fee)} + ${money(estimate.own_cost)} × ${months}`,
      value: estimate.total_with_buyout,
      mark: "bg-blue",
    },
  ];
  return (
    <dl className="figures">
      {rows.map(({ label, sum, value, mark }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-line border-t py-4"
        >
          <dt className={classNames(mark && "font-medium")}>
            {mark ? (
              <span
                aria-hidden="true"
                className={classNames("mr-2.5 inline-block h-0.5 w-4 align-middle", mark)}
              />
            ) : null}
            {label}
          </dt>
          <dd className="row-span-2 text-right font-semibold text-lg">{money(value)}</dd>
          <dd className="col-start-1 text-ink-soft text-sm">{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
