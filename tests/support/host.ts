import { pino } from "pino";
import { createAdmission } from "#platform/admission/admission.server.ts";
import { createHost, type Host } from "#server/host.server.ts";

/** A host over nothing but what the test gives it: its pages are public and say `page`. */
export function createTestHost({
  pages,
  ...options
}: Partial<Omit<Host, "pages">> & { pages?: Partial<Host["pages"]> } = {}) {
  return createHost({
    log: pino({ level: "silent" }),
    siteUrl: "http://localhost",
    clientDir: "/nowhere",
    buildId: "one",
    pages: {
      render: async () => new Response("page"),
      toRules: () => ({ isPrivate: false, query: [], parts: [] }),
      version: () => 1,
      ...pages,
    },
    api: { fetch: () => new Response("api") },
    admission: createAdmission({
      countRequest: async () => ({ remaining: 1, reset: 1 }),
      trustProxy: 1,
    }),
    findMedia: async () => undefined,
    getImage: async () => {
      throw new Error("no test asks for a picture");
    },
    findFailures: async () => [],
    ...options,
  });
}
