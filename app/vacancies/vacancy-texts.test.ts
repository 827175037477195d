import { expect, test } from "vitest";
import { toPayText, toPlaceText } from "./vacancy-texts.ts";

test("pay is a range with its period, or one number", () => {
  expect(toPayText({ min: 45, max: 60, currency: "EUR", per: "hour" })).toBe("€45–60 / h");
  expect(toPayText({ min: 78_000, max: 92_000, currency: "EUR", per: "year" })).toBe(
    "€78,000–92,000 / year",
  );
  expect(toPayText({ min: 3000, max: 3000, currency: "GBP", per: "month" })).toBe("£3,000 / month");
});

test("a remote location does not repeat the workplace", () => {
  expect(toPlaceText({ workplace: "remote", location: "Remote, Europe" })).toBe("Remote, Europe");
  expect(toPlaceText({ workplace: "hybrid", location: "Tallinn, Estonia" })).toBe(
    "Hybrid · Tallinn, Estonia",
  );
});
