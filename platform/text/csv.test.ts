import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsvRow } from "./csv.ts";

/** The grammar of RFC 4180, read back. */
function parseRow(row: string): string[] {
  const cells = `,${row.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g);
  return [...cells].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "");
}

test("a row is written as RFC 4180 has it", () => {
  expect(toCsvRow(["OG-7K3M9Q", null, 'say "hi"', "a,b", "one\ntwo", 12.5, true])).toBe(
    'OG-7K3M9Q,,"say ""hi""","a,b","one\ntwo",12.5,true\r\n',
  );
});

test.each(["=1+1", "+372 5555", "-1", "@SUM(A1)", "＝1+1"])(
  "a cell that begins like a formula is text: %j",
  (value) => {
    expect(parseRow(toCsvRow([value]))).toEqual([`'${value}`]);
  },
);

test.each(["\t", "\r", "\n"])("a formula behind %j is text", (space) => {
  expect(parseRow(toCsvRow([`${space}=1`]))).toEqual([`'${space}'=1`]);
});

test.each([
  ["x;=1+1", "x;'=1+1"],
  ['x;"=1+1"', `x;"'=1+1"`],
  ["x\n@SUM(A1)", "x\n'@SUM(A1)"],
  ["x; -1, a-b = c", "x; -1, a-b = c"],
])("a formula inside of a cell is text where semicolons separate: %j", (value, expected) => {
  expect(parseRow(toCsvRow([value]))).toEqual([expected]);
});

test("a number of ours stays a number", () => {
  expect(toCsvRow([-5])).toBe("-5\r\n");
});

test("cells survive a round trip, and none begins like a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
      const cells = parseRow(toCsvRow(values));
      expect(cells).toHaveLength(values.length);
      for (const [index, value] of values.entries()) {
        expect(cells[index]?.replaceAll("'", "")).toBe(value.replaceAll("'", ""));
        expect(cells[index]).not.toMatch(/^[=+\-@\t\r\n]/);
      }
    }),
  );
});
