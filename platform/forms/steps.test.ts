import { expect, test } from "vitest";
import { toNextPath, toPreviousPath, toProgress, toRedirect } from "./steps.ts";

const form = { base: "/order", steps: ["cup", "drink", "name", "check"] };

test("a deep link to a later step goes to the first unfinished step", () => {
  expect(toRedirect(form, "check", 1)).toBe("/order/drink");
  expect(toRedirect(form, "name", 0)).toBe("/order/cup");
});

test("a step that is next or done is open", () => {
  expect(toRedirect(form, "drink", 1)).toBeUndefined();
  expect(toRedirect(form, "cup", 3)).toBeUndefined();
  expect(toRedirect(form, "check", 9)).toBeUndefined();
});

test("Continue leads to the first step that is not done, after a change straight to the end", () => {
  expect(toNextPath(form, "cup", 0)).toBe("/order/drink");
  expect(toNextPath(form, "cup", 3)).toBe("/order/check");
});

test("Back leads to the step before", () => {
  expect(toPreviousPath(form, "check")).toBe("/order/name");
  expect(toPreviousPath(form, "cup")).toBeUndefined();
});

test("the number of a step begins at 1 for people, also where they come in behind the first step", () => {
  expect(toProgress(form, "cup")).toEqual({ step: 1, of: 4 });
  const shortened = { ...form, uncounted: 1 };
  expect(toProgress(shortened, "cup")).toBeUndefined();
  expect(toProgress(shortened, "drink")).toEqual({ step: 1, of: 3 });
  expect(toProgress(shortened, "check")).toEqual({ step: 3, of: 3 });
});
