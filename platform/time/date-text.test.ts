import { expect, test } from "vitest";
import { toDateText } from "./date-text.ts";

test("a date is written out, in no time zone", () => {
  expect(toDateText("2026-11-01")).toBe("1 November 2026");
});
