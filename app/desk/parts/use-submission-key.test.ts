import { expect, test } from "vitest";
import { toNext } from "./use-submission-key.ts";

/** The keys of a form through loads of its page, each with a key and what the form gave last. */
function follow(...steps: [freshKey: string, outcome: { kind: string } | undefined][]): string[] {
  let last = { key: steps[0]?.[0] ?? "" };
  return steps.map(([freshKey, outcome]) => {
    last = toNext(last, freshKey, outcome);
    return last.key;
  });
}

const done = { kind: "done" };
const failed = { kind: "invalid" };

test("a key remains through live updates and failures until what it adds is stored", () => {
  expect(follow(["a", undefined], ["b", undefined], ["c", failed], ["d", failed])).toEqual([
    "a",
    "a",
    "a",
    "a",
  ]);
});

test("once it is stored there is one other key, however often the page is read", () => {
  expect(follow(["a", undefined], ["a", done], ["b", done], ["c", done], ["d", done])).toEqual([
    "a",
    "a",
    "b",
    "b",
    "b",
  ]);
});

test("each thing that is stored has its own key", () => {
  const second = { kind: "done" };
  expect(follow(["a", undefined], ["b", done], ["c", undefined], ["c", second])).toEqual([
    "a",
    "b",
    "b",
    "c",
  ]);
});
