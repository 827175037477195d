import { expect, test } from "vitest";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { findPromisedEnd } from "./promised-time.ts";

const agency = BookingConfigSchema.parse({ timezone: "Europe/Tallinn" });
const at = (text: string) => new Date(text);

function find(time: string, from: string, now = from, changes: Partial<typeof agency> = {}) {
  return findPromisedEnd(time, { from: at(from), now: at(now), agency: { ...agency, ...changes } });
}

test.each([
  ["one working day", "Tuesday 24 November 2026"],
  ["1 business day", "Tuesday 24 November 2026"],
  ["five working days", "Monday 30 November 2026"],
  ["two to three working days", "Thursday 26 November 2026"],
  ["one day", "Tuesday 24 November 2026"],
  ["six days", "Sunday 29 November 2026"],
  ["three weeks", "Monday 14 December 2026"],
  ["a week", "Monday 30 November 2026"],
  ["two hours", "Monday 23 November 2026, 14:30 (Tallinn, GMT+2)"],
  ["24 hours", "Tuesday 24 November 2026, 12:30 (Tallinn, GMT+2)"],
])("within %s of Monday noon is by %s", (time, text) => {
  expect(find(time, "2026-11-23T10:30:00Z")).toEqual({ text, isOver: false });
});

test.each(["", "a few days", "soon", "two working weeks", "days", "one working dayx"])(
  "%j names no time",
  (time) => {
    expect(find(time, "2026-11-23T10:30:00Z")).toBeUndefined();
  },
);

test("weekends and days off are not counted, by the calendar of the agency's time zone", () => {
  const text = (from: string, changes = {}) => find("one working day", from, from, changes)?.text;
  expect(text("2026-11-27T09:00:00Z")).toBe("Monday 30 November 2026");
  expect(text("2026-11-28T09:00:00Z")).toBe("Monday 30 November 2026");
  // Thursday 23:30 in London is Friday in Tallinn.
  expect(text("2026-11-26T23:30:00Z")).toBe("Monday 30 November 2026");
  expect(text("2026-11-26T23:30:00Z", { timezone: "Europe/London" })).toBe(
    "Friday 27 November 2026",
  );
  expect(text("2026-11-27T09:00:00Z", { days_off: ["2026-11-30", "2026-12-01"] })).toBe(
    "Wednesday 2 December 2026",
  );
  const friday = { ...agency.weekly_hours, friday: [] };
  expect(text("2026-11-26T09:00:00Z", { weekly_hours: friday })).toBe("Monday 30 November 2026");
});

test("an agency without hours for calls works from Monday to Friday", () => {
  const weekly_hours = Object.fromEntries(
    Object.keys(agency.weekly_hours).map((day) => [day, []]),
  ) as unknown as typeof agency.weekly_hours;
  const end = find("one working day", "2026-11-27T09:00:00Z", "2026-11-27T09:00:00Z", {
    weekly_hours,
  });
  expect(end?.text).toBe("Monday 30 November 2026");
});

test("a day is over when it is over in the agency's time zone, hours at their end", () => {
  const from = "2026-11-23T10:30:00Z";
  expect(find("one day", from, "2026-11-24T21:59:00Z")?.isOver).toBe(false);
  expect(find("one day", from, "2026-11-24T22:00:00Z")?.isOver).toBe(true);
  expect(find("two hours", from, "2026-11-23T12:30:00Z")?.isOver).toBe(false);
  expect(find("two hours", from, "2026-11-23T12:30:01Z")?.isOver).toBe(true);
});
