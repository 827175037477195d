import { expect, test } from "vitest";
import { toDatedText, toRecordsText } from "./vetted-texts.ts";

test.each([
  [53, 60, "53 of 60 profiles show"],
  [1, 60, "1 of 60 profiles shows"],
  [60, 60, "All 60 profiles show"],
  [1, 1, "The profile shows"],
  [1200, 1340, "1,200 of 1,340 profiles show"],
])("%d of %d profiles with dated checks are counted in words", (count, total, text) => {
  expect(toRecordsText(count, total)).toBe(
    `${text} what we checked, how, by whom and on which day.`,
  );
});

test("a check names how many profiles show it, or nothing", () => {
  expect(toDatedText(53)).toBe("Dated on 53 profiles");
  expect(toDatedText(1)).toBe("Dated on 1 profile");
  expect(toDatedText(0)).toBeUndefined();
  expect(toRecordsText(0, 0)).toBeUndefined();
});
