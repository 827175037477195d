import { beforeEach, expect, test } from "vitest";
import { createAnswersStore, finishStep, readSameKind } from "./answers.store.ts";

const EMPTY = { lastFilledStep: 0, cup: "", sugar: 1, hasMilk: false, extras: [] as string[] };
const store = createAnswersStore({
  name: "order",
  version: 1,
  empty: EMPTY,
  parse: (saved) => readSameKind(saved, EMPTY),
});

beforeEach(() => store.setState(EMPTY, true));

test("a step that is done stays done when an earlier one is changed", () => {
  finishStep(store, 2, { cup: "large" });
  finishStep(store, 1, { sugar: 2 });
  expect(store.getState()).toMatchObject({ lastFilledStep: 2, cup: "large", sugar: 2 });
});

test.each([
  ["nothing", null, undefined],
  ["a text", "order", undefined],
  ["another kind of value", { cup: 5, sugar: "2", hasMilk: "true" }, EMPTY],
  ["a field of another version", { glass: "1", cup: "small" }, { ...EMPTY, cup: "small" }],
  ["a poisoned name", JSON.parse('{"__proto__":{"cup":"x"},"sugar":3}'), { ...EMPTY, sugar: 3 }],
  ["a list, which its form reads itself", { extras: ["honey"] }, EMPTY],
])("of what was saved only what fits is read: %s", (_what, saved, expected) => {
  expect(readSameKind(saved, EMPTY)).toEqual(expected);
});
