import type { APIRequestContext } from "@playwright/test";
import { Parser } from "htmlparser2";
import { expect, test } from "#tests/support/e2e.ts";

const unescapeHtml = (text: string) => text.replaceAll("&amp;", "&");
const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, "");

/** Parts of a page that are operated and not read. */
const OPERATED = new Set(["nav", "form", "search", "button", "dialog", "svg"]);

/** The texts of headings, paragraphs, list items without lists, and cells in the main part. */
function readTexts(html: string): string[] {
  const texts: string[] = [];
  let skipped = 0;
  let text: string | undefined;
  let isMain = false;
  const parser = new Parser({
    onopentag(name, { role, hidden, popover, "aria-hidden": ariaHidden }) {
      if (name === "main") isMain = true;
      const isUnread = role === "status" || ariaHidden === "true" || hidden !== undefined;
      if (skipped > 0 || OPERATED.has(name) || isUnread || popover !== undefined) {
        if (!["img", "input", "br"].includes(name)) skipped++;
      } else if (/^(h[1-6]|p|td|th|figcaption)$/.test(name)) text = "";
    },
    ontext(part) {
      if (isMain && skipped === 0 && text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name === "main") isMain = false;
      if (skipped > 0) {
        if (!["img", "input", "br"].includes(name)) skipped--;
        return;
      }
      if (!/^(h[1-6]|p|td|th|figcaption)$/.test(name) || text === undefined) return;
      if (text.trim()) texts.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return texts;
}

async function readSitemap(request: APIRequestContext, baseURL: string): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
    unescapeHtml(loc).slice(baseURL.length),
  );
}

const toMarkdownPath = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);

test("every page of the sitemap has a Markdown version with its texts and links that resolve", async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const paths = await readSitemap(request, origin);
  expect(paths.length).toBeGreaterThan(150);
  const links = new Set<string>();
  for (const path of [...paths, "/developers?technology=react&page=2", "/api/docs"]) {
    const [pathname = "", query] = path.split("?");
    const url = [toMarkdownPath(pathname), ...(query ? [query] : [])].join("?");
    const html = await (await request.get(path)).text();
    const response = await request.get(url);
    const headers = response.headers();
    expect([path, response.status()]).toEqual([path, 200]);
    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    const canonical = unescapeHtml(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "");
    expect(headers.link).toBe(`<${canonical}>; rel="canonical"`);
    const alternate = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1];
    const canonicalPath = canonical.slice(origin.length) || "/";
    const [canonicalPage = "", canonicalQuery] = canonicalPath.split("?");
    expect(unescapeHtml(alternate ?? "")).toBe(
      origin +
        [toMarkdownPath(canonicalPage), ...(canonicalQuery ? [canonicalQuery] : [])].join("?"),
    );
    const text = await response.text();
    expect(text, path).toMatch(/^# /m);
    const withoutCode = text.replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, "");
    expect(withoutCode, path).not.toMatch(/(?<!\\)<(div|span|a|p|!--)|\[object /);
    const letters = toLetters(text.replaceAll(/\]\([^)]*\)/g, ""));
    const missing = readTexts(html)
      .flatMap((part) => part.split(/[\s/–-]+/))
      .filter((word) => !letters.includes(toLetters(word)));
    expect(missing, path).toEqual([]);
    for (const [, link = ""] of text.matchAll(/\]\(<?(http[^)\s>]+)>?/g)) {
      if (link.startsWith(origin)) links.add(link.slice(origin.length).split("#")[0] || "/");
    }
  }
  const rest = [...links].filter((link) => !paths.includes(link) && !link.includes("/cv?"));
  expect(rest.length).toBeGreaterThan(50);
  for (const link of rest) {
    const response = await request.head(link, { headers: { Accept: "text/html" } });
    expect([link, response.status()]).toEqual([link, 200]);
  }
});

test("llms.txt names the agency and links to Markdown versions that exist", async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^# OGDS\n\n> See every rate before you talk to anyone\. [^\n{]*\n\n/);
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, link = ""]) => link);
  expect(links).toContain(`${origin}/developers.md`);
  expect(text).toContain("`/developers/{slug}.md`");
  for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
});

test("the pages of a list in Markdown lead to each other in Markdown, and name its filters", async ({
  request,
  baseURL,
}) => {
  const read = async (url: string) =>
    (await (await request.get(url)).text()).replaceAll("\\&", "&");
  const text = await read("/developers.md?technology=react");
  const next = `${baseURL}/developers.md?technology=react&page=2`;
  expect(text).toContain(`(${next})`);
  const second = await read(next);
  expect(second).toContain(`(${baseURL}/developers.md?technology=react)`);
  expect(text).toMatch(/^- `technology`: .*`react` \(React\)/m);
  expect(text).toMatch(/^- `rate_max`$/m);
});

test("browsers get the page and programs that ask for Markdown get it, at the same URL", async ({
  page,
  request,
}) => {
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const markdown = await request.get("/pricing", {
    headers: { Accept: "text/markdown, */*;q=0.1" },
  });
  expect(await markdown.text()).toMatch(/^# One rate/);
  expect(markdown.headers()["cache-control"]).toBe("private, no-cache");
});

for (const path of [
  "/desk/sign-in",
  "/find/contacts",
  "/find/form",
  "/proposals/x",
  "/booking/x",
  "/availability/x",
]) {
  test(`${path} has no Markdown version`, async ({ request }) => {
    for (const url of [`${path}.md`, path]) {
      const response = await request.get(url, { headers: { Accept: "text/markdown" } });
      expect(response.headers()["content-type"]).not.toContain("markdown");
      // At the desk, a visitor has to sign in before a page is looked for.
      if (url !== path && !path.startsWith("/desk")) expect(response.status()).toBe(404);
    }
  });
}
