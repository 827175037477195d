import { gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { createTestHost } from "#tests/support/host.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const MARKDOWN = { Accept: "text/markdown, text/html;q=0.9, */*;q=0.1" };

let version = 1;
let renders: string[] = [];

function toPage(path: string, robots = "") {
  const head = robots || `<link rel="canonical" href="http://localhost${path}"/>`;
  const text = "All words of the page. ".repeat(30);
  return `<html><head>${head}</head><body><main><h1>${path} at ${version}</h1><p>${text}</p></main></body></html>`;
}

const host = createTestHost({
  pages: {
    version: () => version,
    toRules: (pathname) => ({
      isPrivate: pathname.startsWith("/proposals"),
      isFile: pathname.endsWith(".xml"),
      isForm: pathname === "/form",
      query: ["page"],
      parts: ["page"],
    }),
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      renders.push(pathname + search);
      if (!pathname.startsWith("/proposals")) expect(request.headers.get("Accept")).toBeNull();
      if (pathname === "/moved")
        return new Response(null, { status: 301, headers: { Location: "/list" } });
      const isMissing = pathname.includes("none") || pathname.endsWith(".md");
      const robots = pathname === "/step" ? '<meta name="robots" content="noindex"/>' : "";
      return new Response(toPage(pathname + search, robots), {
        status: isMissing ? 404 : pathname === "/broken" ? 500 : 200,
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    },
  },
});
const request = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  host.request(`http://localhost${path}`, { headers, method });

beforeEach(() => {
  version += 1;
  renders = [];
});

test("a page has a Markdown version, rendered once for each change of the content", async () => {
  const first = await request("/list.md?page=2&utm_source=x");
  expect(first.status).toBe(200);
  expect(first.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(first.headers.get("Link")).toBe('<http://localhost/list?page=2>; rel="canonical"');
  expect(await first.text()).toMatch(`# /list?page=2 at ${version}\n\nAll words`);
  await request("/list.md?page=2");
  expect(renders).toEqual(["/list?page=2"]);
  version += 1;
  expect(await (await request("/list.md?page=2")).text()).toMatch(`at ${version}`);
});

test("the home page is at index.md", async () => {
  expect(await (await request("/index.md")).text()).toMatch(/^# \/ at/);
});

test("Accept chooses between page and Markdown, and shared caches store the page only", async () => {
  const html = await request("/list", { Accept: BROWSER });
  expect(html.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(html.headers.get("Vary")).toBe("Accept, Accept-Encoding");
  const markdown = await request("/list", MARKDOWN);
  expect(markdown.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(markdown.headers.get("Vary")).toBe("Accept, Accept-Encoding");
  expect(markdown.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(markdown.headers.get("Content-Location")).toBe("/list.md");
  // The page itself is sent from memory as before, and one copy serves every browser.
  expect((await request("/list")).headers.get("Cache-Control")).toContain("s-maxage");
  expect((await request("/list", { Accept: "*/*" })).headers.get("ETag")).toBe(
    html.headers.get("ETag"),
  );
  expect(renders).toEqual(["/list", "/list"]);
});

test("it is revalidated, compressed, and sent without a body for HEAD", async () => {
  const { headers } = await request("/list.md");
  const etag = headers.get("ETag") ?? "";
  expect((await request("/list.md", { "If-None-Match": etag })).status).toBe(304);
  expect((await request("/list", { ...MARKDOWN, "If-None-Match": etag })).status).toBe(304);
  const zipped = await request("/list.md", { "Accept-Encoding": "gzip" });
  expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
  expect(`${gunzipSync(await zipped.arrayBuffer())}`).toContain("All words");
  const head = await request("/list.md", {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("ETag")).toBe(etag);
});

test.each([
  "/none.md",
  "/step.md",
  "/proposals/x.md",
  "/feed.xml.md",
  "/form.md",
  "/list/.md",
  "/.md",
])("no Markdown version: %s", async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).not.toContain("markdown");
});

test.each(["/step", "/none", "/proposals/x", "/form", "/broken"])(
  "a page without a Markdown version is HTML for everyone: %s",
  async (path) => {
    const [asked, plain] = [await request(path, MARKDOWN), await request(path)];
    expect(asked.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(asked.status).toBe(plain.status);
    expect(asked.headers.get("Cache-Control")).toBe(plain.headers.get("Cache-Control"));
  },
);

test("an error is not cached", async () => {
  const response = await request("/broken.md");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
});

test("a redirect leads to the Markdown version of its target", async () => {
  expect((await request("/moved.md")).headers.get("Location")).toBe("/list.md");
  expect((await request("/moved", MARKDOWN)).headers.get("Location")).toBe("/list");
});
