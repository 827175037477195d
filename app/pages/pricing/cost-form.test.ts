import fc from "fast-check";
import { expect, test } from "vitest";
import { type CostFields, parseCostFields, toCostFields } from "./cost-form.ts";

const initial: CostFields = {
  rate: "58",
  currency: "EUR",
  workload: "full_time",
  months: "6",
  own_cost: "",
};
const read = (query: string) => parseCostFields(toCostFields(new URLSearchParams(query), initial));

test("a URL without a query is the first calculation", () => {
  expect(read("")).toEqual({
    input: { rate: 58, workload: "full_time", months: 6, own_cost: null },
    errors: {},
  });
});

test("a calculation can be linked to", () => {
  expect(read("rate=72.50&workload=part_time&months=18&own_cost=3%20900").input).toEqual({
    rate: 72.5,
    workload: "part_time",
    months: 18,
    own_cost: 3900,
  });
});

test("a decimal comma is read as one", () => {
  expect(read("rate=58,5").input?.rate).toBe(58.5);
});

test.each([
  ["rate=", "rate", "Enter an hourly rate"],
  ["rate=cheap", "rate", "Hourly rate must be a number, like 58 or 58.50"],
  ["rate=4.99", "rate", "Hourly rate must be from 5 to 500"],
  ["rate=501", "rate", "Hourly rate must be from 5 to 500"],
  ["rate=-10", "rate", "Hourly rate must be a number, like 58 or 58.50"],
  ["rate=1e2", "rate", "Hourly rate must be a number, like 58 or 58.50"],
  ["months=", "months", "Enter a number of months"],
  ["months=0", "months", "Number of months must be a whole number from 1 to 36"],
  ["months=2.5", "months", "Number of months must be a whole number from 1 to 36"],
  ["months=37", "months", "Number of months must be a whole number from 1 to 36"],
  ["own_cost=lots", "own_cost", "Monthly cost after a buyout must be a number, like 6000"],
  ["own_cost=100001", "own_cost", "Monthly cost after a buyout must be 100,000 or less"],
])("%s reports the error and calculates nothing", (query, field, message) => {
  expect(read(query)).toEqual({ errors: { [field]: message } });
});

test("a currency or workload that does not exist is the first one", () => {
  const fields = toCostFields(new URLSearchParams("currency=XXX&workload=nights"), initial);
  expect(fields).toMatchObject({ currency: "EUR", workload: "full_time" });
});

test("whatever is typed is either calculated or explained, never both", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (rate, months, own_cost) => {
      const { input, errors } = parseCostFields({ ...initial, rate, months, own_cost });
      return (input === undefined) === Object.keys(errors).length > 0;
    }),
  );
});
