import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { unpackWoff } from "./woff.server.ts";

const file = createRequire(import.meta.url).resolve(
  "@fontsource/geist/files/geist-latin-400-normal.woff",
);

/** As the OpenType specification reckons it: the sum of all words of four bytes. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let place = 0; place < padded.length; place += 4) {
    sum = (sum + padded.readUInt32BE(place)) >>> 0;
  }
  return sum;
}

test("every table of an unpacked font is whole", async () => {
  const font = unpackWoff(await readFile(file));
  const count = font.readUInt16BE(4);
  expect(count).toBeGreaterThan(8);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const name = font.toString("latin1", entry, entry + 4);
    const start = font.readUInt32BE(entry + 8);
    const table = Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12)));
    // The table contains its own checksum, which is computed without it.
    if (name === "head") table.writeUInt32BE(0, 8);
    expect([name, checksum(table)]).toEqual([name, font.readUInt32BE(entry + 4)]);
  }
});

test("what is no WOFF font is refused", () => {
  expect(() => unpackWoff(Buffer.from("%PDF-1.7, which is something else"))).toThrow("no WOFF");
});
