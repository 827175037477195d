import { MONTHLY_HOURS, PART_TIME_HOURS, toBuyoutFee } from "#contract/members/member-terms.ts";

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

/** Cost on contract; all amounts in the currency of the rate. */
export type ContractEstimate = { hours: number; monthly: number; total: number };

/** The same months on contract and with a buyout on the first day. */
export type CostEstimate = ContractEstimate & {
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

/** Cost on contract, in whole cents, so that a sum is never off by one. */
export function estimateContract({ rate, workload, months }: CostInput): ContractEstimate {
  const hours = HOURS[workload];
  const monthly = toCents(rate * hours);
  return { hours, monthly: monthly / 100, total: (monthly * months) / 100 };
}

export type CostTerms = {
  /** Of one monthly rate; null where no buyout is offered. */
  buyout_percent: number | null;
  /** Part of the rate that the developer gets now; undefined where it is not public. */
  developer_share: number | undefined;
};

/**
 * Contract and buyout side by side over the same months. The fee is the same for full-time and
 * part-time: a share of the rate × 160 hours (spec §9). Undefined without a buyout, or where what
 * the developer would cost is not known.
 */
export function estimateCost(
  input: CostInput,
  { buyout_percent, developer_share }: CostTerms,
): CostEstimate | undefined {
  const { rate, months, own_cost } = input;
  const pay = own_cost ?? developer_share;
  if (buyout_percent === null || pay === undefined) return undefined;
  const contract = estimateContract(input);
  const monthly = toCents(contract.monthly);
  const fee = toCents(toBuyoutFee(rate, buyout_percent));
  const own = own_cost === null ? Math.round(monthly * pay) : toCents(own_cost);
  const saving = monthly - own;
  return {
    ...contract,
    buyout_fee: fee / 100,
    own_cost: own / 100,
    saving: saving / 100,
    pays_off_after: saving > 0 ? Math.ceil(fee / saving) : undefined,
    total_with_buyout: (fee + own * months) / 100,
  };
}
