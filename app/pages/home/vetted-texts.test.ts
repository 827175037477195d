import { expect, test } from "vitest";
import { toDatedText, toPeriodText, toRecordsText } from "./vetted-texts.ts";

test.each([
  [53, 60, "53 of 60 profiles show"],
  [1, 60, "1 of 60 profiles shows"],
  [60, 60, "All 60 profiles show"],
  [1, 1, "The profile shows"],
  [1200, 1340, "1,200 of 1,340 profiles show"],
])("%d of %d profiles with dated checks are counted in words", (count, total, text) => {
  expect(toRecordsText(count, total)).toBe(`${text} what we checked, how, who did it and when.`);
});

test("a check names how many profiles show it, or nothing", () => {
  expect(toDatedText(53)).toBe("53 profiles show the date");
  expect(toDatedText(1)).toBe("1 profile shows the date");
  expect(toDatedText(0)).toBeUndefined();
  expect(toRecordsText(0, 0)).toBeUndefined();
});

test("the stages lead from so many applicants to so many developers", () => {
  const station = { name: "Any", text: "Any." };
  const stations = [
    { ...station, count: 1184 },
    { ...station, count: "members" as const },
  ];
  expect(toPeriodText({ period: "2024 to 2026", stations }, 60)).toBe(
    "From 1,184 applicants to 60 developers, 2024 to 2026.",
  );
});
