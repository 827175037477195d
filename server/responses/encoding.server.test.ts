import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress, ENCODINGS, isCompressible } from "./encoding.server.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["GZIP", "gzip"],
  ["br;q=nonsense", undefined],
])("bytes travel in the best encoding that the visitor takes: %s", (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test("compressed bytes decompress to the original", async () => {
  const text = Buffer.from("a page ".repeat(500));
  expect(gunzipSync(await compress(text, "gzip"))).toEqual(text);
  expect(brotliDecompressSync(await compress(text, "br"))).toEqual(text);
  expect(brotliDecompressSync(await compress(text, "br", { best: true }))).toEqual(text);
});

test.each([
  ["text/html; charset=utf-8", true],
  ["text/x-script", true],
  ["application/rss+xml; charset=utf-8", true],
  ["application/manifest+json", true],
  ["image/svg+xml", true],
  ["image/png", false],
  ["font/woff2", false],
])("pictures and fonts are not compressed twice: %s", (type, expected) => {
  expect(isCompressible(type)).toBe(expected);
});

test("compressed bytes occupy no more memory than their length", async () => {
  for (const encoding of ENCODINGS) {
    const { buffer, length } = await compress(Buffer.from("a page ".repeat(5_000)), encoding);
    expect(buffer.byteLength).toBe(length);
  }
});
