import { expect, test } from "vitest";
import { TermsSchema } from "#contract/content/site.ts";
import { toBuyoutPercent, toDeveloperShare, toShareText } from "./terms.ts";

test("a developer gets what the margin leaves of the rate", () => {
  expect(toDeveloperShare(TermsSchema.parse({ margin_percent: 15 }))).toBe(0.85);
  expect(toDeveloperShare(TermsSchema.parse({ margin_percent: 0 }))).toBe(1);
  expect(toDeveloperShare(TermsSchema.parse({}))).toBeUndefined();
  expect(toDeveloperShare(undefined)).toBeUndefined();
});

test("an agency without a buyout, and one without terms, offers none", () => {
  expect(toBuyoutPercent(TermsSchema.parse({ buyout_percent: 55 }))).toBe(55);
  expect(toBuyoutPercent(TermsSchema.parse({}))).toBeNull();
  expect(toBuyoutPercent(undefined)).toBeNull();
});

test.each([
  [0.8, "Four fifths"],
  [0.85, "85%"],
  [1, "All"],
  [0.666, "67%"],
])("a share of %s is written as %s", (share, text) => {
  expect(toShareText(share)).toBe(text);
});
