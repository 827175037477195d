import { toMoney } from "#app/developers/parts/money-text.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import type { ContractEstimate, CostEstimate } from "./cost-estimate.ts";

/** Months beyond any plan. */
const FAR = 120;

export function toMonths(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}

/** Summary of a buyout estimate in one or two sentences. */
export function toBuyoutVerdict(
  estimate: CostEstimate,
  months: number,
  currency: Currency,
): string {
  const { pays_off_after, total, total_with_buyout } = estimate;
  if (pays_off_after === undefined) {
    return "A buyout doesn't pay off: your monthly cost is no lower than on contract.";
  }
  if (pays_off_after > FAR) return "A buyout would take more than ten years to pay off.";
  const difference = toMoney(Math.abs(total - total_with_buyout), currency);
  if (pays_off_after > months) {
    return `A buyout pays off in month ${pays_off_after}, later than you plan. Over ${toMonths(months)} the contract costs ${difference} less.`;
  }
  const compared =
    total === total_with_buyout
      ? "both cost the same"
      : `it costs ${difference} less than the contract`;
  return `A buyout pays off in month ${pays_off_after}. Over ${toMonths(months)} ${compared}.`;
}

/** Summary where a buyout is not offered or cannot be compared. */
export function toContractVerdict(
  { total }: ContractEstimate,
  months: number,
  currency: Currency,
): string {
  return `${toMonths(months)} on contract ${months === 1 ? "costs" : "cost"} ${toMoney(total, currency)}.`;
}

/** `€58 × 160 h`. */
export function toMonthlySum(rate: number, hours: number, currency: Currency): string {
  return `${toMoney(rate, currency)} × ${hours} h`;
}
