import { expect, test } from "vitest";
import { diffLines, toDiffParts } from "./line-diff.ts";

const SIGNS = { same: " ", added: "+", removed: "-" };
const show = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => SIGNS[kind] + text);

test("only what differs is added and removed", () => {
  expect(show("a\nb\nc\nd", "a\nc\nx\nd")).toEqual([" a", "-b", " c", "+x", " d"]);
  expect(show("a\nb", "a\nb")).toEqual([" a", " b"]);
  expect(show("a", "b")).toEqual(["-a", "+b"]);
  expect(show("a\na", "a\na\na")).toEqual([" a", " a", "+a"]);
});

test("both texts can be read from their comparison", () => {
  const texts = ["", "a", "a\nb\nc", "c\nb\na", "x\na\ny\nb\nz\n", "a\n\n\nb\n"];
  for (const before of texts) {
    for (const after of texts) {
      const lines = diffLines(before, after);
      const read = (other: string) =>
        lines.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join("\n");
      expect([read("added"), read("removed")]).toEqual([before, after]);
    }
  }
});

test("two large texts that have nothing in common are one change", () => {
  const toText = (sign: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${sign}${index}`).join("\n");
  expect(diffLines(toText("a"), toText("b"))).toHaveLength(40_000);
});

test("equal lines far from a change are left out", () => {
  const before = Array.from({ length: 20 }, (_, index) => `${index}`).join("\n");
  const parts = toDiffParts(diffLines(before, before.replace("\n10\n", "\nten\n")), 2);
  expect(parts.map(({ lines, skipped }) => [skipped, lines.map(({ text }) => text)])).toEqual([
    [8, []],
    [0, ["8", "9", "10", "ten", "11", "12"]],
    [7, []],
  ]);
});
