import { expect, test } from "vitest";
import { COUNTRIES } from "./countries.ts";
import { LANGUAGES } from "./languages.ts";

test.each([
  ["country", COUNTRIES],
  ["language", LANGUAGES],
] as const)("every %s has a name and a code of its own, sorted by name", (_, list) => {
  const names = list.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});
