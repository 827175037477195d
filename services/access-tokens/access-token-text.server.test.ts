import fc from "fast-check";
import { expect, test } from "vitest";
import { createAccessToken, isAccessToken } from "./access-token-text.server.ts";

test("a new token is recognized, and no two are the same", () => {
  const tokens = Array.from({ length: 200 }, createAccessToken);
  expect(new Set(tokens).size).toBe(200);
  for (const token of tokens) {
    expect(token).toMatch(/^ogds_[0-9A-Za-z]{46}$/);
    expect(isAccessToken(token)).toBe(true);
  }
});

test("a token with one other character is not recognized", () => {
  const token = createAccessToken();
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(..."0aZ_ é"), (at, other) => {
      fc.pre(token[at] !== other);
      expect(isAccessToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    }),
  );
});

test.each(["", "ogds_", "Bearer", `${createAccessToken()}\n`, createAccessToken().slice(0, -1)])(
  "%j is no token",
  (text) => {
    expect(isAccessToken(text)).toBe(false);
  },
);
