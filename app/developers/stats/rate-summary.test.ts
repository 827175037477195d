import { expect, test } from "vitest";
import { toRateSummary } from "./rate-summary.ts";

test("rates in any order give lowest, median and highest", () => {
  expect(toRateSummary([60, 20, 35])).toEqual({ count: 3, min: 20, median: 35, max: 60 });
  expect(toRateSummary([60, 20])).toEqual({ count: 2, min: 20, median: 40, max: 60 });
  expect(toRateSummary([45])).toEqual({ count: 1, min: 45, median: 45, max: 45 });
});

test("without members there is no summary", () => {
  expect(toRateSummary([])).toBeUndefined();
});
