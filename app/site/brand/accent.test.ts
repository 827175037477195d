import { expect, test } from "vitest";
import { findAccentProblems, toAccentCss, toContrast } from "./accent.ts";

test("contrast is that of WCAG", () => {
  expect(toContrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(toContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a color that can be read and seen has no problem", () => {
  expect(findAccentProblems("#0a6e4f")).toEqual([]);
});

test("a color on which no text can be read is an error with its ratio", () => {
  const [problem] = findAccentProblems("#7a7a7a");
  expect(problem?.severity).toBe("error");
  expect(problem?.message).toMatch(/best contrast is 4\.\d\d:1 and WCAG AA requires 4\.5:1/);
});

test("a color that is hard to see on white is a warning with its ratio", () => {
  expect(findAccentProblems("#ffd500")).toEqual([
    { severity: "warning", message: expect.stringMatching(/contrast with white is 1\.\d\d:1/) },
  ]);
});

test("text on a dark accent is white, on a light one dark", () => {
  expect(toAccentCss("#0a6e4f")).toContain("--color-on-accent:#ffffff");
  expect(toAccentCss("#ffd500")).toContain("--color-on-accent:#0d1526");
});
