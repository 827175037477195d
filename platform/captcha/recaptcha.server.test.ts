import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRecaptcha } from "./recaptcha.server.ts";

let answer: { status?: number; body: unknown; mode?: "silent" | "dropping" };
let asked: URLSearchParams;
// why: the tests must not depend on Google; the wire is real, only the far end is ours.
const google = createServer(async (request, response) => {
  asked = new URLSearchParams(await text(request));
  if (answer.mode === "silent") return;
  if (answer.mode === "dropping") {
    request.socket.destroy();
    return;
  }
  response.statusCode = answer.status ?? 200;
  response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
});
let endpoint = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(google.address() as AddressInfo).port}/`;
});
afterAll(() => {
  google.closeAllConnections();
  google.close();
});

const create = () =>
  createRecaptcha(
    { secret: "s3cret", siteKey: "key", score: 0.5, language: "id", endpoint, timeoutMs: 2_000 },
    pino({ level: "silent" }),
  );
const verify = (token = "token") => create().verify(token, "hire", "203.0.113.7");

test("the challenge has the key, the form and the language", async () => {
  expect(await create().createChallenge("hire")).toMatchObject({
    provider: "recaptcha",
    site_key: "key",
    language: "id",
    action: "hire",
  });
});

test("a score that is high enough for this form holds", async () => {
  answer = { body: { success: true, score: 0.9, action: "hire" } };
  await expect(verify()).resolves.toMatchObject({ id: expect.any(String) });
  expect(Object.fromEntries(asked)).toEqual({
    secret: "s3cret",
    response: "token",
    remoteip: "203.0.113.7",
  });
});

test.each([
  ["a low score", { success: true, score: 0.3, action: "hire" }],
  ["another form", { success: true, score: 0.9, action: "apply" }],
  ["no success", { success: false, "error-codes": ["invalid-input-response"] }],
  ["a token that was used or is old", { success: false, "error-codes": ["timeout-or-duplicate"] }],
])("%s is refused on the field", async (_what, body) => {
  answer = { body };
  await expect(verify()).rejects.toMatchObject({
    status: 422,
    errors: { g_recaptcha: [expect.any(String)] },
  });
});

test("a missing token is refused without a request to Google", async () => {
  answer = { body: { success: true, score: 0.9, action: "hire" } };
  await expect(verify("")).rejects.toMatchObject({ status: 422 });
});

test.each([
  ["fails", { status: 500, body: "" }],
  ["answers with something else", { body: "<html>" }],
  ["does not answer in time", { body: "", mode: "silent" as const }],
  ["breaks the connection", { body: "", mode: "dropping" as const }],
])("when Google %s the visitor may try again", async (_what, failing) => {
  answer = failing;
  await expect(verify()).rejects.toMatchObject({ status: 503, retryAfter: 10 });
});
