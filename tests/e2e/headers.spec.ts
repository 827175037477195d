import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#tests/support/e2e.ts";
import { KINDS, LINKS, ONE_PAGE_FORMS, STEPS } from "#tests/support/page-kinds.ts";

/** Whether React has taken over the page: not every page has a control that shows it. */
const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));

/** Headers that differ between two responses with the same body. */
const OF_THE_MOMENT = new Set(["date", "x-request-id", "keep-alive", "connection"]);

const toHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function measure(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path, { headers: { "Accept-Encoding": "br" } });
  expect(response.ok(), path).toBe(true);
  return Number(response.headers()["content-length"]);
}

test("every kind of page allows its own scripts by hash, and nothing else", async ({ request }) => {
  for (const path of [...KINDS, ...STEPS, ...LINKS]) {
    const response = await request.get(path);
    const html = await response.text();
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy, path).not.toMatch(/unsafe|\*|data:|https?:/);
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
    expect(styles.length, path).toBe(LINKS.includes(path) ? 0 : 1);
    const sources = ["style-src 'self'", ...styles.map(([, text = ""]) => toHash(text))];
    expect(policy, path).toContain(`; ${sources.join(" ")};`);
    const inline = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([^<]+)<\/script>/g)];
    expect(inline.length, path).toBeGreaterThan(0);
    const allowed = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);
    const needed = inline.map(([, text = ""]) => toHash(text));
    expect(
      needed.filter((hash) => !allowed.includes(hash)),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/<[^>]+ (?:style|on\w+)=/);
    expect(headers, path).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(Object.keys(headers), path).not.toContain("x-powered-by");
    expect(Object.keys(headers), path).not.toContain("server");
    expect(headers["cache-control"], path).toMatch(
      LINKS.includes(path) ? /^private, no-store$/ : /^public, max-age=0, s-maxage=\d+/,
    );
  }
});

test("anonymous pages are equal for all", async ({ request }) => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request.get(path, { headers, maxRedirects: 0 });
    const lasting = Object.entries(response.headers()).filter(([name]) => !OF_THE_MOMENT.has(name));
    const body = createHash("sha256")
      .update(await response.body())
      .digest("hex");
    return { status: response.status(), headers: Object.fromEntries(lasting), body };
  };
  const data = (path: string) => (path === "/" ? "/_.data" : path.replace(/(\?|$)/, ".data$1"));
  for (const path of [...KINDS, ...STEPS].flatMap((kind) => [kind, data(kind)])) {
    const visitorResponse = await read(path, {
      Cookie: "session=anna; update-popup=hide; lang=et",
      "Accept-Language": "et-EE,et;q=0.9",
      "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
      "Sec-CH-Prefers-Color-Scheme": "dark",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-For": "203.0.113.9",
      Referer: "https://evil.example/",
    });
    expect(visitorResponse, path).toEqual(await read(path));
    const tracked = `${path}${path.includes("?") ? "&" : "?"}utm_source=mail&fbclid=1`;
    expect(await read(tracked), path).toEqual(visitorResponse);
    expect(Object.keys(visitorResponse.headers), path).not.toContain("set-cookie");
  }
});

