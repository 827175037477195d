import type { Member } from "#contract/members/member.ts";
import { MONTHLY_HOURS } from "#contract/members/member-terms.ts";
import { DimensionLine } from "#design/dimension-line.tsx";
import { CurrencySelect } from "../parts/currency-select.tsx";
import { toBuyoutPrice } from "../parts/member-texts.ts";
import { Money } from "../parts/money.tsx";
import { useShownMoney } from "../parts/use-money.ts";

type MemberCostProps = {
  member: Pick<Member, "sales_rate" | "sales_currency" | "redemption_rate">;
};

/** The rate, a full-time month and the buyout fee on the same scale. */
export function MemberCost({ member }: MemberCostProps) {
  const { sales_rate, sales_currency, redemption_rate } = member;
  const month = sales_rate === null ? undefined : sales_rate * MONTHLY_HOURS;
  const toShown = useShownMoney();
  // The rate above these sums and the list below them are marked when all are converted.
  const money = (amount: number) => toShown(amount, sales_currency).text;
  const buyout = toBuyoutPrice(member, money);
  const longest = Math.max(1, month ?? 0, redemption_rate ?? 0);
  return (
    <div className="figures">
      {sales_rate === null ? (
        <p className="font-semibold text-lg">Rate on request</p>
      ) : (
        <p className="leading-tight">
          <span className="font-semibold text-heading">
            <Money amount={sales_rate} currency={sales_currency} />
          </span>{" "}
          <span className="text-ink-soft text-sm">/ h</span>
        </p>
      )}
      <div className="mt-4 space-y-4 text-sm empty:hidden">
        {month === undefined ? null : (
          <div>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="text-ink-soft">Full-time month, {MONTHLY_HOURS} h</span>
              <span>{money(month)}</span>
            </p>
            <DimensionLine share={month / longest} strong className="mt-1" />
          </div>
        )}
        {buyout === undefined || redemption_rate === null ? null : (
          <div>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="text-ink-soft">Buyout Fee:</span> <span>{buyout}</span>
            </p>
            <DimensionLine share={redemption_rate / longest} className="mt-1" />
          </div>
        )}
      </div>
      {sales_rate === null ? null : <CurrencySelect className="mt-4" />}
    </div>
  );
}
