import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e.ts";

const PROFILE = "/developers/anna-kask";

async function findAvatar(page: Page): Promise<string> {
  const source = await page
    .getByRole("main")
    .locator('img[src^="/_ipx/"]')
    .first()
    .getAttribute("src");
  return source ?? "";
}

test("portraits come as WebP in densities 1 and 2, in reserved space", async ({ page }) => {
  await page.goto("/developers");
  const portraits = page.getByRole("main").locator('article img[src^="/_ipx/f_webp"]');
  await expect(portraits.first()).toBeVisible();
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveAttribute("srcset", /w_80&h_80\S+ 1x, \S+w_160&h_160\S+ 2x/);
    await expect(portrait).toHaveAttribute("loading", "lazy");
    await expect(portrait).toHaveAttribute("width", "80");
  }
  await portraits.first().scrollIntoViewIfNeeded();
  const width = () => portraits.first().evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBe(80);
});

test("a screen of density 2 gets twice the pixels", async ({ browser }) => {
  const context = await browser.newContext({ deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(PROFILE);
  const portrait = page.getByRole("main").locator('img[src^="/_ipx/"]').first();
  const current = () => portrait.evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(current).toContain("w_256&h_256");
  await context.close();
});

test("the people of the agency have their portraits where the site names them", async ({
  page,
}) => {
  for (const [path, count] of [
    ["/about-us", 6],
    ["/blog/author/joonas-raudmets", 1],
    ["/blog/postgresql-index-mistakes", 2],
  ] as const) {
    await page.goto(path);
    const faces = page.getByRole("main").locator('img[src*="/media/"][src*="&h_"]');
    await expect(faces, path).toHaveCount(count);
    for (const face of await faces.all()) {
      await face.scrollIntoViewIfNeeded();
      const [width, height] = await face.evaluate((img: HTMLImageElement) => [
        img.width,
        img.height,
      ]);
      expect(width, path).toBe(height);
      await expect
        .poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(width);
    }
  }
});

/** Adds up how far things move on each page that is opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shift"));
}

const SHIFTING = [PROFILE, "/developers", "/blog", "/blog/postgresql-index-mistakes"];

test("the portrait of a profile is loaded first, and nothing moves while pages load", async ({
  page,
}) => {
  // With the font in the browser's cache; the next test has it come late.
  await page.goto(PROFILE, { waitUntil: "load" });
  const readShift = await watchShifts(page);
  for (const path of SHIFTING) {
    await page.goto(path, { waitUntil: "load" });
    expect(await readShift(), path).toBeLessThan(0.01);
  }
  await page.goto(PROFILE);
  const portrait = page.getByRole("main").locator('img[src^="/_ipx/"]').first();
  await expect(portrait).toHaveAttribute("fetchpriority", "high");
  await expect(portrait).toHaveAttribute("loading", "eager");
  const first = page.locator('link[rel="preload"][as="image"][fetchpriority="high"]').first();
  await expect(first).toHaveAttribute("imagesrcset", /w_256/);
});

test("a font that comes after the first paint moves nothing that one sees", async ({ page }) => {
  const readShift = await watchShifts(page);
  for (const path of SHIFTING) {
    const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(painted);
      await route.continue();
    });
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    expect(await readShift(), path).toBeLessThan(0.01);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("an image is cached for a year and revalidated with 304", async ({ page, request }) => {
  await page.goto(PROFILE);
  const address = await findAvatar(page);
  const answer = await request.get(address);
  const headers = answer.headers();
  expect(headers["content-type"]).toBe("image/webp");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const again = await request.get(address, { headers: { "If-None-Match": headers.etag ?? "" } });
  expect(again.status()).toBe(304);
  const head = await request.head(address);
  expect(head.headers().etag).toBe(headers.etag);
  const jpeg = await request.get(address.replace("f_webp", "f_jpeg"));
  expect(jpeg.headers()["content-type"]).toBe("image/jpeg");
});

test("unsupported modifiers are 400 in the format of our errors, an unknown image 404", async ({
  request,
}) => {
  const unknown = `/media/${"0".repeat(64)}.webp`;
  for (const [address, status] of [
    ["/_ipx", 400],
    ["/_ipx/", 400],
    [`/_ipx/w_99999${unknown}`, 400],
    [`/_ipx/w_320&enlarge_true${unknown}`, 400],
    [`/_ipx/f_avif${unknown}`, 400],
    [`/_ipx/w_320${unknown}`, 404],
    ["/_ipx/w_320/http://127.0.0.1/x.png", 404],
    ["/_ipx/w_320/media/%2e%2e%2f%2e%2e%2fpackage.json", 404],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(status);
    expect(answer.headers()["content-type"]).toContain("application/problem+json");
    expect(await answer.json()).toMatchObject({ status, reference: expect.any(String) });
  }
});
