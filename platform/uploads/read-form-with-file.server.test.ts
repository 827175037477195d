import { expect, test } from "vitest";
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES } from "#contract/values/upload-terms.ts";
import { PublicError } from "../errors.ts";
import { readFormWithFile } from "./read-form-with-file.server.ts";

const TYPE = "multipart/form-data; boundary=x";

function read(body: BodyInit, type?: string) {
  const headers = type ? { "Content-Type": type } : undefined;
  const request = new Request("http://site/", {
    method: "POST",
    body,
    ...(headers && { headers }),
  });
  return readFormWithFile(request, "cv_file");
}

async function statusOf(body: BodyInit, type?: string): Promise<number> {
  return read(body, type).then(
    () => 200,
    (error) => {
      if (!(error instanceof PublicError)) throw error;
      return error.status;
    },
  );
}

const part = (head: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

function toForm(entries: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
}

test("text fields come in order and in any script, the file with its name and bytes", async () => {
  const file = new File([new Uint8Array([0, 255, 13, 10])], "élu de.pdf");
  const form = await read(toForm({ name: "Zoë 山田", "members[0]": "3", cv_file: file }));
  expect(form).toEqual({
    fields: [
      ["name", "Zoë 山田"],
      ["members[0]", "3"],
    ],
    file: { name: "élu de.pdf", bytes: Buffer.from([0, 255, 13, 10]) },
    fault: undefined,
  });
});

test("a file input without a file is none, and a file under another name is left out", async () => {
  expect(await read(toForm({ cv_file: new File([], "") }))).toMatchObject({ file: undefined });
  const other = await read(toForm({ name: "a", photo: new File(["x"], "x.pdf") }));
  expect(other).toMatchObject({ fields: [["name", "a"]], file: undefined });
});

test("a file that is too large is reported, and the text before it is not lost", async () => {
  const file = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], "cv.pdf");
  const submission = new Response(toForm({ name: "Zoë", message: "Hello", cv_file: file }));
  const type = submission.headers.get("Content-Type") ?? "";
  const form = await read(await submission.arrayBuffer(), type);
  expect(form.fault).toBe(FILE_TOO_LARGE);
  expect(form.file).toBeUndefined();
  expect(form.fields).toEqual([
    ["name", "Zoë"],
    ["message", "Hello"],
  ]);
});

test("the largest file that is accepted is read", async () => {
  const form = await read(
    toForm({ cv_file: new File([new Uint8Array(MAX_UPLOAD_BYTES)], "cv.pdf") }),
  );
  expect(form.file?.bytes).toHaveLength(MAX_UPLOAD_BYTES);
});

test.each([
  ["JSON", "{}", "application/json", 415],
  ["no boundary", "", "multipart/form-data; charset=x", 400],
  ["no end", part('name="a"', "1"), TYPE, 400],
  ["no part", "hello", TYPE, 400],
  ["NUL", `${part('name="a"', "\u0000")}--x--\r\n`, TYPE, 400],
  ["200 fields", `${part('name="a"', "1").repeat(200)}--x--\r\n`, TYPE, 400],
  ["too much text", `${part('name="a"', "1".repeat(70_000))}--x--\r\n`, TYPE, 413],
])("a body with %s is refused", async (_what, body, type, status) => {
  expect(await statusOf(body, type)).toBe(status);
});

test("text that is no UTF-8 is refused", async () => {
  const head = Buffer.from(part('name="a"', "").slice(0, -2));
  const body = Buffer.concat([head, Buffer.from([0xff, 0xfe]), Buffer.from("\r\n--x--\r\n")]);
  expect(await statusOf(new Uint8Array(body), TYPE)).toBe(400);
});
