import { toMoney } from "#app/developers/parts/money-text.ts";
import { type Currency, MONTHLY_HOURS } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";
import type { ContractEstimate, CostEstimate, CostInput, CostTerms } from "./cost-estimate.ts";
import { toMonthlySum, toMonths } from "./cost-texts.ts";

type CostResultProps = {
  input: CostInput;
  contract: ContractEstimate;
  /** Undefined where there is no buyout to compare with. */
  estimate: CostEstimate | undefined;
  terms: CostTerms;
  currency: Currency;
};
type Row = { label: string; sum: string; value: number; mark?: string };

/** The sums of an estimate and how each came about. */
export function CostResult({ input, contract, estimate, terms, currency }: CostResultProps) {
  const { rate, months } = input;
  const money = (amount: number) => toMoney(amount, currency);
  const rows: Row[] = [
    {
      label: "One month on contract",
      sum: toMonthlySum(rate, contract.hours, currency),
      value: contract.monthly,
    },
    {
      label: `${toMonths(months)} on contract`,
      sum: `${money(contract.monthly)} × ${months}`,
      value: contract.total,
      mark: "bg-ink",
    },
    ...(estimate ? toBuyoutRows(input, estimate, terms, currency) : []),
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
                className={classNames(
                  "mr-2.5 inline-block h-0.5 w-4 align-middle forced-color-adjust-none",
                  mark,
                )}
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

function toBuyoutRows(
  { rate, months, own_cost }: CostInput,
  estimate: CostEstimate,
  { buyout_percent, developer_share = 0 }: CostTerms,
  currency: Currency,
): Row[] {
  const money = (amount: number) => toMoney(amount, currency);
  return [
    {
      label: "Buyout fee, once",
      sum: `${buyout_percent}% of ${toMonthlySum(rate, MONTHLY_HOURS, currency)}`,
      value: estimate.buyout_fee,
    },
    {
      label: "One month after a buyout",
      sum:
        own_cost === null
          ? withNoun(`${Math.round(developer_share * 100)}%, what the developer earns now`)
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
}
