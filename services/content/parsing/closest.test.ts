import { describe, expect, it } from "vitest";
import { findClosest, suggestion } from "./closest.ts";

describe("the closest of several words", () => {
  it.each([
    ["recat", ["react", "redis"], "react"],
    ["typscript", ["javascript", "typescript"], "typescript"],
    ["ee", ["AE", "EE"], "EE"],
    ["xx", ["ax", "mx"], undefined],
    ["cobol", ["react", "redis"], undefined],
    ["", ["a"], undefined],
  ])("to %j of %j is %j", (word, candidates, expected) => {
    expect(findClosest(word, candidates)).toBe(expected);
  });

  it("is suggested only when there is one", () => {
    expect(suggestion("recat", ["react"])).toBe(" (did you mean react?)");
    expect(suggestion("cobol", ["react"])).toBe("");
  });
});
