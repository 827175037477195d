import { expect, test } from "vitest";
import { isSnooze, toSnoozeDate } from "./snooze-date.ts";

test.each([
  ["t", "2026-11-26", "2026-11-27"],
  ["t", "2026-12-31", "2027-01-01"],
  ["w", "2028-02-25", "2028-03-03"],
  ["m", "2026-11-26", "2026-11-30"],
  ["m", "2026-11-29", "2026-11-30"],
  ["m", "2026-11-30", "2026-12-07"],
] as const)("%s on %s is %s", (snooze, today, expected) => {
  expect(toSnoozeDate(snooze, today)).toBe(expected);
});

test("other keys put nothing off", () => {
  expect(["t", "m", "w", "x", ""].map(isSnooze)).toEqual([true, true, true, false, false]);
});
