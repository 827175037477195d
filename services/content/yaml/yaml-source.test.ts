import { expect, test } from "vitest";
import { LINEAR, measureGrowth } from "#tests/support/growth.ts";
import { parseYaml } from "./yaml-source.ts";

test.each([
  ["fields that are repeated", "a: 1\n", 3_000],
  ["anchors", "- &a x\n", 500],
  ["aliases", "- *a\n", 500],
  ["groups that are opened and not closed", "{a: ", 500],
  ["brackets that close nothing", "]", 500],
])("%s are read in linear time", async (_what, part, length) => {
  const growth = await measureGrowth((n) => parseYaml(part.repeat(n)), length);
  expect(growth).toBeLessThan(LINEAR);
});

test("thousands of different fields are read, and found again, in linear time", async () => {
  const growth = await measureGrowth((n) => {
    const names = Array.from({ length: n }, (_, i) => `a${i}`);
    const source = parseYaml(names.map((name) => `${name}: 1\n`).join(""));
    for (const name of names) source.positionOfKey([name]);
  }, 2_000);
  expect(growth).toBeLessThan(LINEAR);
});

test.each([
  ["brackets", "[".repeat(33), 1, 33],
  ["100,000 brackets", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 1, 33],
  ["braces", "{a: ".repeat(100_000), 1, 129],
  ["dashes", "- ".repeat(100_000), 1, 65],
  ["question marks", "? ".repeat(100_000), 1, 65],
  [
    "indentation",
    Array.from({ length: 500 }, (_, level) => `${" ".repeat(level)}a:\n`).join(""),
    33,
    33,
  ],
])("what is nested too deeply by %s is refused with its place", (_what, text, line, column) => {
  const source = parseYaml(text);
  expect(source.value).toBeUndefined();
  expect(source.errors).toEqual([
    { line, column, message: "lists and groups are nested deeper than 32 levels" },
  ]);
});

test("32 levels are read", () => {
  expect(parseYaml("[".repeat(32) + "]".repeat(32))).toMatchObject({ errors: [] });
});

test("a second document is refused with its line", () => {
  expect(parseYaml("a: 1\n---\nb: 2\n").errors).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining("a second document") }),
  ]);
});

test("the first of two fields with one name is where its problems are", () => {
  expect(parseYaml("a: 1\nb: 2\na: 3\n").positionOf(["a"])).toEqual({ line: 1, column: 4 });
});
