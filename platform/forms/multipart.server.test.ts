import fc from "fast-check";
import { expect, test } from "vitest";
import { PublicError } from "../errors.ts";
import { readTextFields } from "./multipart.server.ts";

const TYPE = "multipart/form-data; boundary=x";

function post(body: BodyInit | undefined, type?: string) {
  return new Request("http://a/", {
    method: "POST",
    body: body ?? null,
    headers: type ? { "Content-Type": type } : {},
  });
}

async function statusOf(request: Request): Promise<number> {
  return readTextFields(request).then(
    () => 201,
    (error) => {
      if (!(error instanceof PublicError)) throw error;
      return error.status;
    },
  );
}

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test("fields are read in order and in any script", async () => {
  const form = new FormData();
  form.append("name", "Zoë 山田");
  form.append("members[0][member_id]", "3");
  expect(await readTextFields(post(form))).toEqual([
    ["name", "Zoë 山田"],
    ["members[0][member_id]", "3"],
  ]);
});

test.each([
  ["JSON", "{}", "application/json", 415],
  ["a plain form", "a=b", "application/x-www-form-urlencoded", 415],
  ["a body without a type", "a=b", undefined, 415],
  ["no boundary", "--x", "multipart/form-data", 415],
  ["an empty boundary", "--x", "multipart/form-data; boundary=", 400],
  ["nothing", undefined, TYPE, 400],
  ["no end", part("name", "A"), TYPE, 400],
  ["a cut header", "--x\r\nContent-Disposition: form-da", TYPE, 400],
  ["another boundary", `${part("a", "b")}--x--`, "multipart/form-data; boundary=y", 400],
  ["a NUL in a value", `${part("name", "A\u0000B")}--x--\r\n`, TYPE, 400],
  ["a NUL in a name", `${part("na\u0000me", "A")}--x--\r\n`, TYPE, 400],
  ["an empty form", "--x--\r\n", TYPE, 201],
])("a body with %s is answered with %s", async (_what, body, type, status) => {
  expect(await statusOf(post(body, type))).toBe(status);
});

test("text in another encoding is refused instead of garbled", async () => {
  const latin1 = Buffer.from(`${part("name", "Zoë")}--x--\r\n`, "latin1");
  expect(await statusOf(post(new Uint8Array(latin1), TYPE))).toBe(400);
});

test("a file where text belongs is refused", async () => {
  const form = new FormData();
  form.append("name", new File(["A"], "name.txt"));
  expect(await statusOf(post(form))).toBe(400);
});

test("no bytes whatever end as our error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, framed) => {
      const frame = framed ? [...Buffer.from(part("a", "b")), ...bytes] : bytes;
      const status = await statusOf(post(Uint8Array.from(frame), TYPE));
      expect([201, 400]).toContain(status);
    }),
  );
});
