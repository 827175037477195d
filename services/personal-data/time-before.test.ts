import { expect, test } from "vitest";
import { daysBefore, monthsBefore } from "./time-before.ts";

test.each([
  ["2029-03-15T02:00:00Z", 24, "2027-03-15T02:00:00.000Z"],
  ["2029-08-31T23:59:59Z", 6, "2029-02-28T23:59:59.000Z"],
  ["2028-02-29T00:00:00Z", 12, "2027-02-28T00:00:00.000Z"],
])("%s, %i months before, is %s", (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});

test("days are of 24 hours, whatever clocks do", () => {
  const now = new Date("2029-03-26T12:00:00Z");
  expect(daysBefore(now, 14).toISOString()).toBe("2029-03-12T12:00:00.000Z");
});
