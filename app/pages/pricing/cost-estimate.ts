import {
  DEVELOPER_SHARE,
  MONTHLY_HOURS,
  PART_TIME_HOURS,
  toBuyoutFee,
} from "#contract/member-terms.ts";

export type CostWorkload = "full_time" | "part_time";

export const HOURS: Record<CostWorkload, number> = {
  full_time: MONTHLY_HOURS,
  part_time: PART_TIME_HOURS,
};

export type CostInput = {
  /** Per hour, as on a profile. */
  rate: number;
  workload: CostWorkload;
  /** How long the developer is needed. */
  months: number;
  /** The client's monthly cost after a buyout; null for the developer's current pay. */
  own_cost: number | null;
};

/** All amounts in the currency of the rate. */
export type CostEstimate = {
  hours: number;
  monthly: number;
  total: number;
  buyout_fee: number;
  own_cost: number;
  /** Monthly savings after a buyout; negative for a higher cost. */
  saving: number;
  /** Months after a buyout until what it saved has paid its fee; undefined when it never does. */
  pays_off_after: number | undefined;
  /** Fee and months of own cost over the same time. */
  total_with_buyout: number;
};

const toCents = (amount: number) => Math.round(amount * 100);

/**
 * Contract and buyout side by side over the same months, in whole cents, so that a sum is never off
 * by one. The fee is the same for full-time and part-time: 70 % of the rate × 160 hours (spec §9).
 */
export function estimateCost({ rate, workload, months, own_cost }: CostInput): CostEstimate {
  const hours = HOURS[workload];
  const monthly = toCents(rate * hours);
  const fee = toCents(toBuyoutFee(rate));
  const own = own_cost === null ? Math.round(monthly * DEVELOPER_SHARE) : toCents(own_cost);
  const saving = monthly - own;
  return {
    hours,
    monthly: monthly / 100,
    total: (monthly * months) / 100,
    buyout_fee: fee / 100,
    own_cost: own / 100,
    saving: saving / 100,
    pays_off_after: saving > 0 ? Math.ceil(fee / saving) : undefined,
    total_with_buyout: (fee + own * months) / 100,
  };
}
