import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CostInput, estimateContract, estimateCost } from "./cost-estimate.ts";

const TERMS = { buyout_percent: 70, developer_share: 0.8 };

function estimateWithBuyout(input: CostInput) {
  const estimate = estimateCost(input, TERMS);
  if (!estimate) throw new Error("There is no estimate.");
  return estimate;
}

test("without a buyout there is the cost on contract, and nothing to compare it with", () => {
  const input: CostInput = { rate: 58, workload: "full_time", months: 6, own_cost: 7_000 };
  expect(estimateContract(input)).toEqual({ hours: 160, monthly: 9_280, total: 55_680 });
  expect(estimateCost(input, { ...TERMS, buyout_percent: null })).toBeUndefined();
});

test("where the margin is not public, only the client's own figure can be compared", () => {
  const terms = { buyout_percent: 50, developer_share: undefined };
  const input: CostInput = { rate: 50, workload: "full_time", months: 6, own_cost: null };
  expect(estimateCost(input, terms)).toBeUndefined();
  expect(estimateCost({ ...input, own_cost: 6_000 }, terms)).toMatchObject({
    buyout_fee: 4_000,
    saving: 2_000,
    pays_off_after: 2,
  });
  expect(estimateCost({ ...input, own_cost: 0 }, terms)).toMatchObject({ own_cost: 0 });
});

const money = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);

const inputs: fc.Arbitrary<CostInput> = fc.record({
  rate: money(5, 500),
  workload: fc.constantFrom("full_time" as const, "part_time" as const),
  months: fc.integer({ min: 1, max: 36 }),
  own_cost: fc.option(money(0, 100_000)),
});

const cents = (amount: number) => Math.round(amount * 100);

describe("a cost estimate", () => {
  test("a month is the rate × 160 hours, part-time × 80", () => {
    const input = { rate: 58, months: 6, own_cost: null };
    expect(estimateWithBuyout({ ...input, workload: "full_time" })).toMatchObject({
      hours: 160,
      monthly: 9_280,
      total: 55_680,
    });
    expect(estimateWithBuyout({ ...input, workload: "part_time" })).toMatchObject({
      hours: 80,
      monthly: 4_640,
      total: 27_840,
    });
  });

  test("the buyout fee is 70 % of the monthly rate, also for part-time", () => {
    for (const workload of ["full_time", "part_time"] as const) {
      const { buyout_fee } = estimateWithBuyout({ rate: 58, workload, months: 6, own_cost: null });
      expect(buyout_fee).toBe(6_496);
    }
  });

  test.each([
    [33.33, 3_733],
    [45.99, 5_151],
    [45.01, 5_041],
    [0.01, 1],
  ])("the buyout fee of a rate of %s is rounded to the nearest whole sum, %s", (rate, fee) => {
    const input = { rate, workload: "full_time" as const, months: 1, own_cost: null };
    expect(estimateWithBuyout(input).buyout_fee).toBe(fee);
  });

  test("paid what they get today, a full-time developer's buyout pays off in month 4", () => {
    const estimate = estimateWithBuyout({
      rate: 58,
      workload: "full_time",
      months: 6,
      own_cost: null,
    });
    expect(estimate).toMatchObject({ own_cost: 7_424, saving: 1_856, pays_off_after: 4 });
    expect(estimate.total_with_buyout).toBe(6_496 + 6 * 7_424);
  });

  test("a buyout never pays off when employing costs as much as the contract", () => {
    const input = { rate: 50, workload: "full_time" as const, months: 12 };
    expect(estimateWithBuyout({ ...input, own_cost: 8_000 }).pays_off_after).toBeUndefined();
    expect(estimateWithBuyout({ ...input, own_cost: 9_000 })).toMatchObject({
      saving: -1_000,
      pays_off_after: undefined,
    });
  });

  test("the month in which it pays off is the first whose savings cover the fee", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { saving, buyout_fee, pays_off_after } = estimateWithBuyout(input);
        if (pays_off_after === undefined) return saving <= 0;
        const fee = cents(buyout_fee);
        return (
          pays_off_after >= 1 &&
          cents(saving) * pays_off_after >= fee &&
          cents(saving) * (pays_off_after - 1) < fee
        );
      }),
    );
  });

  test("over the planned months a buyout is no dearer exactly when it has paid off by then", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { total, total_with_buyout, pays_off_after } = estimateWithBuyout(input);
        const isPaidOff = pays_off_after !== undefined && pays_off_after <= input.months;
        return isPaidOff === cents(total_with_buyout) <= cents(total);
      }),
    );
  });

  test("every amount is whole cents", () => {
    fc.assert(
      fc.property(inputs, (input) =>
        Object.values(estimateWithBuyout(input)).every(
          (value) => value === undefined || Math.abs(value * 100 - cents(value)) < 1e-4,
        ),
      ),
    );
  });

  test("a higher own cost never makes a buyout pay off sooner", () => {
    fc.assert(
      fc.property(inputs, money(0, 5_000), (input, more) => {
        const own_cost = estimateWithBuyout(input).own_cost;
        const cheap = estimateWithBuyout({ ...input, own_cost }).pays_off_after ?? Infinity;
        const dear = estimateWithBuyout({ ...input, own_cost: own_cost + more }).pays_off_after;
        return (dear ?? Infinity) >= cheap;
      }),
    );
  });
});
