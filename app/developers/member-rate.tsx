import type { MemberCard } from "#contract/member.ts";
import { classNames } from "#design/class-names.ts";
import { toBuyoutPrice, toMoney } from "./member-texts.ts";

type MemberRateProps = {
  member: Pick<MemberCard, "sales_rate" | "sales_currency" | "redemption_rate">;
  size?: "small" | "large";
  className?: string;
};

/** The hourly rate and, where one is offered, the buyout fee below it. */
export function MemberRate({ member, size = "small", className }: MemberRateProps) {
  const buyout = toBuyoutPrice(member);
  return (
    <div className={classNames("figures", className)}>
      {member.sales_rate === null ? (
        <p className="font-medium">Rate on request</p>
      ) : (
        <p className="leading-tight">
          <span
            className={classNames(
              "font-semibold tracking-tight",
              size === "large" ? "text-heading" : "text-title",
            )}
          >
            {toMoney(member.sales_rate, member.sales_currency)}
          </span>{" "}
          <span className="text-ink-soft text-sm">/ h</span>
        </p>
      )}
      {buyout === undefined ? null : (
        <p className="mt-1 text-ink-soft text-sm">
          Buyout Fee: <span className="whitespace-nowrap text-ink">{buyout}</span>
        </p>
      )}
    </div>
  );
}
