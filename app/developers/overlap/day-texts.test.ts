import { expect, it } from "vitest";
import { parseHoursKey, USUAL_DAY, USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { toDurationText, toStretchesText } from "./day-texts.ts";
import { parseWorkingDay } from "./working-day.store.ts";

it.each([
  [0, "0 h"],
  [45, "45 min"],
  [135, "2 h 15 min"],
  [480, "8 h"],
])("%d minutes are %s", (minutes, text) => expect(toDurationText(minutes)).toBe(text));

it("joins stretches at midnight", () => {
  const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
  expect(toStretchesText([hours(9, 17)])).toBe("9:00–17:00");
  expect(toStretchesText([hours(0, 6.5), hours(22, 24)])).toBe("22:00–6:30");
  expect(toStretchesText([hours(9, 10), hours(16, 17)])).toBe("9:00–10:00, 16:00–17:00");
  expect(toStretchesText([hours(0, 24)])).toBe("0:00–24:00");
  expect(toStretchesText([])).toBe("");
});

it("takes the usual day for a filter without one", () => {
  expect(parseHoursKey(USUAL_DAY)).toEqual(USUAL_HOURS);
});

it.each(["9-9", "-1-5", "24-3", "9-25", "09-17", "9", "9-17 ", "a-b", ""])(
  "%j are no working hours",
  (key) => expect(parseHoursKey(key)).toBeUndefined(),
);

it("uses a saved day only when it is one", () => {
  expect(parseWorkingDay({ zone: "Asia/Tokyo", from: 8, to: 16 })).toEqual({
    zone: "Asia/Tokyo",
    from: 8,
    to: 16,
  });
  expect(parseWorkingDay({ zone: "Mars", from: 22, to: 6 })).toEqual({ zone: "", from: 22, to: 6 });
  for (const broken of [
    null,
    {},
    "9-17",
    { zone: "", from: 9, to: 9 },
    { zone: 3, from: 9, to: 17 },
  ])
    expect(parseWorkingDay(broken)).toBeUndefined();
});
