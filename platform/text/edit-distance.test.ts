import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["react", "react", 0],
  ["reakt", "react", 1],
  ["pyhton", "python", 1],
  ["kubernets", "kubernetes", 1],
  ["javscirpt", "javascript", 2],
  ["", "go", 2],
])("%s is so many slips away from %s", (a, b, edits) => {
  expect(editDistance(a, b, 5)).toBe(edits);
});

test("a distance is symmetric, stops at its limit, and is at most the longer length", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 8 }), (a, b, most) => {
      const edits = editDistance(a, b, 8);
      expect(edits).toBe(editDistance(b, a, 8));
      expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(edits === 0).toBe(a === b);
      expect(editDistance(a, b, most)).toBe(Math.min(edits, most + 1));
    }),
  );
});
