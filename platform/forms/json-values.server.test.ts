import { expect, test } from "vitest";
import { readJsonValues } from "./json-values.server.ts";

const read = (body: BodyInit) => readJsonValues(new Request("http://x", { method: "POST", body }));

test("values are read as fields would be", async () => {
  const body = { members: [{ member_id: 3 }], main: true, note: null, contact_at: { date: "d" } };
  expect(await read(JSON.stringify(body))).toEqual({
    members: [{ member_id: "3" }],
    main: "true",
    note: undefined,
    contact_at: { date: "d" },
  });
});

test.each([
  ["a list", "[1]", 400, "Send the form as a JSON object."],
  ["no JSON", "{", 400, "The form can't be read. Send it as JSON in UTF-8."],
  [
    "another encoding",
    new Uint8Array([0x22, 0xff, 0x22]),
    400,
    "The form can't be read. Send it as JSON in UTF-8.",
  ],
  ["deep nesting", '{"a":{"b":{"c":{"d":{}}}}}', 400, "The JSON is nested deeper than 4 levels."],
  ["NUL", '{"a":"\\u0000"}', 400, "The form contains a character that can't be stored."],
  [
    "many values",
    JSON.stringify({ a: Array(151).fill(1) }),
    413,
    "The form has more than 150 values.",
  ],
])("%s is refused", async (_, body, status, message) => {
  await expect(read(body)).rejects.toMatchObject({ status, message });
});

test("a field called __proto__ changes nothing", async () => {
  const values = await read('{"__proto__":{"admin":"yes"}}');
  expect(Reflect.get(values, "admin")).toBeUndefined();
  expect(Reflect.get({}, "admin")).toBeUndefined();
});
