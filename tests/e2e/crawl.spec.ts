import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "#tests/support/e2e.ts";

/** Parameters that make a page of its own; filters are combinations without end. */
const FOLLOWED = new Set(["page"]);

/** Required fields of Google and schema.org for each type on our pages. */
const REQUIRED_FIELDS: Record<string, string[]> = {
  Article: ["headline", "author", "datePublished", "image", "mainEntityOfPage"],
  BreadcrumbList: ["itemListElement"],
  JobPosting: ["title", "description", "datePosted", "validThrough", "hiringOrganization"],
  Organization: ["name", "url", "logo"],
  Person: ["name", "url", "jobTitle"],
  ProfilePage: ["mainEntity"],
};

function toPath(href: string, base: string): string | undefined {
  const url = new URL(href.replaceAll("&amp;", "&"), base);
  if (url.origin !== new URL(base).origin) return undefined;
  if ([...url.searchParams.keys()].some((name) => !FOLLOWED.has(name))) return undefined;
  return url.pathname + url.search;
}

const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

function findStructuredDataProblems(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts]
    .flatMap(([, json = ""]) => [JSON.parse(json)].flat())
    .flatMap((thing) => {
      const required = REQUIRED_FIELDS[thing["@type"]] ?? ["a type that this test knows"];
      const missing = ["@context", ...required].filter((field) => !thing[field]);
      return missing.map((field) => `${thing["@type"]} has no ${field}`);
    });
}

/** What a search engine would hold against a page that it is invited to. */
function findSearchProblems(url: string, html: string): string[] {
  const canonical = find(html, /<link rel="canonical" href="([^"]*)"/);
  return [
    ...(canonical === url ? [] : [`the canonical address is ${canonical}`]),
    ...(find(html, /<meta name="description" content="([^"]*)"/) ? [] : ["no description"]),
    ...(find(html, /<meta property="og:image" content="([^"]*)"/) ? [] : ["no social picture"]),
    ...(/<meta name="robots" content="[^"]*noindex/.test(html) ? ["is noindex"] : []),
    ...((html.match(/<h1\b/g) ?? []).length === 1 ? [] : ["not one first heading"]),
    ...findStructuredDataProblems(html),
  ];
}

/** Email addresses in the scripts of a page, which carry its data, that the page does not show. */
function findUnshownAddresses(path: string, html: string, contact: string): string[] {
  const shown = html.replaceAll(/<script\b.*?<\/script>/gs, "");
  const addresses = html.replaceAll("\\u003e", ">").match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  return [...new Set(addresses)]
    .filter((address) => address !== contact && !shown.includes(address))
    .map((address) => `${path}: ${address}`);
}

test("a crawl from the home page finds no broken link, and every page of the sitemap is ready for search engines", async ({
  request,
  baseURL,
}) => {
  test.slow();
  const home = baseURL ?? "";
  const seen = new Map<string, string>();
  const waiting = ["/"];
  const known = new Set(waiting);
  const broken: string[] = [];
  while (waiting.length > 0) {
    const paths = waiting.splice(0, 8);
    const found = await Promise.all(
      paths.map(async (path) => {
        let response = await request.get(path);
        // A busy server says when to come back, and a crawler does.
        for (let tries = 0; response.status() === 503 && tries < 5; tries += 1) {
          await wait(Number(response.headers()["retry-after"] ?? 1) * 1_000);
          response = await request.get(path);
        }
        if (!response.ok()) broken.push(`${response.status()} ${path}`);
        if (!response.headers()["content-type"]?.includes("text/html")) return [];
        const html = await response.text();
        seen.set(path, html);
        const links = [...html.matchAll(/<a\b[^>]*? href="([^"#]+)[^"]*"/g)];
        return links.flatMap(([, href = ""]) => toPath(href, home + path) ?? []);
      }),
    );
    for (const path of found.flat()) {
      if (known.has(path)) continue;
      known.add(path);
      waiting.push(path);
    }
  }
  expect(broken).toEqual([]);
  const contact = find(seen.get("/about-us") ?? "", /href="mailto:([^"]*)"/);
  const unshown = [...seen].flatMap(([path, html]) => findUnshownAddresses(path, html, contact));
  expect(unshown, "addresses in the data of a page that it does not show").toEqual([]);

  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
  expect(listed.length).toBeGreaterThan(100);
  const forPeople = seen.get("/sitemap") ?? "";
  const titles = new Map<string, string>();
  const problems = listed.flatMap((url) => {
    const { pathname, search } = new URL(url);
    const html = seen.get(pathname + search);
    if (html === undefined) return [`${url}: no link leads there`];
    const title = find(html, /<title[^>]*>(.*?)<\/title>/s);
    const other = titles.get(title);
    titles.set(title, url);
    // Profiles are as many as there are members; the list of developers leads to each.
    const isListed = pathname.startsWith("/developers/") || forPeople.includes(`"${pathname}"`);
    return [
      ...(other ? [`is called "${title}" as ${other} is`] : []),
      ...(isListed || pathname === "/sitemap" ? [] : ["is not on the sitemap for people"]),
      ...findSearchProblems(url, html),
    ].map((problem) => `${url}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

/** Values that narrow a list. */
function countFilters(url: URL): number {
  const values = [...url.searchParams].filter(([name]) => name !== "page" && name !== "sort");
  return values.flatMap(([, value]) => value.split(",")).length;
}

test("combinations of filters are noindex, follow, and no link that may be followed leads to one", async ({
  request,
  baseURL,
}) => {
  const home = baseURL ?? "";
  const robots = await (await request.get("/robots.txt")).text();
  // A page that is disallowed cannot be read as noindex.
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(["Disallow: /api/"]);

  const single = [
    "/developers",
    "/developers?technology=react",
    "/vacancies",
    "/vacancies?type=contract",
  ];
  const combined = [
    "/developers?technology=react,postgresql",
    "/developers?technology=react&available=true",
    "/developers?technology=react&available=true&page=2",
    "/developers?technology=react,postgresql,docker&rate_max=90",
    "/developers?ids=1,2,3",
    "/vacancies?technology=react,postgresql",
    "/vacancies?type=contract&workplace=remote&technology=react",
    "/blog?q=a",
    "/blog?q=a&page=2",
  ];
  const follows: string[] = [];
  for (const path of [...single, ...combined]) {
    const html = await (await request.get(path)).text();
    const rule = find(html, /<meta name="robots" content="([^"]*)"/);
    expect(rule, path).toBe(combined.includes(path) ? "noindex, follow" : "");
    for (const [link] of html.matchAll(/<(?:a|link)\b[^>]*>/g)) {
      const href = find(link, / href="([^"]*)"/).replaceAll("&amp;", "&");
      if (href.startsWith("#")) continue;
      const url = new URL(href, home + path);
      const isList = ["/developers", "/vacancies"].includes(url.pathname);
      const isSearch = url.pathname === "/blog" && url.searchParams.has("q");
      if (!(isList && countFilters(url) > 1) && !isSearch) continue;
      if (!/ rel="[^"]*nofollow[^"]*"/.test(link)) follows.push(`${path} → ${href}`);
    }
  }
  expect(follows).toEqual([]);
});
