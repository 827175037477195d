import fc from "fast-check";
import { expect, test } from "vitest";
import { type LandingMember, toLandingStats } from "./landing-stats.ts";

function member(sales_rate: number | null, other: Partial<LandingMember> = {}): LandingMember {
  return {
    sales_rate,
    sales_currency: "EUR",
    seniority_level: "senior",
    country_code: "EE",
    ...other,
  };
}

test("stats say how many, their rates with range and median, levels and countries", () => {
  const stats = toLandingStats([
    member(40, { seniority_level: "middle" }),
    member(62, { country_code: "PT" }),
    member(58),
    member(null),
  ]);
  expect(stats.members).toBe(4);
  expect(stats.rates).toMatchObject({ currency: "EUR", min: 40, max: 62, median: 58, counted: 3 });
  expect(stats.seniority).toEqual([
    { label: "Middle", members: 1 },
    { label: "Senior", members: 3 },
  ]);
  expect(stats.countries).toEqual([
    { name: "Estonia", members: 3 },
    { name: "Portugal", members: 1 },
  ]);
});

test("rates of another currency are not mixed in", () => {
  const { rates } = toLandingStats([member(40), member(50), member(90, { sales_currency: "USD" })]);
  expect(rates).toMatchObject({ currency: "EUR", max: 50, median: 45, counted: 2 });
});

test("without a rate there are no stats of rates", () => {
  expect(toLandingStats([member(null)]).rates).toBeUndefined();
  expect(toLandingStats([])).toEqual({
    members: 0,
    rates: undefined,
    seniority: [],
    countries: [],
  });
});

test("a rate on the border of two buckets is in the upper one", () => {
  const { rates } = toLandingStats([50, 54.99, 55, 60].map((rate) => member(rate)));
  expect(rates?.buckets).toEqual([
    { from: 50, to: 55, members: 2 },
    { from: 55, to: 60, members: 1 },
    { from: 60, to: 65, members: 1 },
  ]);
});

test("every rate is in exactly one bucket, of ten at most", () => {
  const rate = fc.double({ min: 1, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.array(rate, { minLength: 1, maxLength: 60 }), (rates) => {
      const { buckets } = toLandingStats(rates.map((value) => member(value))).rates ?? {
        buckets: [],
      };
      expect(buckets.length).toBeLessThanOrEqual(10);
      expect(buckets.reduce((sum, bucket) => sum + bucket.members, 0)).toBe(rates.length);
    }),
  );
});
