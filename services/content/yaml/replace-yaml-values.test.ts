import { expect, test } from "vitest";
import { replaceYamlValues } from "./replace-yaml-values.ts";

const VALUES = { available_from: "2027-01-04", availability_confirmed_at: null };

test.each([
  ["plain values", "available_from: 2026-12-01\navailability_confirmed_at: 2026-11-10\n"],
  ["quotes", "available_from: \"2026-12-01\"\navailability_confirmed_at: '2026-11-10'\n"],
  ["null in its spellings", "available_from: ~\navailability_confirmed_at: null\n"],
  ["no value", "available_from:\navailability_confirmed_at: 2026-11-10\n"],
  ["no value with a space", "available_from: \navailability_confirmed_at:\n"],
  ["the other order", "availability_confirmed_at: 2026-11-10\navailable_from: 2026-12-01\n"],
])("%s are replaced", (_name, text) => {
  const replaced = replaceYamlValues(text, VALUES);
  expect(replaced).toContain("available_from: 2027-01-04\n");
  expect(replaced.trimEnd()).toMatch(/availability_confirmed_at: null( ?$|\n)/m);
});

test("comments, layout and all other values stay as they are", () => {
  const before = `# Anna, since 2019
first_name:   Anna   # called Ann
about: |
  <p>available_from: never</p>

available_from:   2026-12-01   # she asked us
excerpt: >-
  A text that is folded
  by hand.
availability_confirmed_at: 2026-11-10
languages:
    -   { code: et,  level: Native }
`;
  expect(replaceYamlValues(before, VALUES)).toBe(
    before.replace("2026-12-01", "2027-01-04").replace("2026-11-10", "null"),
  );
});

test("a file without the field, or with a list in its place, is refused", () => {
  expect(() => replaceYamlValues("a: 1\n", VALUES)).toThrow("available_from");
  expect(() => replaceYamlValues("available_from: [1]\n", { available_from: null })).toThrow();
  expect(() => replaceYamlValues("- 1\n", VALUES)).toThrow();
});

test("a text that would need quotes is refused", () => {
  expect(() => replaceYamlValues("a: 1\n", { a: "x: y" })).toThrow();
});
