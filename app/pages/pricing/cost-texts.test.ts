import { expect, test } from "vitest";
import { type CostInput, estimateContract, estimateCost } from "./cost-estimate.ts";
import { toBuyoutVerdict, toContractVerdict } from "./cost-texts.ts";

const verdict = (input: Partial<CostInput>) => {
  const whole: CostInput = { rate: 50, workload: "full_time", months: 6, own_cost: null, ...input };
  const estimate = estimateCost(whole, { buyout_percent: 70, developer_share: 0.8 });
  return estimate && toBuyoutVerdict(estimate, whole.months, "EUR");
};

test("a buyout that pays off within the plan names the month and what is left", () => {
  expect(verdict({})).toBe(
    "A buyout pays off in month 4. Over 6 months it costs €4,000 less than the contract.",
  );
});

test("a buyout that pays off later has no month", () => {
  expect(verdict({ months: 3 })).toBe(
    "A buyout pays off in month 4, later than you plan. Over 3 months the contract costs €800 less.",
  );
  expect(verdict({ months: 1 })).toContain("Over 1 month the contract");
});

test("a buyout that pays off to the day costs the same", () => {
  expect(verdict({ months: 4, own_cost: 6_600 })).toBe(
    "A buyout pays off in month 4. Over 4 months both cost the same.",
  );
});

test("a buyout that never pays off is not made to look as if it did", () => {
  expect(verdict({ own_cost: 8_000 })).toMatch(/^A buyout doesn.t pay off/);
  expect(verdict({ own_cost: 7_999 })).toBe("A buyout would take more than ten years to pay off.");
});

test("without a buyout the verdict is what the months cost", () => {
  const input: CostInput = { rate: 50, workload: "full_time", months: 2, own_cost: null };
  const contract = estimateContract(input);
  expect(toContractVerdict(contract, 2, "GBP")).toBe("2 months on contract cost £16,000.");
});
