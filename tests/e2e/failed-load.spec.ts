import type { Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "../support/e2e.ts";

const PAGE_DATA = /\.data(\?|$)/;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Ways in which a request for page data fails. */
const FAILURES: { name: string; requests: number; response?: object }[] = [
  { name: "500", requests: 2, response: { status: 500, body: "Internal Server Error" } },
  { name: "503", requests: 2, response: { status: 503, headers: { "Retry-After": "1" } } },
  {
    name: "429 with a long Retry-After",
    requests: 1,
    response: { status: 429, headers: { "Retry-After": "600" } },
  },
  {
    name: "the HTML of a proxy",
    requests: 1,
    response: { status: 200, contentType: "text/html", body: "<h1>Log in</h1>" },
  },
  {
    name: "a malformed body",
    requests: 1,
    response: { status: 200, contentType: "text/x-script", body: "[[1,{}" },
  },
  { name: "no network", requests: 2 },
];

for (const { name, requests, response } of FAILURES) {
  test(`page data: ${name} keeps the page, reports it and is retried`, async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/\.data|Failed to load resource/);
    await openPage(page, "/faq/client");
    const urls: string[] = [];
    await page.route(PAGE_DATA, (route) => {
      urls.push(route.request().url());
      return response ? route.fulfill(response) : route.abort();
    });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Pricing" });
    await link.focus();
    const before = await page.evaluate(() => window.scrollY);
    urls.length = 0;
    await link.press("Enter");
    const alert = page.getByRole("alert").filter({ hasText: "That page didn't load" });
    await expect(alert).toBeVisible();
    // What was fetched ahead is not the click's.
    expect(urls.length).toBeGreaterThanOrEqual(requests);
    await expect(page).toHaveURL("/faq/client");
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    // Still failing, the notice appears again; then it opens.
    const retry = page.getByRole("button", { name: "Try again" });
    urls.length = 0;
    await retry.click();
    await expect.poll(() => urls.length).toBeGreaterThanOrEqual(requests);
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL("/faq/client");
    await expect(retry).not.toHaveAttribute("aria-busy");
    await page.unroute(PAGE_DATA);
    await retry.click();
    await expect(page).toHaveURL("/pricing");
    await expect(alert).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/faq/client");
  });
}

test("page data that fails on Back keeps the page and its position in the history", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/\.data|Failed to load resource/);
  await openPage(page, "/pricing");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.route(PAGE_DATA, (route) => route.abort());
  await page.goBack();
  const alert = page.getByRole("alert").filter({ hasText: "That page didn't load" });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL("/blog");
  await expect(heading(page)).toHaveText("Blog");
  await expectAccessible(page);
  await page.unroute(PAGE_DATA);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(heading(page)).not.toHaveText("Blog");
  await page.goForward();
  await expect(page).toHaveURL("/blog");
});

test("without a connection a link that opens a document keeps the page and reports it", async ({
  page,
  context,
}) => {
  await openPage(page, "/developers");
  // What keeps the page comes with the code after the page's own, as this button does.
  await expect(page.getByRole("button", { name: "Shortlist, empty" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Get new matches by email" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "That page didn't load" });
  await expect(alert).toBeVisible();
  await expect(heading(page)).toHaveText("Developers");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Get new developers by email");
});

test("filters whose results do not load keep the choice and report it in the list", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/\.data|Failed to load resource/);
  await openPage(page, "/developers");
  let requests = 0;
  await page.route(PAGE_DATA, (route) => {
    requests++;
    return route.fulfill({ status: 500, body: "" });
  });
  const senior = page.getByRole("checkbox", { name: /^Senior/ });
  await senior.check();
  const alert = page.getByRole("alert").filter({ hasText: "We couldn't load these developers" });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/seniority_level=senior/);
  await expect(senior).toBeChecked();
  await expect(heading(page)).toHaveText("Developers");
  await expectAccessible(page);
  // A failed request is repeated once before it is reported.
  const retry = page.getByRole("button", { name: "Try again" });
  requests = 0;
  await retry.click();
  await expect.poll(() => requests).toBe(2);
  await expect(alert).toBeVisible();
  await expect(retry).not.toHaveAttribute("aria-busy");
  await page.unroute(PAGE_DATA);
  await retry.click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(senior).toBeChecked();
  await expect(page.locator(":focus")).toHaveCount(1);
  await page.goBack();
  await expect(senior).not.toBeChecked();
});

test("another page of a list that does not load is reported in place of the list", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/\.data|Failed to load resource/);
  await openPage(page, "/developers");
  await page.route(PAGE_DATA, (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Pages of developers" })
    .getByRole("link", { name: "2" })
    .click();
  await expect(page.getByRole("alert").filter({ hasText: "these developers" })).toBeInViewport();
  await expect(page).toHaveURL(/page=2/);
  await page.unroute(PAGE_DATA);
  await page.getByRole("button", { name: "Try again" }).click();
  const current = page.getByRole("button", { name: "Page 2" });
  await expect(current).toHaveAttribute("aria-current", "page");
});
