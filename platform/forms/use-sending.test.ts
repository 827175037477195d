import { expect, test } from "vitest";
import { toSummaryErrors } from "./use-sending.ts";

test("mistakes inside a list are one mistake of the list, said once", () => {
  expect(
    toSummaryErrors({
      "cups.0.size": ["Choose a size"],
      "cups.1.size": ["Choose a size"],
      cups: ["Choose 3 cups or fewer"],
      name: ["Enter a name"],
    }),
  ).toEqual({ cups: ["Choose a size", "Choose 3 cups or fewer"], name: ["Enter a name"] });
});
