import { expect, test } from "vitest";
import { toLabels } from "./row-labels.ts";

test("members of the same name are numbered, others are not", () => {
  const anna = { first_name: "Anna", last_name: "Kask" };
  const ada = { first_name: "Ada", last_name: "Lill" };
  expect(toLabels([anna, ada, { ...anna }])).toEqual([
    "Anna Kask (1)",
    "Ada Lill",
    "Anna Kask (2)",
  ]);
});
