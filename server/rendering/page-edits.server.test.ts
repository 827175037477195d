import { expect, test } from "vitest";
import { applyEdits, findAll, isInTag } from "./page-edits.server.ts";

const page = Buffer.from('<a rel="x">Łódź rel="x"</a><link rel="x"/><b> rel="x"</b>');

test("edits are made by position, in whatever order they are given", () => {
  const [first = 0, second = 0] = findAll(page, 'rel="x"');
  const edited = applyEdits(page, [
    { at: page.length, length: 0, by: Buffer.from("<hr/>") },
    { at: second, length: 7, by: Buffer.from("日本") },
    { at: first - 1, length: 8 },
    { at: 0, length: 0, by: Buffer.from("<!DOCTYPE html>") },
  ]);
  expect(edited.toString()).toBe(
    '<!DOCTYPE html><a>Łódź 日本</a><link rel="x"/><b> rel="x"</b><hr/>',
  );
  expect(applyEdits(page, [])).toEqual(page);
});

test("an attribute is told from a text that looks like one", () => {
  const found = [...findAll(page, ' rel="x"')];
  expect(found).toHaveLength(4);
  expect(found.map((at) => isInTag(page, at, "a"))).toEqual([true, false, false, false]);
  expect(found.map((at) => isInTag(page, at, "link"))).toEqual([false, false, true, false]);
  expect(isInTag(Buffer.from(' rel="x"'), 0, "link")).toBe(false);
});
