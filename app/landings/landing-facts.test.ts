import fc from "fast-check";
import { expect, test } from "vitest";
import { type LandingMember, toLandingFacts } from "./landing-facts.ts";

function member(sales_rate: number | null, other: Partial<LandingMember> = {}): LandingMember {
  return {
    sales_rate,
    sales_currency: "EUR",
    seniority_level: "senior",
    country_code: "EE",
    ...other,
  };
}

test("facts say how many, their rates with range and median, levels and countries", () => {
  const facts = toLandingFacts([
    member(40, { seniority_level: "middle" }),
    member(62, { country_code: "PT" }),
    member(58),
    member(null),
  ]);
  expect(facts.members).toBe(4);
  expect(facts.rates).toMatchObject({ currency: "EUR", min: 40, max: 62, median: 58, counted: 3 });
  expect(facts.seniority).toEqual([
    { label: "Middle", members: 1 },
    { label: "Senior", members: 3 },
  ]);
  expect(facts.countries).toEqual([
    { name: "Estonia", members: 3 },
    { name: "Portugal", members: 1 },
  ]);
});

test("rates of another currency are not mixed in", () => {
  const { rates } = toLandingFacts([member(40), member(50), member(90, { sales_currency: "USD" })]);
  expect(rates).toMatchObject({ currency: "EUR", max: 50, median: 45, counted: 2 });
});

test("without a rate nothing is said about rates", () => {
  expect(toLandingFacts([member(null)]).rates).toBeUndefined();
  expect(toLandingFacts([])).toEqual({
    members: 0,
    rates: undefined,
    seniority: [],
    countries: [],
  });
});

test("every rate stands in exactly one bucket, of ten at most", () => {
  const rate = fc.double({ min: 1, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.array(rate, { minLength: 1, maxLength: 60 }), (rates) => {
      const { buckets } = toLandingFacts(rates.map((value) => member(value))).rates ?? {
        buckets: [],
      };
      expect(buckets.length).toBeLessThanOrEqual(10);
      expect(buckets.reduce((sum, bucket) => sum + bucket.members, 0)).toBe(rates.length);
    }),
  );
});
