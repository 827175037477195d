import { expect, test } from "vitest";
import { toDurationText, toMedian } from "./duration-text.ts";

test.each([
  [undefined, "–"],
  [null, "–"],
  [0, "0 min"],
  [0.42, "25 min"],
  [3.46, "3.5 h"],
  [26, "26 h"],
  [51, "2.1 days"],
])("%s hours are %s", (hours, text) => {
  expect(toDurationText(hours)).toBe(text);
});

test.each([
  [[], undefined],
  [[5], 5],
  [[9, 1], 5],
  [[9, 1, 2], 2],
])("the middle of %j is %s", (numbers: number[], median) => {
  expect(toMedian(numbers)).toBe(median);
});
