import { existsSync } from "node:fs";
import type { LaunchOptions, Page } from "@playwright/test";
import { test as base, expect } from "#tests/support/e2e.ts";
import { listenToPosts, press, reference, send } from "#tests/support/form-pages.ts";
import { createAddress, fillProject, startHire } from "#tests/support/hire.ts";
import { fillContacts } from "#tests/support/plain-forms.ts";

/** How old a form without JavaScript has to be, with a second for clocks. */
const MIN_FILL_MS = 4_000;

/** The browser that is installed beside the headless shell, which has no such cache. */
const findBrowser = (path = "") => path.replace(/-headless-shell$/, "");

/** Chromium with the cache of whole documents that people have and Playwright turns off. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        executablePath: findBrowser(launchOptions.executablePath),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    },
    { scope: "worker" },
  ],
});

test.skip(
  ({ launchOptions }) => !existsSync(launchOptions.executablePath ?? ""),
  "needs Chromium itself",
);

/** Goes back to a document that the browser has in its cache. */
async function goBackToCached(page: Page, url: string): Promise<void> {
  // `page.goBack` waits for a document that loads.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(url);
  const isCached = () => page.evaluate(() => document.documentElement.dataset.isCached);
  await expect.poll(isCached).toBe("true");
}

/** Marks the document, which another one of the same URL would not have. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(document.documentElement.dataset, { isCached: "true" }));

test("a form from the back/forward cache has its answers and sends them once", async ({ page }) => {
  const posts = listenToPosts(page, "/api/forms/request");
  await startHire(page);
  await press(page, "Continue");
  const email = createAddress("cached");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill(email);
  await mark(page);
  await page.goto("/blog");
  await goBackToCached(page, "/hire/contacts");
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await press(page, "Continue");
  await fillProject(page);
  await expect(page).toHaveURL("/hire/book-a-call");
  await send(page).click();
  await expect(page).toHaveURL("/hire/success");
  await expect(reference(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that is sent again after Back is stored once", async ({ page }) => {
    const form = "/hire/form?members=anna-kask";
    const sent = /\/hire\/sent\?receipt=/;
    await page.goto(form);
    const opened = Date.now();
    await fillContacts(page, createAddress("cached-plain"));
    await page.getByLabel("What kind of project is it?").fill("Audit");
    await mark(page);
    // A form is refused before that, and the refusal would be a page of its own in the history.
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(MIN_FILL_MS);
    await press(page, "Send request");
    await expect(page).toHaveURL(sent);
    const number = (await reference(page).textContent()) ?? "";
    await goBackToCached(page, form);
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    await press(page, "Send request");
    await expect(page).toHaveURL(sent);
    await expect(reference(page)).toHaveText(number);
  });
});
