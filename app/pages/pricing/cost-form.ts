import { CURRENCIES, type Currency } from "#contract/members/member-terms.ts";
import type { CostInput, CostWorkload } from "./cost-estimate.ts";

/** The fields as text; also the query of a calculation's URL. */
export type CostFields = {
  rate: string;
  currency: Currency;
  workload: CostWorkload;
  months: string;
  own_cost: string;
};

export type CostErrors = Partial<Record<"rate" | "months" | "own_cost", string>>;

/** Parameters of the URL of a calculation. */
export const COST_PARAMETERS = [
  "rate",
  "currency",
  "workload",
  "months",
  "own_cost",
] as const satisfies (keyof CostFields)[];

export const COST_LIMITS = {
  rate: { min: 5, max: 500 },
  months: { min: 1, max: 36 },
  own_cost: { min: 0, max: 100_000 },
};

/** Digits with at most two decimals after a point or a comma; spaces between thousands. */
function toNumber(text: string): number | undefined {
  const plain = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, "").trim();
  if (!/^\d{1,9}(?:[.,]\d{1,2})?$/.test(plain)) return undefined;
  return Number(plain.replace(",", "."));
}

function isWithin(value: number | undefined, limit: { min: number; max: number }): boolean {
  return value !== undefined && value >= limit.min && value <= limit.max;
}

/** The fields of a URL; missing ones are `initial`. */
export function toCostFields(query: URLSearchParams, initial: CostFields): CostFields {
  const text = (name: "rate" | "months" | "own_cost") =>
    (query.get(name) ?? initial[name]).trim().slice(0, 20);
  const currency = CURRENCIES.find((known) => known === query.get("currency"));
  const workload = query.get("workload");
  return {
    rate: text("rate"),
    currency: currency ?? initial.currency,
    workload: workload === "full_time" || workload === "part_time" ? workload : initial.workload,
    months: text("months"),
    own_cost: text("own_cost"),
  };
}

/** Exactly one of the two: valid input or its errors. */
export function parseCostFields(fields: CostFields): { input?: CostInput; errors: CostErrors } {
  const errors: CostErrors = {};
  const rate = toNumber(fields.rate);
  const months = toNumber(fields.months);
  const own_cost = fields.own_cost.trim() === "" ? null : toNumber(fields.own_cost);

  if (fields.rate.trim() === "") errors.rate = "Enter an hourly rate";
  else if (rate === undefined) errors.rate = "Hourly rate must be a number, like 58 or 58.50";
  else if (!isWithin(rate, COST_LIMITS.rate)) errors.rate = "Hourly rate must be from 5 to 500";

  if (fields.months.trim() === "") errors.months = "Enter a number of months";
  else if (!Number.isInteger(months) || !isWithin(months, COST_LIMITS.months)) {
    errors.months = "Number of months must be a whole number from 1 to 36";
  }

  if (own_cost === undefined) {
    errors.own_cost = "Monthly cost after a buyout must be a number, like 6000";
  } else if (own_cost !== null && !isWithin(own_cost, COST_LIMITS.own_cost)) {
    errors.own_cost = "Monthly cost after a buyout must be 100,000 or less";
  }

  if (Object.keys(errors).length > 0) return { errors };
  if (rate === undefined || months === undefined || own_cost === undefined) return { errors };
  return { input: { rate, workload: fields.workload, months, own_cost }, errors };
}
