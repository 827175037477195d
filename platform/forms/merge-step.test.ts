import { expect, test } from "vitest";
import { mergeAnswers } from "./merge-step.ts";

test("what was typed on a step wins over saved answers, and these over untouched controls", () => {
  const initial = { name: "", workload: "full_time" };
  const saved = { name: "Zoë", workload: "part_time", message: "In a hurry" };
  expect(mergeAnswers(initial, saved, { name: "", workload: "full_time" })).toEqual(saved);
  expect(mergeAnswers(initial, saved, { name: "Kai", workload: "full_time" })).toEqual({
    ...saved,
    name: "Kai",
  });
  expect(mergeAnswers(initial, {}, { city: "Tartu" })).toEqual({ ...initial, city: "Tartu" });
});