test("a page that did not change is not sent again, and travels compressed", async ({
  request,
}) => {
  const { etag = "", vary } = (await request.get("/developers")).headers();
  expect(vary).toBe("Accept, Accept-Encoding");
  const again = await request.get("/developers", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
  for (const encoding of ["br", "gzip"]) {
    const response = await request.get("/developers", { headers: { "Accept-Encoding": encoding } });
    expect(response.headers()).toMatchObject({ etag, "content-encoding": encoding });
    expect(Number(response.headers()["content-length"])).toBeLessThan(40_000);
  }
});

/** Bytes in brotli. */
const MAX_SCRIPT = 130_000;
test("the first load of every kind of page is within its budget, from our own site alone", async ({
  request,
}) => {
  const sizes = new Map<string, number>();
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const path of new Set(paths)) {
      if (!sizes.has(path)) sizes.set(path, await measure(request, path));
      bytes += sizes.get(path) ?? 0;
    }
    return bytes;
  };
  for (const path of [...KINDS, ...STEPS, ...LINKS, ...ONE_PAGE_FORMS]) {
    const html = await (await request.get(path)).text();
    const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
    // What the first load imports is named in the page, so that it comes in one step.
    const scripts = find(/"(\/assets\/[^"]+\.js)"/g);
    const linked = find(/<link(?![^>]* disabled)[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g);
    const styles = find(/<style>([\s\S]*?)<\/style>/g);
    const fonts = find(/<link[^>]* as="font"[^>]* href="([^"]+)"/g);
    if (ONE_PAGE_FORMS.includes(path)) expect(html, path).not.toContain("<script");
    else expect(scripts.length, path).toBeGreaterThan(3);
    expect(await sum(scripts), `bytes of script of ${path}`).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(linked.length + styles.length, path).toBe(1);
    const styleBytes = (await sum(linked)) + brotliCompressSync(styles.join("")).length;
    expect(styleBytes, `bytes of style of ${path}`).toBeLessThanOrEqual(15_000);
    expect(fonts.length, path).toBe(1);
    expect(find(/ (?:src|srcset)="(https?:[^"]+)"/gi), path).toEqual([]);
  }
  const [style = ""] = [...sizes.keys()].filter((path) => path.endsWith(".css"));
  const css = await (await request.get(style)).text();
  const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = ""]) => url);
  expect(fonts.length).toBeGreaterThan(1);
  const paths = fonts.map((url) => new URL(url, `http://localhost${style}`).pathname);
  expect(await sum(paths), "bytes of all fonts").toBeLessThanOrEqual(70_000);
});

test("no kind of page breaks its own policy, before or after hydration", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const foreign: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? "") && !url.startsWith("blob:")) foreign.push(url);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`the policy forbids ${effectiveDirective} ${blockedURI}`);
    });
  });
  for (const path of [...KINDS, ...STEPS]) {
    if (path === "/no-such-page") continue;
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    // What comes when it is seen.
    await page.keyboard.press("End");
  }
  expect(foreign).toEqual([]);
});

test("scripts are fetched after the first paint, and the stylesheet is in the page", async ({
  page,
  request,
}) => {
  for (const path of KINDS) {
    if (path === "/hire/select-developer" || path === "/no-such-page") continue;
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    const { painted, fetched, names } = await page.evaluate(() => {
      const files = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
      return {
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        fetched: Math.min(...files.map(({ startTime }) => startTime)),
        names: files.map(({ name }) => name),
      };
    });
    expect(fetched, path).toBeGreaterThanOrEqual(painted);
    expect(
      names.filter((name) => name.endsWith(".css")),
      path,
    ).toEqual([]);
  }
  const linked = (await (await request.get(LINKS[0] ?? "")).text()).match(/[^"]+\.css/)?.[0] ?? "";
  const html = await (await request.get("/")).text();
  expect(html).toContain(`<style>${(await (await request.get(linked)).text()).trim()}</style>`);
});

for (const [title, prepare] of [
  [
    "in a tab in the background",
    () => {
      Object.defineProperty(document, "hidden", { value: true });
      PerformanceObserver.prototype.observe = () => {};
    },
  ],
  [
    "in a browser that does not report its paints",
    () => {
      Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: ["resource"] });
      PerformanceObserver.prototype.observe = () => {};
    },
  ],
] as const) {
  test(`scripts are fetched at once ${title}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto("/pricing");
    await page.waitForFunction(isHydrated);
  });
}

test("the scripts that every page imports are named first and checked by the browser", async ({
  request,
}) => {
  for (const path of ["/", "/developers", "/hire"]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b[^>]*? src="([^"]+)" integrity="sha384-([^"]+)"/g)];
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(scripts[0]?.index, path).toBeLessThan(html.indexOf('rel="waiting"'));
    for (const [, src = "", hash] of scripts) {
      const file = await (await request.get(src)).body();
      expect(createHash("sha384").update(file).digest("base64"), src).toBe(hash);
    }
  }
});

test("a sign-in that is refused for some time says when to try again", async ({ request }) => {
  const form = { email: "guessed@ogds.example", password: "wrong", code: "000000" };
  let response = await request.post("/desk/sign-in", { form });
  for (let n = 0; n < 10; n += 1) response = await request.post("/desk/sign-in", { form });
  expect(response.status()).toBe(429);
  expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
  expect(response.headers()["cache-control"]).toBe("private, no-store");
});
