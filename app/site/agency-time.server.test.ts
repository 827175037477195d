import { expect, test } from "vitest";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { addDays } from "#platform/time/date-text.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { readToday } from "./agency-time.server.ts";

const { db } = await createTestDatabase();

test.each([
  // The last minute of a day and the first of the next one, on days whose clocks change.
  ["Europe/Tallinn", "2027-03-28T20:59:00Z", "2027-03-28", "2027-03-29"],
  ["Europe/Tallinn", "2027-10-31T21:59:00Z", "2027-10-31", "2027-11-01"],
  ["America/New_York", "2027-03-15T03:59:00Z", "2027-03-14", "2027-03-15"],
  ["America/New_York", "2027-11-08T04:59:00Z", "2027-11-07", "2027-11-08"],
  ["Australia/Lord_Howe", "2027-10-03T12:59:00Z", "2027-10-03", "2027-10-04"],
  // The day begins at one: midnight is left out.
  ["Africa/Cairo", "2027-04-29T21:59:00Z", "2027-04-29", "2027-04-30"],
  ["Africa/Cairo", "2027-10-28T21:59:00Z", "2027-10-28", "2027-10-29"],
  ["Pacific/Apia", "2027-12-31T10:59:00Z", "2027-12-31", "2028-01-01"],
  ["Asia/Kathmandu", "2028-02-28T18:14:00Z", "2028-02-28", "2028-02-29"],
])("in %s the day of follow-ups changes after %s", async (timezone, minute, day, next) => {
  await saveSite(db, { ...TEST_SITE, booking: BookingConfigSchema.parse({ timezone }) });
  const last = new Date(minute);
  expect(await readToday(db, last)).toBe(day);
  expect(await readToday(db, new Date(last.getTime() + 60_000))).toBe(next);
  expect(addDays(day, 1)).toBe(next);
});

test("a week and a year later are days of the calendar", () => {
  expect(addDays("2027-03-24", 7)).toBe("2027-03-31");
  expect(addDays("2028-02-27", 2)).toBe("2028-02-29");
  expect(addDays("2027-12-25", 7)).toBe("2028-01-01");
  expect(addDays("2028-03-02", -2)).toBe("2028-02-29");
});
