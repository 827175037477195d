import { expect, test } from "vitest";
import { LINEAR, measureGrowth } from "#tests/support/growth.ts";
import { toCanonicalPath } from "./canonical-path.ts";

test.each([
  ["/Developers", "/developers"],
  ["/developers/Anna-Kask", "/developers/anna-kask"],
  ["//evil.example/A", "/evil.example/A".toLowerCase()],
  ["/\\evil.example", "/evil.example"],
  ["/pricing/", "/pricing"],
  ["/", "/"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/%64evelopers/%41nna%2Dkask", "/developers/anna-kask"],
  ["/a%2fb%2564%00", "/a%2Fb%2564%00"],
  ["/Developers.data", "/Developers.data"],
])("paths containing capital letters lead to the lowercase path: %s", (given, expected) => {
  expect(toCanonicalPath(given)).toBe(expected);
});

test.each([
  ["in the middle", (n: number) => `/a${"/".repeat(n)}b`],
  ["at the front", (n: number) => `${"/".repeat(n)}b`],
  ["in pairs with letters", (n: number) => `${"/a//".repeat(n)}b`],
  ["at the end", (n: number) => `/a${"/".repeat(n)}`],
])("many slashes %s cost as much as they are", async (_where, toPath) => {
  const growth = await measureGrowth((n) => toCanonicalPath(toPath(n)), 5_000);
  expect(growth).toBeLessThan(LINEAR);
});
