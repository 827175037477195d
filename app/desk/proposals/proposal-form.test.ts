import { expect, it, test } from "vitest";
import { findPlace } from "./builder/use-row-drag.ts";
import { parseMemberStep, takeStep, toInputForm, toNewMember } from "./proposal-form.ts";

const members = [1, 2, 3].map(toNewMember);
const take = (step: string) =>
  takeStep(members, parseMemberStep(step) ?? { step: "up", member_id: 0 }, toNewMember).map(
    ({ member_id }) => member_id,
  );

it.each([
  ["adds at the end", "add:9", [1, 2, 3, 9]],
  ["adds a developer once", "add:2", [1, 2, 3]],
  ["removes", "remove:2", [1, 3]],
  ["moves up", "up:3", [1, 3, 2]],
  ["moves down", "down:1", [2, 1, 3]],
  ["leaves the first one at the top", "up:1", [1, 2, 3]],
  ["leaves the last one at the end", "down:3", [1, 2, 3]],
  ["leaves the list for a developer who is not in it", "up:9", [1, 2, 3]],
])("a button of the builder %s", (_, step, expected) => expect(take(step)).toEqual(expected));

it.each(["save", "up:", "up:x", "up:1:2", "sideways:1"])("%s is no step", (intent) => {
  expect(parseMemberStep(intent)).toBeUndefined();
});

test("a dragged row changes its place past the middle of another one", () => {
  const rows = [0, 100, 200].map((top) => ({ top, bottom: top + 100 }));
  expect(findPlace(rows, 120, 0)).toBe(0);
  expect(findPlace(rows, 160, 0)).toBe(1);
  expect(findPlace(rows, 290, 0)).toBe(2);
  expect(findPlace(rows, 60, 1)).toBe(1);
  expect(findPlace(rows, 40, 1)).toBe(0);
  expect(findPlace(rows, -500, 2)).toBe(0);
});

test("whatever was posted can be shown again", () => {
  expect(
    toInputForm({ type: "secret", client: ["a"], members: [{ member_id: "7", sales_rate: "x" }] }),
  ).toMatchObject({
    type: "private",
    client: "",
    valid_until: "",
    members: [{ member_id: 7, note: "", sales_rate: "x" }],
  });
  expect(toInputForm({ members: "none" }).members).toEqual([]);
  expect(toInputForm({ members: ["none"] }).members).toMatchObject([{ note: "" }]);
});
