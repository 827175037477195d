import { expect, test } from "vitest";
import { createRows, pickRows } from "./rows-format.ts";
import { createTextList, pickList } from "./text-list.ts";

test("lists and rows are read from the names of their controls, and other names are left out", () => {
  const input = {
    "links[0]": "a.example",
    "links[1]": "",
    "rows[1][name]": "Go",
    "rows[0][name]": "React",
    "rows[0][years]": "6",
    "rows[x][name]": "no",
    "rows[0][__proto__]": "no",
    "rowsy[0][name]": "no",
  };
  expect(pickList(input, "links")).toEqual(["a.example", ""]);
  expect(pickRows(input, "rows")).toEqual([
    expect.objectContaining({ name: "React", years: "6" }),
    { name: "Go" },
  ]);
  expect(pickRows({}, "rows")).toEqual([]);
});

const ROWS = createRows({ name: "", years: "", main: false }, 2);

test("rows are read from their controls, a tick as true, and written the same", () => {
  const input = { "rows[0][name]": "Go", "rows[0][main]": "true", "rows[1][years]": "3" };
  const rows = ROWS.read(input, "rows");
  expect(rows).toEqual([
    { name: "Go", years: "", main: true },
    { name: "", years: "3", main: false },
  ]);
  expect(ROWS.read(Object.fromEntries(ROWS.write(rows, "rows")), "rows")).toEqual(rows);
});

test("there is always a row to type into, and never more than allowed", () => {
  expect(ROWS.read({}, "rows")).toEqual(ROWS.initial);
  expect(ROWS.parse([null, 5, { name: "Go", years: 4 }])).toEqual([
    { name: "Go", years: "", main: false },
  ]);
  expect(ROWS.parse(Array(9).fill({ name: "Go" }))).toHaveLength(2);
});

test("a list of texts without a limit has them all", () => {
  const input = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`all[${n}]`, `t${n}`]));
  expect(createTextList().read(input, "all")).toHaveLength(30);
  expect(createTextList().read({}, "all")).toEqual([]);
});
