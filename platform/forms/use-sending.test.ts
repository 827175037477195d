import { expect, test } from "vitest";
import { toSummaryErrors } from "./use-sending.ts";

test("errors inside a list are one error of the list", () => {
  expect(
    toSummaryErrors({
      "cups.0.size": ["Choose a size"],
      "cups.1.size": ["Choose a size"],
      cups: ["Choose 3 cups or fewer"],
      name: ["Enter a name"],
    }),
  ).toEqual({ cups: ["Choose a size", "Choose 3 cups or fewer"], name: ["Enter a name"] });
});
