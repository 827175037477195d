import { expect, test } from "vitest";
import { readZip } from "#tests/support/read-zip.ts";
import { toZip } from "./zip.server.ts";

test("an archive has the files with their names in any script", () => {
  const files = {
    "your-data.txt": Buffer.from("Zoë"),
    "files/Põhja tuul – CV.pdf": Buffer.alloc(100_000, 7),
    "files/empty": Buffer.alloc(0),
  };
  const listed = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  expect(readZip(toZip(listed, new Date("2026-11-23T10:20:31Z")))).toEqual(files);
  expect(readZip(toZip([], new Date()))).toEqual({});
});
