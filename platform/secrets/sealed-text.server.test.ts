import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isSealed, isSealedBy, openSealed, sealText } from "./sealed-text.server.ts";

const key = randomBytes(32);
const TEXT = "JBSWY3DPEHPK3PXP – ü";

test("a text is opened by its key at its place, and is another one each time it is sealed", () => {
  const sealed = sealText(key, TEXT, "staff 7");
  expect(sealed).not.toContain(TEXT);
  expect(sealText(key, TEXT, "staff 7")).not.toBe(sealed);
  expect(openSealed(key, sealed, "staff 7")).toBe(TEXT);
  expect([isSealed(sealed), isSealed("JBSWY3DPEHPK3PXP")]).toEqual([true, false]);
});

test("with another key, at another place or changed it is not opened", () => {
  const sealed = sealText(key, TEXT, "staff 7");
  const other = randomBytes(32);
  expect(openSealed(other, sealed, "staff 7")).toBeUndefined();
  expect([isSealedBy(key, sealed), isSealedBy(other, sealed)]).toEqual([true, false]);
  expect(openSealed(key, sealed, "staff 8")).toBeUndefined();
  const last = sealed.endsWith("A") ? "B" : "A";
  for (const changed of [`${sealed.slice(0, -1)}${last}`, sealed.slice(0, -20), `${sealed}AAAA`]) {
    expect(openSealed(key, changed, "staff 7")).toBeUndefined();
  }
});
