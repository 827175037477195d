import { expect, test } from "vitest";
import { ReferenceSchema } from "#contract/http/submission.ts";
import { createReference, parseReference } from "./reference.server.ts";

test("a reference has no look-alike letters", () => {
  const references = Array.from({ length: 500 }, () => createReference("OG"));
  for (const reference of references) {
    expect(ReferenceSchema.safeParse(reference).success).toBe(true);
    expect(reference.slice(3)).not.toMatch(/[01258ABEILOSUVZ]/);
  }
  expect(new Set(references).size).toBe(500);
});

test.each(["OG-7K3M9Q", "og-7k3m9q", " og7k3m9q ", "OG 7K3M9Q"])(
  "a reference is understood as people type it: %s",
  (input) => {
    expect(parseReference(input)).toBe("OG-7K3M9Q");
  },
);
