import { expect, test } from "vitest";
import { ROOT, step, toKeyTree, walk } from "./key-tree.ts";

const KEYS = ["java", "javascript", "go", "golang", "é", "中文", "new york", "new", "new"];
const tree = toKeyTree(KEYS);

const hasKey = (text: string) => tree.ends[walk(tree, ROOT, text)] === 1;

test("every key is found, and nothing else is one", () => {
  expect(KEYS.every(hasKey)).toBe(true);
  const others = ["", "j", "jav", "javas", "javascripts", "golan", "newyork", "new ", "中", "z"];
  expect(others.filter(hasKey)).toEqual([]);
});

test("a walk goes on from where another one ended", () => {
  const space = step(tree, walk(tree, ROOT, "new"), " ".charCodeAt(0));
  expect(tree.ends[walk(tree, space, "york")]).toBe(1);
  expect(walk(tree, ROOT, "yorkshire")).toBe(ROOT);
});

test("no key is in an empty tree", () => {
  expect(walk(toKeyTree([]), ROOT, "go")).toBe(ROOT);
});
