import type { Page } from "@playwright/test";
import { expect, expectAccessibleAtWidths, test } from "#tests/support/e2e.ts";

const PHONE = { width: 360, height: 740 };
const FEATURED = "How to write a brief that good developers answer";
const ARTICLE = "/blog/postgresql-index-mistakes";
const WITH_FIGURE_AND_TABLES = "/blog/developer-buyout-with-numbers";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function openPage(page: Page, path: string) {
  const response = await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
  return response;
}

async function readStructured(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.parse(text));
}

test.describe("the list", () => {
  test("shows the featured article and nine others, and the rest on further pages", async ({
    page,
  }) => {
    await openPage(page, "/blog");
    await expect(cards(page)).toHaveCount(10);
    await expect(cards(page).first()).toContainText(FEATURED);
    await page.getByRole("navigation", { name: "Pages of articles" }).getByText("Next").click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByText(FEATURED)).toHaveCount(0);
    await expect(page).toHaveTitle(/page 2/);
  });

  test("is canonical at its own page, also when the URL has one past the end", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/blog?page=99&colour=red");
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${baseURL}/blog?page=3`);
  });

  test("is searched by words, whatever their accents, and shows the number of results", async ({
    page,
  }) => {
    await openPage(page, "/blog");
    await page.getByLabel("Search articles").fill("PÓSTGRESQL index");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/blog\?q=P/);
    const status = page.getByRole("status").filter({ hasText: "for “PÓSTGRESQL index”" });
    await expect(status).toHaveText(/^\d+ articles? for/);
    await expect(cards(page).first()).toContainText("PostgreSQL");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");

    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByLabel("Search articles")).toHaveValue("");
  });

  test("a search without results shows a message and a link back", async ({ page }) => {
    await openPage(page, "/blog?q=zzzz");
    await expect(page.getByText("Unfortunately, nothing was found for this query")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "All articles" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("is narrowed to a category, which the page names", async ({ page }) => {
    await openPage(page, "/blog");
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: /Engineering/ })
      .click();
    await expect(page).toHaveURL("/blog/category/engineering");
    await expect(heading(page)).toHaveText("Engineering");
    await expect(
      page.getByRole("navigation", { name: "Categories" }).locator('[aria-current="page"]'),
    ).toContainText("Engineering");
    for (const card of await cards(page).all()) await expect(card).toContainText("Engineering");
  });
});

test.describe("an article", () => {
  test("shows its author, dates and reading time", async ({ page }) => {
    await openPage(page, ARTICLE);
    await expect(heading(page)).toHaveText(/index mistakes/);
    const header = page.getByRole("article").first().locator("header");
    await expect(header.getByRole("link", { name: "Joonas Raudmets" })).toHaveAttribute(
      "href",
      "/blog/author/joonas-raudmets",
    );
    await expect(header.locator("time")).toHaveText(["24 March 2026", "8 September 2026"]);
    await expect(header).toContainText(/\d min read/);
    await expect(header.getByRole("img")).toHaveAttribute("alt", /Line drawing/);
  });

  test("marks the current section in its contents", async ({ page }) => {
    await openPage(page, ARTICLE);
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents.locator("[aria-current]")).toHaveCount(0);
    await contents.getByRole("link", { name: /A function hides the column/ }).click();
    await expect(contents.locator("[aria-current]")).toHaveText(/A function hides the column/);
    await expect(page.getByRole("heading", { name: /A function hides/ })).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(contents.locator("[aria-current]")).toHaveCount(0);
  });

  test("has its contents behind a summary on a phone", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, ARTICLE);
    const link = page.getByRole("link", { name: /A function hides the column/ });
    await expect(link).toBeHidden();
    await page.getByText("Contents", { exact: true }).filter({ visible: true }).click();
    await link.click();
    await expect(page.getByRole("heading", { name: /A function hides/ })).toBeInViewport();
  });

  test("has 68 characters a line and never makes the page wider than the screen", async ({
    page,
  }) => {
    await openPage(page, WITH_FIGURE_AND_TABLES);
    const width = await page
      .locator(".prose > p")
      .first()
      .evaluate((p) => p.getBoundingClientRect().width);
    const letter = await page
      .locator(".prose > p")
      .first()
      .evaluate((p) => {
        const range = document.createRange();
        range.selectNodeContents(p);
        const lines = [...range.getClientRects()];
        return lines.reduce((sum, line) => sum + line.width, 0) / (p.textContent?.length ?? 1);
      });
    expect(width / letter).toBeGreaterThan(62);
    expect(width / letter).toBeLessThan(74);
    await page.setViewportSize(PHONE);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow).toBe(0);
  });

  test("colours code by classes and has no style of its own", async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.locator("pre .token-keyword").first()).toHaveText(/^[A-Z ]+$/);
    await expect(page.locator("main [style]")).toHaveCount(0);
  });

  test("shows figures with captions", async ({ page }) => {
    await openPage(page, WITH_FIGURE_AND_TABLES);
    const figure = page.getByRole("figure");
    await expect(figure.locator("figcaption")).toContainText("€58");
    const imageFile = figure.getByRole("img");
    await imageFile.scrollIntoViewIfNeeded();
    await expect
      .poll(() => imageFile.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("leads on to three others, its tags and its author", async ({ page }) => {
    await openPage(page, ARTICLE);
    const related = page.getByRole("region", { name: "Read next" });
    await expect(related.getByRole("article")).toHaveCount(3);
    await page
      .getByRole("list", { name: "Tags" })
      .getByRole("link", { name: "PostgreSQL" })
      .click();
    await expect(page).toHaveURL("/blog/tag/postgresql");
    await expect(heading(page)).toHaveText("PostgreSQL");
    await page.goBack();
    await page.getByRole("region", { name: "Joonas Raudmets" }).getByRole("link").first().click();
    await expect(page).toHaveURL("/blog/author/joonas-raudmets");
    await expect(heading(page)).toHaveText("Joonas Raudmets");
  });

  test("has structured data", async ({ page, baseURL }) => {
    await page.goto(ARTICLE);
    const [article, crumbs] = await readStructured(page);
    expect(article).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Article",
      url: `${baseURL}${ARTICLE}`,
      datePublished: "2026-03-24",
      dateModified: "2026-09-08",
      author: { "@type": "Person", name: "Joonas Raudmets" },
    });
    expect(crumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: "Blog" },
        { name: "Engineering" },
        { item: `${baseURL}${ARTICLE}` },
      ],
    });
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  });
});

for (const path of [
  "/blog/no-such-article",
  "/blog/author/nobody",
  "/blog/category/nothing",
  "/blog/tag/nothing",
]) {
  test(`${path} is the error page with status 404`, async ({ page, problems }) => {
    problems.expectProblem(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toContainText("Unicorns");
  });
}

test("the feed has every article with absolute URLs, and the pages link to the feed", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(ARTICLE);
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const { items, self, dates, error } = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, "text/xml");
      const texts = (selector: string) =>
        [...feed.querySelectorAll(selector)].map((node) => node.textContent);
      return {
        items: texts("item > link"),
        dates: texts("pubDate"),
        self: feed.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
        error: feed.querySelector("parsererror")?.textContent,
      };
    },
    await response.text(),
  );
  expect(error).toBeUndefined();
  expect(self).toBe(`${baseURL}/blog/feed.xml`);
  expect(items).toHaveLength(20);
  expect(items).toContain(`${baseURL}${ARTICLE}`);
  for (const date of dates) expect(Number.isNaN(Date.parse(date ?? ""))).toBe(false);
});

test("a drawing that is opened by itself may not act", async ({ page, request }) => {
  await page.goto(ARTICLE);
  const src = await page
    .getByRole("article")
    .first()
    .locator('header img[src$=".svg"]')
    .getAttribute("src");
  const response = await request.get(src ?? "");
  expect(response.headers()["content-type"]).toBe("image/svg+xml");
  expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The browser refuses the scripts that the page names.
  test.beforeEach(({ problems }) => problems.expectProblem(/request failed: csp/));

  test("the blog is searched and read", async ({ page }) => {
    await page.goto("/blog");
    await page.getByLabel("Search articles").fill("index mistakes");
    await page.getByRole("button", { name: "Search" }).click();
    await page
      .getByRole("link", { name: /index mistakes/ })
      .first()
      .click();
    await expect(page).toHaveURL(ARTICLE);
    await expect(page.getByRole("navigation", { name: "Contents" })).toBeVisible();
  });
});

test("axe finds nothing on the blog at two widths", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [
    "/blog",
    "/blog?q=zzzz",
    WITH_FIGURE_AND_TABLES,
    ARTICLE,
    "/blog/author/helena-brix",
    "/blog/category/hiring",
    "/blog/tag/rates",
  ]) {
    await openPage(page, path);
    await expectAccessibleAtWidths(page);
  }
});
