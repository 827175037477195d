import { expect, test } from "vitest";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { toHoursText } from "./hours-text.ts";

const of = (weekly_hours: object) =>
  toHoursText(BookingConfigSchema.parse({ weekly_hours }).weekly_hours);

test("equal days beside each other are one", () => {
  const office = ["10:00-18:00"];
  expect(of({ monday: office, tuesday: office, thursday: office })).toBe(
    "Mon–Tue 10:00–18:00, Thu 10:00–18:00",
  );
  expect(of({ friday: ["09:00-12:00", "13:00-15:00"] })).toBe("Fri 09:00–12:00 and 13:00–15:00");
  expect(of({})).toBe("no hours");
});
