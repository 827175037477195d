import { expect, test } from "vitest";
import { PRIVATE_HEADERS } from "#platform/http/private-headers.ts";
import { createConcurrencyLimits } from "./overload/concurrency-limits.server.ts";
import { createPages, type PageSource } from "./pages.server.ts";

const PUBLIC = { isPrivate: false, query: ["page"], parts: ["root"] };
const PERSONAL = {
  cookie: "session=anna",
  "accept-language": "et",
  "user-agent": "Somebody/1.0",
  authorization: "Basic YTpi",
  "sec-ch-ua-mobile": "?1",
};

/** Pages over a renderer that records the URL of each request and returns it. */
function createScene(options: Partial<PageSource> = {}) {
  const seen: Request[] = [];
  const toRules = (path: string) => ({ ...PUBLIC, isPrivate: path.startsWith("/private") });
  const limits = createConcurrencyLimits(() => ({ running: 0, waiting: 0, refused: 0 }));
  const pages = createPages(
    {
      render: async (request) => {
        seen.push(request);
        const text = `${request.url} ${JSON.stringify([...request.headers])}`;
        return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
      },
      toRules,
      version: () => 1,
      ...options,
    },
    { siteUrl: "https://site.example", shared: {}, limits },
  );
  const get = (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://10.0.0.1:3000${path}`, { headers });
    return pages.respond(request, toRules(path));
  };
  return { seen, pages, get };
}

test.each([
  ["cached", {}],
  ["not cached, as in development", { version: undefined }],
])("anonymous pages are rendered from the address alone: %s", async (_, options) => {
  const { seen, get } = createScene(options);
  const response = await get("/list?utm_source=x&page=2&session=anna", PERSONAL);
  expect(await response.text()).toBe("https://site.example/list?page=2 []");
  expect([...(seen[0]?.headers ?? [])]).toEqual([]);
});

test("the next visitor gets the same bytes without a render", async () => {
  const { seen, get } = createScene();
  const one = await (await get("/list", PERSONAL)).text();
  expect(await (await get("/list?fbclid=1")).text()).toBe(one);
  expect(seen).toHaveLength(1);
});

test.each(["/private/x", "/private/x.data"])("private pages are never cached: %s", async (path) => {
  const { seen, pages, get } = createScene();
  const response = await get(`${path}?step=2`, PERSONAL);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(await response.text()).toContain("?step=2");
  expect(seen[0]?.headers.get("cookie")).toBe("session=anna");
  await get(`${path}?step=2`);
  expect(seen).toHaveLength(2);
  expect(pages.findCached(path)).toBeUndefined();
  expect(pages.stats()).toMatchObject({ entries: 0, hits: 0 });
});

test("a private page may set its own headers, but not allow caching", async () => {
  const { get } = createScene({
    render: async () =>
      new Response("for you", {
        headers: { "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "public, max-age=60" },
      }),
  });
  const { headers } = await get("/private/x");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test.each([200, 303, 404, 429, 500])(
  "what a secret opens is not indexed, cached or sent as referrer: %i, read and posted",
  async (status) => {
    const respond = async () =>
      new Response("for you", { status, headers: { "Cache-Control": "public, max-age=60" } });
    const { pages } = createScene({ render: respond, submit: respond });
    const rules = { ...PUBLIC, isPrivate: true, isSecret: true };
    const url = "http://10.0.0.1/status/x";
    for (const { headers } of [
      await pages.respond(new Request(url), rules),
      await pages.respond(new Request(`${url}.data`), rules),
      await pages.submit(new Request(url, { method: "POST", body: "x" }), "192.0.2.1", rules),
    ]) {
      for (const [name, value] of Object.entries(PRIVATE_HEADERS))
        expect(headers.get(name), name).toBe(value);
    }
  },
);

test("the fast path finds what is cached under exactly the requested URL", async () => {
  const { pages, get } = createScene();
  await get("/list?page=2");
  expect(pages.findCached("/list?page=2")).toBeDefined();
  expect(pages.findCached("/list?page=2&utm_source=x")).toBeUndefined();
});

test("a warm-up renders the named pages, and one that fails does not stop it", async () => {
  const { pages } = createScene({
    render: async ({ url }) => {
      if (url.endsWith("/broken")) throw new Error("broken");
      return new Response("x".repeat(1_000), { headers: { "Content-Type": "text/html" } });
    },
  });
  await pages.warmUp(["/broken", "/list"], new AbortController().signal);
  expect(pages.findCached("/list")?.encoded.br).toBeDefined();
});

test("a private page that is opened has every cookie that it sets, and knows its client", async () => {
  const clients: (string | undefined)[] = [];
  const { pages } = createScene({
    render: async (_request, _rules, client) => {
      clients.push(client);
      const headers = new Headers({ Location: "/desk" });
      headers.append("Set-Cookie", "one=1");
      headers.append("Set-Cookie", "two=2");
      return new Response(null, { status: 303, headers });
    },
  });
  const request = new Request("http://10.0.0.1/private");
  const rules = { isPrivate: true, query: [], parts: [] };
  const opened = await pages.respond(request, rules, undefined, "192.0.2.1");
  expect(opened.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  const shared = await pages.respond(request, { ...rules, isPrivate: false });
  expect(shared.headers.getSetCookie()).toEqual([]);
  expect(clients).toEqual(["192.0.2.1", undefined]);
});

test("the response to a form has every cookie that its page sets", async () => {
  const { pages } = createScene({
    submit: async () => {
      const headers = new Headers({ Location: "/desk" });
      headers.append("Set-Cookie", "one=1; Expires=Tue, 01 Dec 2026 00:00:00 GMT");
      headers.append("Set-Cookie", "two=2");
      return new Response(null, { status: 303, headers });
    },
  });
  const form = new Request("http://10.0.0.1/private", { method: "POST", body: "x" });
  const response = await pages.submit(form, "192.0.2.1");
  expect(response.headers.getSetCookie()).toEqual([
    "one=1; Expires=Tue, 01 Dec 2026 00:00:00 GMT",
    "two=2",
  ]);
});
