import { expect, test } from "vitest";
import { mergeLines } from "./merge-lines.ts";

const BASE = "one\ntwo\nthree\nfour\nfive\n";
const merge = (own: string, other: string, base = BASE) => mergeLines({ base, own, other });

test("changes of different lines are both in the merged text, also of neighbours", () => {
  expect(merge(BASE.replace("two", "2"), BASE.replace("three", "3"))).toEqual({
    text: "one\n2\n3\nfour\nfive\n",
    parts: [{ line: 3, isBoth: false, other: "3" }],
  });
  expect(merge(BASE.replace("one\n", ""), `${BASE}six\n`)).toMatchObject({
    text: "two\nthree\nfour\nfive\nsix\n",
    parts: [{ line: 5, isBoth: false }],
  });
});

test("the same change on both sides is one, and no conflict", () => {
  const both = BASE.replace("three", "3");
  expect(merge(both, both)).toEqual({ text: both, parts: [] });
});

test("where both changed the same lines the own ones remain, and the others are named", () => {
  expect(merge(BASE.replace("three", "III"), BASE.replace("three\nfour", "3\n4"))).toEqual({
    text: BASE.replace("three", "III"),
    parts: [{ line: 3, isBoth: true, other: "3\n4" }],
  });
});

test("what both insert at one place is a conflict", () => {
  expect(merge(`${BASE}own\n`, `${BASE}other\n`).parts).toEqual([
    { line: 6, isBoth: true, other: "other" },
  ]);
});

test("a line that was removed here and changed there is a conflict", () => {
  expect(merge(BASE.replace("three\n", ""), BASE.replace("three", "3"))).toEqual({
    text: BASE.replace("three\n", ""),
    parts: [{ line: 3, isBoth: true, other: "3" }],
  });
});

test("whichever version is the own one, changes that do not touch give the same text", () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  for (let at = 0; at < 28; at += 1) {
    const base = lines.join("\n");
    const first = base.replace(`line ${at}`, "first");
    const second = base.replace(`line ${at + 1}`, "second\nmore");
    const { text, parts } = merge(first, second, base);
    expect(merge(second, first, base).text).toBe(text);
    expect(parts.some(({ isBoth }) => isBoth)).toBe(false);
  }
});

test("two large texts that have nothing in common are one conflict", () => {
  const toText = (sign: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${sign}${index}`).join("\n");
  const [own, other] = [toText("a"), toText("b")];
  expect(merge(own, other, toText("c"))).toEqual({
    text: own,
    parts: [{ line: 1, isBoth: true, other }],
  });
});
