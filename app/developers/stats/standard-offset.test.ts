import { expect, test } from "vitest";
import { toStandardOffset } from "./standard-offset.ts";

test.each([
  ["Europe/Tallinn", 2],
  ["Europe/London", 0],
  ["America/Sao_Paulo", -3],
  ["America/New_York", -5],
  ["Asia/Kolkata", 5.5],
  ["Australia/Sydney", 10],
  ["UTC", 0],
])("%s stands at %d all year", (timezone, hours) => {
  expect(toStandardOffset(timezone)).toBe(hours);
});
