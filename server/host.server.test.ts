import { pino } from "pino";
import { expect, test } from "vitest";
import { createAdmission } from "#platform/admission/admission.server.ts";
import { createHost } from "./host.server.ts";

const host = createHost({
  log: pino({ level: "silent" }),
  siteUrl: "http://localhost",
  clientDir: "/nowhere",
  buildId: "one",
  admission: createAdmission({ countRequest: async () => {}, trustProxy: 0 }),
  entryPaths: { "/faq": "/faq/client", "/find": "/find/contacts" },
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
  ["/FIND", "/find/contacts"],
  ["/Pricing", "/pricing"],
  ["/FAQ/Client", "/faq/client"],
])("%s is redirected to %s in one hop", async (path, location) => {
  const response = await host.request(`http://localhost${path}`);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(location);
});
