import { pino } from "pino";
import { expect, test } from "vitest";
import { createHost } from "./host.server.ts";

const host = createHost({
  log: pino({ level: "silent" }),
  siteUrl: "http://localhost",
  clientDir: "/nowhere",
  buildId: "one",
  entryPaths: { "/faq": "/faq/client" },
  pages: {
    render: async () => new Response("page"),
    toRules: () => ({ isPrivate: false, query: [], parts: [] }),
  },
  api: { fetch: () => new Response("api") },
  findMedia: async () => undefined,
  getPicture: async () => {
    throw new Error("No picture");
  },
  findFailures: async () => [],
});

test.each([
  ["/FAQ", "/faq/client"],
  ["/Faq/?q=Rates", "/faq/client?q=Rates"],
  ["//FAQ", "/faq/client"],
  ["/Pricing", "/pricing"],
  ["/FAQ/Client", "/faq/client"],
])("%s is redirected to %s in one hop", async (path, location) => {
  const response = await host.request(`http://localhost${path}`);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(location);
});
