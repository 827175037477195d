import { expect, test } from "vitest";
import { toPagePath } from "./page-rules.ts";

test.each([
  ["/developers.data", "/developers"],
  ["/_.data", "/"],
  ["/developers", "/developers"],
])("the data of a page has the rules of the page: %s", (path, expected) => {
  expect(toPagePath(path)).toBe(expected);
});
