import { expect, test } from "vitest";
import {
  isNarrowed,
  type ListFilters,
  listNarrowing,
  pickOptions,
  readListQuery,
  toListSearch,
} from "./list-query.ts";

const FILTERS = {
  state: { label: "State", options: { open: "Open", all: "All states", won: "Won" } },
  owner: { label: "Owner", options: { "": "Any owner", me: "Mine" } },
  sort: { narrows: false, label: "Order", options: { name: "Name", changed: "Last changed" } },
  host: {
    label: "Host",
    options: [
      ["", "All hosts"],
      ["12", "Mari"],
      ["2", "Kai"],
    ],
  },
  from: { label: "From", input: "date" },
  subject: { label: "Subject", input: "line" },
} satisfies ListFilters;

const read = (search: string) => readListQuery(FILTERS, new URLSearchParams(search));
const INITIAL = {
  state: "open",
  owner: "",
  sort: "name",
  host: "",
  from: "",
  subject: "",
  text: "",
  page: 1,
};

test("filters, words and page are the query string", () => {
  expect(read("")).toEqual(INITIAL);
  expect(
    read(
      "state=won&owner=me&sort=changed&host=2&from=2028-02-29&subject=%20OG-1&text=%20a%0Ab%20&page=3",
    ),
  ).toEqual({
    state: "won",
    owner: "me",
    sort: "changed",
    host: "2",
    from: "2028-02-29",
    subject: "OG-1",
    text: "a b",
    page: 3,
  });
});

test.each([
  "state=&owner=x&sort=",
  "state=toString&owner=constructor&sort=__proto__",
  "host=3&from=2026-02-29",
  "from=soon",
  "from=2026-1-1",
  `subject=${"a".repeat(201)}`,
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
  ["host=2", true],
  ["from=2026-01-01", true],
  ["subject=a", true],
])("filters and words narrow a list, its order and its pages do not: ?%s", (search, expected) => {
  expect(isNarrowed(FILTERS, read(search))).toBe(expected);
});

test("the filters that leave something out are counted, of which an order is none", () => {
  const query = read("sort=changed&owner=me&from=2026-01-01&text=a");
  expect(listNarrowing(FILTERS, query).map(({ label }) => label)).toEqual(["Owner", "From"]);
});

test.each(["?", "?state=won&owner=me&host=12&from=2026-01-01&text=a+b"])(
  "a link to a list asks for the same from its first page on, and for nothing else: %s",
  (search) => {
    const query = { ...read(search.slice(1)), page: 3 };
    expect(toListSearch(FILTERS, query)).toBe(search);
  },
);

test("some values of an enum are options in their order", () => {
  const labels = { new: "New", lost: "Lost", won: "Won" };
  expect(Object.entries(pickOptions(["won", "new"], labels))).toEqual([
    ["won", "Won"],
    ["new", "New"],
  ]);
});
