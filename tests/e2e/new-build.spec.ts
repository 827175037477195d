import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/e2e.ts";
import { blockChunk, collectDocuments, isSameLoad, mark } from "../support/old-build.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a new build is detected within the hour, loads the next page as a document and loses nothing typed", async ({
  page,
  request,
}) => {
  const running = await (await request.get("/builds/latest.json")).json();
  expect(running).toEqual({ id: expect.any(String) });

  await page.clock.install();
  const requests: string[] = [];
  let served = running.id;
  await page.route("**/builds/latest.json*", async (route) => {
    requests.push(new URL(route.request().url()).search);
    await route.fulfill({ json: { id: served } });
  });
  await openPage(page, "/find/contacts");
  await mark(page);

  // Nothing new: pages go on without a reload. The check itself loads once the page works.
  await expect
    .poll(async () => {
      await page.clock.runFor(3_600_000);
      return requests.length;
    })
    .toBeGreaterThan(0);
  expect(requests[0]).toMatch(/^\?\d+$/);
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByRole("banner").getByRole("link", { name: "OGDS home" }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toBeVisible();
  expect(await isSameLoad(page)).toBe(true);
  await page.goBack();
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  expect(await isSameLoad(page)).toBe(true);

  // A new build: this page stays as it is, whatever is typed, until the visitor leaves it.
  served = "another";
  const before = requests.length;
  await page.clock.runFor(3_600_000);
  await expect.poll(() => requests.length).toBeGreaterThan(before);
  await page.getByLabel("Email address").fill("zoe@example.com");
  expect(await isSameLoad(page)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "OGDS home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => isSameLoad(page)).toBe(false);
  await expect(heading(page)).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Email address")).toHaveValue("zoe@example.com");
});

test("a chunk that does not load reloads the page once, and never with unsaved input", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/ERR_FAILED|dynamically imported|Unable to preload/);
  let blocked = 0;
  await page.route(/\/assets\/(member-slide-over|shortlist-drawer)-[^/]+\.js$/, (route) => {
    blocked += 1;
    return route.abort();
  });

  // Unsaved input prevents a reload; the profile's own page opens.
  await openPage(page, "/blog");
  await mark(page);
  await page.getByRole("searchbox").fill("half a thought");
  await page.evaluate(() => {
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  });
  await expect(page.getByRole("searchbox")).toHaveValue("half a thought");
  expect(await isSameLoad(page)).toBe(true);

  // Reloaded once, with the same URL; when it fails again at once, the full profile opens.
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

test("code whose load ends because the page is being left does not take the place of the next page", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/ERR_FAILED|dynamically imported|Unable to preload/);
  const chunk = Promise.withResolvers<void>();
  await page.route(/\/assets\/member-slide-over-[^/]+\.js$/, async (route) => {
    await chunk.promise;
    await route.abort();
  });
  const next = Promise.withResolvers<void>();
  await page.route("/pricing", async (route) => {
    await next.promise;
    await route.continue();
  });
  await openPage(page, "/developers");
  const requested = page.waitForRequest(/\/assets\/member-slide-over-/);
  await page.evaluate(() => window.location.assign("#developer=anna-kask"));
  await requested;
  const documents = collectDocuments(page);
  await page.evaluate(() => window.location.assign("/pricing"));
  await expect.poll(() => documents).toEqual(["/pricing"]);
  const handled = page.waitForEvent("console", (message) => message.type() === "error");
  chunk.resolve();
  await handled;
  next.resolve();
  await expect(page).toHaveURL("/pricing");
  expect(documents).toEqual(["/pricing"]);
});

/** What browsers do where site data is blocked. */
const blockStorage = () => {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  }
};
/** A storage without space: reading works. */
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("No space left", "QuotaExceededError");
  };
};

test("code of a page that does not load: the first click goes to its target, a second one within 10 seconds asks", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/ERR_FAILED|dynamically imported/);
  await blockChunk(page, "home");
  await openPage(page, "/find/contacts");
  await mark(page);
  await page.getByLabel("Full name").fill("Zoë Tamm");
  const documents = collectDocuments(page);

  // A link that is only pointed at changes nothing.
  const link = page.getByRole("link", { name: "OGDS home" }).first();
  const tried = page.waitForRequest(/assets\/home-/);
  await link.hover();
  await tried;
  expect(await isSameLoad(page)).toBe(true);

  await link.click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => isSameLoad(page)).toBe(false);
  await expect(heading(page)).toBeVisible();
  expect(documents).toEqual(["/"]);
  const marked = await page.evaluate(() => Number(sessionStorage.getItem("reloaded-at")));
  expect(Date.now() - marked).toBeLessThan(120_000);

  // Without its code the page works by documents; back on one that has it, the marker counts.
  await openPage(page, "/find/contacts");
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await page.evaluate(() => sessionStorage.setItem("reloaded-at", String(Date.now())));
  await mark(page);
  documents.length = 0;
  await link.click();
  const notice = page.getByRole("alert").filter({ hasText: "That page didn't load" });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL("/find/contacts");
  expect(await isSameLoad(page)).toBe(true);
  expect(documents).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/");
  expect(documents).toEqual(["/"]);
});

test("without a connection, code of a page that does not load keeps the page", async ({
  page,
  context,
  problems,
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
  await openPage(page, "/find/contacts");
  await mark(page);
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await context.setOffline(true);
  await page.getByRole("link", { name: "OGDS home" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "didn't load" })).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/");
});

for (const [name, limit] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`with browser storage ${name}, a deploy during a form loses nothing that was typed`, async ({
    page,
    problems,
  }) => {
    problems.expectProblem(
      /ERR_FAILED|dynamically imported|Access is denied|No space left|page error/,
    );
    await page.addInitScript(limit);
    await openPage(page, "/find/contacts");
    await mark(page);
    await page.getByLabel("Full name").fill("Zoë Tamm");
    await page.getByLabel("Email address").fill("zoe@example.com");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/find/details");
    await page.getByLabel("What kind of project is it?").fill("Audit");
    await page.getByLabel("What else should we know?").fill("Half a thought");
    const documents = collectDocuments(page);
    await blockChunk(page, "home", documents);
    await page.getByRole("link", { name: "OGDS home" }).first().click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => isSameLoad(page)).toBe(false);
    await expect(heading(page)).toBeVisible();
    expect(documents).toEqual(["/"]);
    // Back works once the page does.
    await expect(page.getByRole("button", { name: /^Shortlist\b/ }).last()).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL("/find/details");
    await expect(page.getByLabel("What kind of project is it?")).toHaveValue("Audit");
    await expect(page.getByLabel("What else should we know?")).toHaveValue("Half a thought");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/find/contacts");
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    await expect(page.getByLabel("Email address")).toHaveValue("zoe@example.com");
  });
}

test("Back to a page whose code does not load opens it, and Forward leads on", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/ERR_FAILED|dynamically imported/);
  await openPage(page, "/services");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await page.reload();
  await expect(page.getByRole("button", { name: /shortlist/i }).last()).toBeAttached();
  await blockChunk(page, "services", collectDocuments(page));
  await mark(page);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => isSameLoad(page)).toBe(false);
  await expect(heading(page)).toHaveText("Six ways to work with us");

  // The position in the history is preserved: Forward leads on, and Back returns here.
  await expect(page.getByRole("button", { name: /^Shortlist\b/ }).last()).toBeAttached();
  await page.goForward();
  await expect(page).toHaveURL("/pricing");
  await expect(heading(page)).toHaveText("One rate, and it's on the profile");
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(heading(page)).toHaveText("Six ways to work with us");
});
