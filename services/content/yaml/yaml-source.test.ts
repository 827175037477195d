import { describe, expect, test } from "vitest";
import { parse } from "yaml";
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

describe("what a text means", () => {
  const means = (text: string) =>
    parse(text, {
      version: "1.2",
      schema: "core",
      stringKeys: true,
      uniqueKeys: false,
      merge: false,
    });

  test.each([
    ["nothing", ""],
    ["a list", "- 1\n- [2, {three: 3}]\n-\n- - a\n  - b\n"],
    ["numbers", "[0o17, 017, 0x1F, 1_000, +1, -0, .5, 5., 1e3, .inf, -.INF, .nan, 0b1]"],
    ["no value", "a:\nb: ~\nc: null\nd: NULL\ne: ''\n? f\n"],
    ["truths", "[true, True, TRUE, yes, on, y]"],
    ["days and times", "- 2026-11-28\n- 2026-11-28T10:00:00Z\n- 10:30\n"],
    ["names that are no texts elsewhere", "1: a\n1.0: b\ntrue: c\n~: d\n'': e\n0x10: f\n"],
    ["names of every object", "__proto__: {a: 1}\nconstructor: 2\ntoString: 3\n"],
    ["a name twice", "a: 1\n__proto__: 2\na: {b: 3}\n__proto__: 4\n"],
    ["merge keys", "<<: {a: 1}\nb: 2\n"],
    [
      "texts",
      "a: |2\n   b\n  c\n\nd: >-\n  e\n\n   f\n  g\nh: \"\\x41\\u00e9\\\n  i\"\nj: 'k''l'\n",
    ],
    ["signs of its own in texts", "a: b#c\nd: e:f\ng: '&h'\ni: [j] #k\n"],
  ])("%s: is what it is for the library, down to the names of its fields", (_what, text) => {
    const { value } = parseYaml(text);
    const expected = means(text);
    expect(value).toStrictEqual(expected);
    expect(JSON.stringify(value)).toBe(JSON.stringify(expected));
    expect(Object.getPrototypeOf(value ?? 0)).toBe(Object.getPrototypeOf(expected ?? 0));
  });
});

test.each([
  ["an anchor of a field", "a: 1\n&b c: 2\n", 2, 4],
  ["an anchor of a list", "a: &b\n  - 1\n", 2, 3],
  ["an alias in a list", "- 1\n- *a\n", 2, 3],
])("%s is refused with its place", (_what, text, line, column) => {
  const { value, errors } = parseYaml(text);
  expect(value).toBeUndefined();
  expect(errors).toContainEqual(expect.objectContaining({ line, column }));
});

test("each field that appears twice is named once, in the order of the text", () => {
  const { errors } = parseYaml("a: {b: 1, b: 2}\na: 1\nc: {d: {e: 1, e: 2}}\n");
  expect(errors.map(({ field, line, column }) => [field, line, column])).toEqual([
    ["a", 2, 1],
    ["b", 1, 11],
    ["e", 3, 15],
  ]);
});
