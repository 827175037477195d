import { expect, test } from "vitest";
import { readToken, signToken } from "./signed-token.server.ts";

const secret = Buffer.alloc(32, 1);
const token = signToken(secret, { form: "hire", issued_at: 1 });

test("a token gives back what was signed", () => {
  expect(readToken(secret, token)).toEqual({ form: "hire", issued_at: 1 });
});

test.each([
  ["nothing", ""],
  ["no signature", token.split(".")[0] ?? ""],
  [
    "another payload",
    `${Buffer.from('{"form":"find"}').toString("base64url")}.${token.split(".")[1]}`,
  ],
  ["another signature", signToken(Buffer.alloc(32, 2), { form: "hire", issued_at: 1 })],
  ["a part too many", `${token}.x`],
  ["too much text", "a".repeat(100_000)],
])("a token with %s is none", (_case, forged) => {
  expect(readToken(secret, forged)).toBeUndefined();
});
