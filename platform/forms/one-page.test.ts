import { expect, test } from "vitest";
import { mergeAnswers } from "./one-page.ts";

test("what was typed on a step wins over saved answers, and these over controls that were not changed", () => {
  const defaults = { name: "", workload: "full_time" };
  const saved = { name: "Zoë", workload: "part_time", message: "In a hurry" };
  expect(mergeAnswers(defaults, saved, { name: "", workload: "full_time" })).toEqual(saved);
  expect(mergeAnswers(defaults, saved, { name: "Kai", workload: "full_time" })).toEqual({
    ...saved,
    name: "Kai",
  });
  expect(mergeAnswers(defaults, {}, { city: "Tartu" })).toEqual({ ...defaults, city: "Tartu" });
});
