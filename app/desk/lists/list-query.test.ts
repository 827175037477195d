import { expect, test } from "vitest";
import { isNarrowed, type ListFilters, pickOptions, readListQuery } from "./list-query.ts";

const FILTERS = {
  state: { label: "State", options: { open: "Open", all: "All states", won: "Won" } },
  owner: { label: "Owner", options: { "": "Any owner", me: "Mine" } },
  sort: { kind: "order", label: "Order", options: { name: "Name", changed: "Last changed" } },
} satisfies ListFilters;

const read = (search: string) => readListQuery(FILTERS, new URLSearchParams(search));
const INITIAL = { state: "open", owner: "", sort: "name", text: "", page: 1 };

test("filters, words and page are the query string", () => {
  expect(read("")).toEqual(INITIAL);
  expect(read("state=won&owner=me&sort=changed&text=%20a%0Ab%20&page=3")).toEqual({
    state: "won",
    owner: "me",
    sort: "changed",
    text: "a b",
    page: 3,
  });
});

test.each([
  "state=&owner=x&sort=",
  "state=toString&owner=constructor&sort=__proto__",
  "page=0",
  "page=-1",
  "page=1.5",
  "page=10001",
  "page=NaN",
  `text=${"a".repeat(201)}`,
  "other=1",
])("what is wrong in it is as if absent: %s", (search) => {
  expect(read(search)).toEqual(INITIAL);
});

test.each([
  ["", false],
  ["sort=changed&page=2", false],
  ["state=all", true],
  ["owner=me", true],
  ["text=a", true],
])("filters and words narrow a list, its order and its pages do not: ?%s", (search, expected) => {
  expect(isNarrowed(FILTERS, read(search))).toBe(expected);
});

test("some values of an enum are options in their order", () => {
  const labels = { new: "New", lost: "Lost", won: "Won" };
  expect(Object.entries(pickOptions(["won", "new"], labels))).toEqual([
    ["won", "Won"],
    ["new", "New"],
  ]);
});
