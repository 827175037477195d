import { expect, test } from "vitest";
import { type Kept, matchesEtag, toAnswer } from "./kept.server.ts";

const ETAG = 'W/"abc"';
const bytes = Buffer.from("hello");
const kept: Kept = {
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

test("a page that did not change is answered by 304, with what a cache has to know", () => {
  const request = { ifNoneMatch: ETAG, isHead: false };
  const answer = toAnswer(kept, request, { bytes, encoding: "br" });
  expect(answer).toEqual({
    status: 304,
    headers: { "cache-control": "public, max-age=0", vary: "Accept-Encoding", etag: ETAG },
    body: null,
  });
});

test("HEAD says what GET would, without the bytes", () => {
  const request = { ifNoneMatch: undefined, isHead: true };
  const answer = toAnswer(kept, request, { bytes, encoding: "br" });
  expect(answer.body).toBeNull();
  expect(answer.headers).toMatchObject({ "content-length": "5", "content-encoding": "br" });
});
