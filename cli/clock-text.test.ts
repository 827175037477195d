import { expect, it } from "vitest";
import { toZonedText } from "#platform/time/zoned-text.ts";
import { parseTime } from "./clock-text.ts";

it("a time is shown by the clocks of a zone, with its name", () => {
  const time = new Date("2026-11-21T22:15:00Z");
  expect(toZonedText(time, "Europe/Tallinn")).toBe("2026-11-22 00:15 Europe/Tallinn");
  expect(toZonedText(time, "America/New_York")).toBe("2026-11-21 17:15 America/New_York");
});

it.each([
  ["2026-11-22", "2026-11-21T22:00:00.000Z"],
  ["2026-07-01", "2026-06-30T21:00:00.000Z"],
  ["2026-11-22T09:30", "2026-11-22T07:30:00.000Z"],
  ["2026-11-22T09:30Z", "2026-11-22T09:30:00.000Z"],
  ["2026-11-22T09:30+05:30", "2026-11-22T04:00:00.000Z"],
])("%s is read by the clocks of the agency, unless it has an offset", (input, instant) => {
  expect(parseTime(input, "Europe/Tallinn")?.toISOString()).toBe(instant);
});

it.each(["", "yesterday", "2026-02-30", "22.11.2026", "2026-11-22T25:00"])(
  "%j is no time",
  (input) => expect(parseTime(input, "UTC")).toBeUndefined(),
);
