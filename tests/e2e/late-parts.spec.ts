import type { Locator, Page } from "@playwright/test";
import { expect, holdScripts, openPage, test } from "#tests/support/e2e.ts";

const PROFILE = "/developers/anna-kask";
/** As in `whenUsed`. */
const UNUSED_TIMEOUT_MS = 3_000;
/** The file of a part that a profile fetches late. */
const HOURS = "/assets/member-hours";
/** The file of what every page fetches late. */
const AFTER_USE = "/assets/after-use";

type Unused = { unused: (() => void)[] };

/** Opens a page whose visitor does nothing, and waits for the timer for that case; it does not run by itself. */
async function openUnused(page: Page, path: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript((timeout) => {
    const { setTimeout } = window;
    const unused: (() => void)[] = [];
    const replaced = (run: () => void, ms?: number) =>
      ms === timeout ? unused.push(run) : setTimeout(run, ms);
    Object.assign(window, { setTimeout: replaced, unused });
    // What a test evaluates in the page counts as input there.
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
  }, UNUSED_TIMEOUT_MS);
  await page.goto(path);
  await page.waitForFunction(() => (window as unknown as Unused).unused.length > 0);
  return fetched;
}

const isFetched = (fetched: string[], name: string) => () =>
  fetched.some((path) => path.startsWith(name));

test("what is below the first screen is fetched once the page is used", async ({ page }) => {
  const fetched = await openUnused(page, PROFILE);
  expect(isFetched(fetched, HOURS)()).toBe(false);
  await page.keyboard.press("Tab");
  await expect.poll(isFetched(fetched, HOURS)).toBe(true);
});

test("it is fetched by a page that is only scrolled", async ({ page }) => {
  const fetched = await openUnused(page, PROFILE);
  await page.evaluate(() => window.scrollBy(0, 100));
  await expect.poll(isFetched(fetched, HOURS)).toBe(true);
});

test("it is fetched without a visitor after three seconds", async ({ page }) => {
  const fetched = await openUnused(page, PROFILE);
  await page.evaluate(() => {
    for (const run of (window as unknown as Unused).unused) run();
  });
  await expect.poll(isFetched(fetched, HOURS)).toBe(true);
});

test("a button that is pressed before its code has arrived does what it says", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4_000 });
  const release = await holdScripts(page, "member-hours-*");
  await openPage(page, PROFILE);
  const button = page.getByRole("button", { name: "Change your hours" });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByLabel("Your time zone")).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("filters that are ticked with the first touch are applied", async ({ page }) => {
  const fetched = await openUnused(page, "/developers?technology=go");
  expect(isFetched(fetched, "/assets/filter-form")()).toBe(false);
  await page
    .getByRole("search", { name: "Filter developers" })
    .getByRole("checkbox", { name: /^Docker/ })
    .check();
  await expect(page).toHaveURL("/developers?technology=docker,go");
});

test("after a navigation all parts are fetched at once", async ({ page }) => {
  const fetched = await openUnused(page, PROFILE);
  await page.getByRole("link", { name: "All developers" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/developers");
  await expect.poll(isFetched(fetched, "/assets/filter-form")).toBe(true);
});

for (const { sign, lead } of [
  { sign: "pointer", lead: (link: Locator) => link.hover() },
  { sign: "focus", lead: (link: Locator) => link.focus() },
]) {
  test(`a page is on its way when the first ${sign} is on its link`, async ({ page }) => {
    const fetched = await openUnused(page, "/privacy");
    expect(isFetched(fetched, AFTER_USE)()).toBe(false);
    await lead(page.getByRole("banner").getByRole("link", { name: "Pricing" }));
    await expect.poll(isFetched(fetched, "/pricing.data")).toBe(true);
  });
}

test("the page that the first touch leads to does not wait for late code", async ({ page }) => {
  const release = await holdScripts(page, "after-use-*");
  await openUnused(page, "/about-us");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One rate/);
  await expect(page).toHaveURL("/pricing");
  release();
  await expect(page.locator("[data-theme=pricing]")).toHaveCount(1);
});

test("without a connection before the first touch the page stays and reports it", async ({
  page,
  context,
  problems,
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|after-use-/);
  await openUnused(page, "/developers");
  await expect(page.getByRole("button", { name: "Shortlist, empty" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Get new matches by email" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "That page didn't load" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Developers");
});
