import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/e2e.ts";

declare global {
  interface Window {
    /** Lost with the page: whether it was loaded anew. */
    sameLoad?: boolean;
  }
}

const mark = (page: Page) =>
  page.evaluate(() => {
    window.sameLoad = true;
  });
const isSameLoad = (page: Page) => page.evaluate(() => window.sameLoad === true);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a new build is found within the hour, loads the next page anew and loses nothing typed", async ({
  page,
  request,
}) => {
  const running = await (await request.get("/builds/latest.json")).json();
  expect(running).toEqual({ id: expect.any(String) });

  await page.clock.install();
  const asked: string[] = [];
  let served = running.id;
  await page.route("**/builds/latest.json*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ json: { id: served } });
  });
  await openPage(page, "/find/contacts");
  await mark(page);

  // Nothing new: pages go on without a reload.
  await page.clock.runFor(3_600_000);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^\?\d+$/);
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(heading(page)).toBeVisible();
  expect(await isSameLoad(page)).toBe(true);
  await page.goBack();
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  expect(await isSameLoad(page)).toBe(true);

  // A new build: this page stays as it is, whatever is typed, until the visitor leaves it.
  served = "another";
  await page.clock.runFor(3_600_000);
  await expect.poll(() => asked.length).toBe(2);
  await page.getByLabel("Email address").fill("zoe@example.com");
  expect(await isSameLoad(page)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(() => isSameLoad(page)).toBe(false);
  await expect(heading(page)).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Email address")).toHaveValue("zoe@example.com");
});

test("a chunk that does not load reloads the page once, and never over what is being typed", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/ERR_FAILED|dynamically imported|Unable to preload/);
  let blocked = 0;
  await page.route(/\/assets\/(member-slide-over|shortlist-drawer)-[^/]+\.js$/, (route) => {
    blocked += 1;
    return route.abort();
  });

  // Text that only this page knows keeps it from being reloaded; the profile's own page opens.
  await openPage(page, "/blog");
  await mark(page);
  await page.getByRole("searchbox").fill("half a thought");
  await page.evaluate(() => {
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  });
  await expect(page.getByRole("searchbox")).toHaveValue("half a thought");
  expect(await isSameLoad(page)).toBe(true);

  // Reloaded once, with the same address; when it fails again at once, the full profile opens.
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/developers#developer=anna-kask");
  await expect(page).toHaveURL("/developers/anna-kask");
  await expect(heading(page)).toHaveText("Anna Kask");
  expect(blocked).toBeGreaterThanOrEqual(2);
  expect(documents).toEqual(["/developers", "/developers", "/developers/anna-kask"]);
  const marked = await page.evaluate(() => Number(sessionStorage.getItem("reloaded-at")));
  expect(Date.now() - marked).toBeLessThan(120_000);
});
