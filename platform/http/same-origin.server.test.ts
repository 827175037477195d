import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createErrorHandler } from "./error-response.server.ts";
import { requireSameOrigin } from "./same-origin.server.ts";

const app = new Hono();
app.onError(createErrorHandler(pino({ level: "silent" })));
app.use(requireSameOrigin("https://ogds.example"));
app.all("/", (c) => c.text("written"));

test.each([
  ["our own page", { "sec-fetch-site": "same-origin", origin: "https://ogds.example" }, 200],
  ["our page in a browser without Sec-Fetch-Site", { origin: "https://ogds.example" }, 200],
  ["a program", {}, 200],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  ["a subdomain of ours", { "sec-fetch-site": "same-site", origin: "https://x.ogds.example" }, 403],
  ["a sandboxed frame", { "sec-fetch-site": "cross-site", origin: "null" }, 403],
  ["another site in an old browser", { origin: "https://evil.example" }, 403],
  ["a typed address", { "sec-fetch-site": "none" }, 403],
])("a write from %s answers %s", async (_who, headers, status) => {
  const answer = await app.request("/", { method: "POST", headers: headers as HeadersInit });
  expect(answer.status).toBe(status);
});

test("reads are allowed from every origin", async () => {
  const answer = await app.request("/", { headers: { "sec-fetch-site": "cross-site" } });
  expect(answer.status).toBe(200);
});
