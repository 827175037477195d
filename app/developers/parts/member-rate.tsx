import type { MemberCard } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { Money } from "./money.tsx";
import { useMoney, useShownMoney } from "./use-money.ts";

type MemberRateProps = {
  member: Pick<MemberCard, "sales_rate" | "sales_currency" | "redemption_rate">;
  size?: "small" | "large";
  className?: string;
};

/** The hourly rate on one short line. */
export function MemberRateLine({
  member,
}: {
  member: Pick<MemberCard, "sales_rate" | "sales_currency">;
}) {
  const { sales_rate, sales_currency } = member;
  const money = useMoney();
  return (
    <p className="figures text-ink-soft text-sm">
      {sales_rate === null ? "Rate on request" : `${money(sales_rate, sales_currency)} / h`}
    </p>
  );
}

/**
 * The hourly rate at the left and, where one is offered, the buyout fee at the right of its line.
 */
export function MemberRate({ member, size = "small", className }: MemberRateProps) {
  const { redemption_rate, sales_currency } = member;
  const toShown = useShownMoney();
  const buyout = redemption_rate === null ? undefined : toShown(redemption_rate, sales_currency);
  return (
    <div
      className={classNames(
        "figures flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1",
        className,
      )}
    >
      {member.sales_rate === null ? (
        <p className="font-medium leading-8">Rate on request</p>
      ) : (
        <p className="leading-tight">
          <span
            className={classNames(
              "font-semibold tracking-tight",
              size === "large" ? "text-heading" : "text-title",
            )}
          >
            <Money amount={member.sales_rate} currency={member.sales_currency} />
          </span>{" "}
          <span className="text-ink-soft text-sm">/ h</span>
        </p>
      )}
      {buyout === undefined ? null : (
        <p className="text-ink-soft text-sm">
          {/* No wider when it is converted, so that no line breaks once it is. */}
          {buyout.isAbout ? "Buyout:" : "Buyout Fee:"}{" "}
          <span className="whitespace-nowrap text-ink">
            {buyout.isAbout ? `about ${buyout.text}` : `${buyout.text} / one time`}
          </span>
        </p>
      )}
    </div>
  );
}
