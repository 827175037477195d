import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTestHost } from "#tests/support/host.ts";

const rulesAsked: string[] = [];
const host = createTestHost({
  entryPaths: { "/faq": "/faq/client", "/find": "/find/contacts" },
  pages: {
    render: async ({ url }, rules) => new Response(`${url} ${JSON.stringify(rules)}`),
    submit: async (request, client) => new Response(`${client}: ${await request.text()}`),
    toRules: (pathname) => {
      rulesAsked.push(pathname);
      const isForm = pathname === "/form";
      return { isPrivate: isForm, isForm, query: ["q"], parts: [pathname] };
    },
  },
});
const request = (path: string, options?: RequestInit) =>
  host.request(`http://localhost${path}`, options);

test.each([
  ["/FAQ", "/faq/client"],
  ["/Faq/?q=Rates", "/faq/client?q=Rates"],
  ["//FAQ", "/faq/client"],
  ["/FIND", "/find/contacts"],
  ["/Pricing", "/pricing"],
  ["/FAQ/Client", "/faq/client"],
])("%s is redirected to %s in one hop", async (path, location) => {
  const response = await request(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(location);
});

test("the redirect of a private path has private headers, any other may be cached", async () => {
  const host = createTestHost({
    pages: {
      render: async () => Response.redirect("http://localhost/elsewhere", 302),
      toRules: (path) => ({ isPrivate: path.startsWith("/status/"), query: [], parts: [] }),
    },
  });
  const read = async (path: string) => {
    const { headers } = await host.request(`http://localhost${path}`);
    return ["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name));
  };
  const hidden = ["private, no-store", expect.stringContaining("noindex"), "no-referrer"];
  for (const path of [
    "/STATUS/Token",
    "/status/token/",
    "//status/token",
    "//status/token.data",
    "/%73tatus/token",
    "/API/proposals/token",
    "/status/token",
  ]) {
    expect([path, await read(path)]).toEqual([path, hidden]);
  }
  expect(await read("/Pricing")).toEqual([
    "public, max-age=86400",
    null,
    "strict-origin-when-cross-origin",
  ]);
});

test.each([
  ["/developers", {}],
  ["/developers.data", {}],
  ["/form", {}],
  ["/form", { method: "POST", body: "name=Anna" }],
])("the rules of a page are found once for a request: %s %o", async (path, options) => {
  rulesAsked.length = 0;
  expect((await request(path, options)).status).toBe(200);
  expect(rulesAsked).toEqual([path.replace(".data", "")]);
});

test("a page is rendered by the rules that were found", async () => {
  const text = await (await request("/list?q=a&x=b")).text();
  expect(text).toMatch(/^http:\/\/localhost\/list\?q=a \{.*"parts":\["\/list"\]/);
});

test("a form is posted to its page, as a document or for its data, and to nothing else", async () => {
  const form = { method: "POST", body: "name=Anna" };
  for (const path of ["/form", "/form.data"]) {
    expect(await (await request(path, form)).text()).toContain("name=Anna");
  }
  for (const path of ["/list", "/list.data"]) {
    const refused = await request(path, form);
    expect([path, refused.status, refused.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
  }
  const foreign = await request("/form", { ...form, headers: { Origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
});

test("every response has a reference and the security headers, also an error", async () => {
  for (const path of ["/list", "/media/none.webp", "/assets/none.js", "/%", "/healthz", "/api/x"]) {
    const { headers } = await request(path);
    expect(headers.get("X-Request-Id")).toBeTruthy();
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test("a drawing is compressed for a browser that accepts it, any other image is sent as it is", async () => {
  const bytes = Buffer.from(`<svg>${"<path/>".repeat(200)}</svg>`);
  const types: Record<string, string> = { "a.svg": "image/svg+xml", "a.webp": "image/webp" };
  const host = createTestHost({
    findMedia: async (name) => ({ bytes, contentType: types[name] ?? "" }),
  });
  const read = async (name: string, accepted: string) => {
    const headers = { "Accept-Encoding": accepted };
    const response = await host.request(`http://localhost/media/${name}`, { headers });
    const body = Buffer.from(await response.arrayBuffer());
    return [response.headers.get("Content-Encoding"), response.headers.get("Vary"), body] as const;
  };
  const [encoding, vary, body] = await read("a.svg", "gzip, br");
  expect([encoding, vary]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(body)).toEqual(bytes);
  expect(await read("a.svg", "identity")).toEqual([null, "Accept-Encoding", bytes]);
  expect(await read("a.webp", "gzip, br")).toEqual([null, null, bytes]);
});

test("a URL that is too long or does not decode to text is refused", async () => {
  expect((await request(`/list?q=${"x".repeat(4_100)}`)).status).toBe(414);
  for (const path of ["/%", "/%C3", "/x%00y", "/a%E2%80%A8b"]) {
    expect([path, (await request(path)).status]).toEqual([path, 400]);
  }
  expect((await request("/caf%C3%A9")).status).toBe(200);
});

test("readiness names what failed, and ends when the process drains", async () => {
  const failures: string[] = [];
  const one = createTestHost({ findFailures: async () => failures });
  const read = async () => {
    const response = await one.request("/readyz");
    return [response.status, await response.json()];
  };
  expect(await read()).toEqual([200, { status: "ready" }]);
  failures.push("database");
  expect(await read()).toEqual([503, { status: "waiting", failures: ["database"] }]);
  one.drain();
  expect(await read()).toEqual([503, { status: "draining" }]);
  expect((await one.request("/healthz")).status).toBe(200);
});
