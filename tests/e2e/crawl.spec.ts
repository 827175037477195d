import { expect, test } from "#tests/support/e2e.ts";

/** Parameters that make a page of its own; filters are combinations without end. */
const FOLLOWED = new Set(["page"]);

function toPath(href: string, base: string): string | undefined {
  const url = new URL(href.replaceAll("&amp;", "&"), base);
  if (url.origin !== new URL(base).origin) return undefined;
  if ([...url.searchParams.keys()].some((name) => !FOLLOWED.has(name))) return undefined;
  return url.pathname + url.search;
}

test("a crawl from the home page finds no broken link and misses no page of the sitemap", async ({
  request,
  baseURL,
}) => {
  test.slow();
  const home = baseURL ?? "";
  const seen = new Set(["/"]);
  const waiting = ["/"];
  const broken: string[] = [];
  while (waiting.length > 0) {
    const paths = waiting.splice(0, 8);
    const found = await Promise.all(
      paths.map(async (path) => {
        const response = await request.get(path);
        if (!response.ok()) broken.push(`${response.status()} ${path}`);
        if (!response.headers()["content-type"]?.includes("text/html")) return [];
        const html = await response.text();
        const links = [...html.matchAll(/<a\b[^>]*? href="([^"#]+)[^"]*"/g)];
        return links.flatMap(([, href = ""]) => toPath(href, home + path) ?? []);
      }),
    );
    for (const path of found.flat()) {
      if (seen.has(path)) continue;
      seen.add(path);
      waiting.push(path);
    }
  }
  expect(broken).toEqual([]);

  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !seen.has(path))).toEqual([]);
});
