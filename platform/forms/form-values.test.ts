import fc from "fast-check";
import { expect, test } from "vitest";
import { toFormValues } from "./form-values.ts";

test("bracketed names read as lists and objects, as the spec's client sends them", () => {
  const values = toFormValues([
    ["type", "multiple"],
    ["members[1][member_id]", "5"],
    ["members[0][member_id]", "3"],
    ["contact_at[date]", "2026-12-01"],
    ["contact_at[time]", "10:30"],
  ]);
  expect(values).toEqual({
    type: "multiple",
    members: [{ member_id: "3" }, { member_id: "5" }],
    contact_at: { date: "2026-12-01", time: "10:30" },
  });
});

test("an empty index appends and a large one takes no memory", () => {
  expect(
    toFormValues([
      ["a[]", "x"],
      ["a[]", "y"],
      ["b[999999999]", "z"],
    ]),
  ).toEqual({
    a: ["x", "y"],
    b: ["z"],
  });
});

test("the last of two values under one name counts", () => {
  expect(
    toFormValues([
      ["a", "1"],
      ["a", "2"],
      ["b", "1"],
      ["b[c]", "2"],
    ]),
  ).toEqual({
    a: "2",
    b: { c: "2" },
  });
});

test("no field name reaches the prototype of anything", () => {
  const values = toFormValues([
    ["__proto__[polluted]", "yes"],
    ["a[__proto__][polluted]", "yes"],
    ["a[constructor][prototype][polluted]", "yes"],
  ]);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(JSON.stringify(values)).toBe("{}");
});

test.each([
  ["long", "a".repeat(101), 400, "longer than 100"],
  ["long with thousands of brackets", `a${"[b]".repeat(20_000)}`, 400, "longer than 100"],
  ["nested five levels deep", "a[b][c][d][e]", 400, "deeper than 4"],
])("a name that is %s is refused before it is read", (_case, name, status, message) => {
  expect(() => toFormValues([[name, "1"]])).toThrow(
    expect.objectContaining({ status, message: expect.stringContaining(message) }),
  );
});

test("more fields than any form has are refused at the first one too many", () => {
  let pulled = 0;
  function* endless(): Generator<[string, string]> {
    for (;;) yield [`a[${pulled++}]`, "1"];
  }
  expect(() => toFormValues(endless())).toThrow(expect.objectContaining({ status: 413 }));
  expect(pulled).toBe(151);
});

test("any names and values are read without an error", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ maxLength: 100 }), fc.string())), (fields) => {
      expect(toFormValues(fields)).toBeTypeOf("object");
    }),
  );
});
