import { expect, test } from "vitest";
import { type CachedResponse, matchesEtag, toResponseParts } from "./cached-response.server.ts";

const ETAG = 'W/"abc"';
const bytes = Buffer.from("hello");
const cached: CachedResponse = {
  status: 200,
  headers: {
    "content-type": "text/html",
    "cache-control": "public, max-age=0",
    vary: "Accept-Encoding",
  },
  etag: ETAG,
  plain: bytes,
  encoded: {},
  isCompressible: true,
};

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc" , "y"', true],
  ["*", true],
  ['"ab"', false],
  ["abc", false],
  ["", false],
  [undefined, false],
])("If-None-Match compares weakly: %s", (asked, expected) => {
  expect(matchesEtag(asked, ETAG)).toBe(expected);
  expect(matchesEtag(asked, undefined)).toBe(false);
});

test("an unchanged page is answered by 304 with the headers that a cache needs", () => {
  const request = { ifNoneMatch: ETAG, isHead: false };
  const parts = toResponseParts(cached, request, { bytes, encoding: "br" });
  expect(parts).toEqual({
    status: 304,
    headers: { "cache-control": "public, max-age=0", vary: "Accept-Encoding", etag: ETAG },
    body: null,
  });
});

test("HEAD sends the headers of GET without the bytes", () => {
  const request = { ifNoneMatch: undefined, isHead: true };
  const parts = toResponseParts(cached, request, { bytes, encoding: "br" });
  expect(parts.body).toBeNull();
  expect(parts.headers).toMatchObject({ "content-length": "5", "content-encoding": "br" });
});
