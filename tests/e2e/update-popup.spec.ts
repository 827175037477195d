import type { Page, Request } from "@playwright/test";
import { expect, openPage, test } from "#tests/support/e2e.ts";
import { idsOf, saveShortlist } from "#tests/support/hire.ts";

const DELAY = 10_000;
const popup = (page: Page) => page.getByRole("dialog", { name: "What's new at OGDS" });

/** Opens a page as a first-time visitor whose clock the test moves. */
async function visit(page: Page, path: string) {
  await page.context().clearCookies();
  await page.clock.install();
  await openPage(page, path);
}

/** Moves the clock, and expects that nothing has become due: its code would be requested at once. */
async function expectNothingWithin(page: Page, milliseconds: number) {
  const requests: string[] = [];
  const listen = (request: Request) => requests.push(request.url());
  page.on("request", listen);
  await page.clock.fastForward(milliseconds);
  // Answered after all that the clock has begun.
  await page.evaluate(() => document.title);
  expect(requests.filter((url) => url.includes("/update-popup-dialog-"))).toEqual([]);
  page.off("request", listen);
}

async function storedCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "update-popup");
}

test.describe("update popup", () => {
  test("is shown 10 seconds after load, and closing it stores hide for two weeks", async ({
    page,
  }) => {
    await visit(page, "/about-us");
    await expect(popup(page)).toBeHidden();
    await page.clock.fastForward(DELAY);
    await expect(popup(page)).toContainText("70% of the monthly rate");
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await popup(page).getByRole("button", { name: "Close" }).click();
    await expect(popup(page)).toBeHidden();
    // A scroll follows its wheel later: one that was not prevented adds to this one.
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
    const now = await page.evaluate(() => Date.now());
    const cookie = await storedCookie(page);
    expect(cookie).toMatchObject({ value: "hide", path: "/", sameSite: "Lax" });
    expect(Math.abs((cookie?.expires ?? 0) - now / 1000 - 1_209_600)).toBeLessThan(120);

    await openPage(page, "/about-us");
    await page.clock.fastForward(2 * DELAY);
    await expect(popup(page)).toBeHidden();
  });

  test("restarts its delay after a route change", async ({ page }) => {
    await visit(page, "/about-us");
    await page.clock.fastForward(DELAY - 3_000);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^One rate/);
    await expectNothingWithin(page, DELAY - 3_000);
    await page.clock.fastForward(3_000);
    await expect(popup(page)).toBeVisible();
  });

  test("restarts its delay when another page of a list is opened", async ({ page }) => {
    await visit(page, "/developers");
    await page.clock.fastForward(DELAY - 3_000);
    const pages = page.getByRole("navigation", { name: "Pages of developers" });
    await pages.getByRole("link", { name: "2" }).click();
    await expect(pages.getByRole("button", { name: "2" })).toHaveAttribute("aria-current", "page");
    await expectNothingWithin(page, DELAY - 3_000);
    await page.clock.fastForward(3_000);
    await expect(popup(page)).toBeVisible();
  });

  test("leads to the buyout answer, replacing the page, and focuses it", async ({ page }) => {
    await visit(page, "/about-us");
    await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveTitle(/^Career/);
    await page.clock.fastForward(DELAY);
    await popup(page).getByRole("link", { name: "How a buyout works" }).click();
    await expect(page).toHaveURL("/faq/client#what-is-developer-buyout");
    await expect(popup(page)).toBeHidden();
    const answer = page.locator("#what-is-developer-buyout");
    await expect(answer).toHaveAttribute("open");
    await expect(answer.locator("summary")).toBeFocused();
    await expect(answer.getByText("one-time fee")).toBeInViewport();
    expect(await storedCookie(page)).toMatchObject({ value: "hide" });
    await page.goBack();
    await expect(page).toHaveURL("/about-us");
  });

  test("opens the answer also on the page of the answer", async ({ page }) => {
    await visit(page, "/faq/client");
    await page.clock.fastForward(DELAY);
    await popup(page).getByRole("link", { name: "How a buyout works" }).click();
    await expect(page.locator("#what-is-developer-buyout summary")).toBeFocused();
  });

  test("leads to the services and stores hide", async ({ page }) => {
    await visit(page, "/about-us");
    await page.clock.fastForward(DELAY);
    await popup(page).getByRole("link", { name: "See the services" }).click();
    await expect(page).toHaveURL("/services");
    await expect(popup(page)).toBeHidden();
    expect(await storedCookie(page)).toMatchObject({ value: "hide" });
  });

  test("closes with Esc and returns the focus", async ({ page }) => {
    await visit(page, "/about-us");
    const link = page.getByRole("link", { name: "Meet the developers" });
    await link.focus();
    await page.clock.fastForward(DELAY);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();
    expect(await storedCookie(page)).toMatchObject({ value: "hide" });
  });

  test("never covers a focused form field", async ({ page }) => {
    await visit(page, "/pricing");
    const rate = page.getByLabel("Hourly rate");
    await rate.focus();
    await page.clock.fastForward(6 * DELAY);
    await expect(popup(page)).toBeHidden();
    await rate.blur();
    await page.clock.fastForward(500);
    await page.clock.fastForward(500);
    await expect(popup(page)).toBeVisible();
  });

  test("waits until a slide-over is closed", async ({ page }) => {
    await visit(page, "/developers");
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    const slideOver = page.getByRole("dialog");
    await expect(slideOver).toBeVisible();
    await page.clock.fastForward(3 * DELAY);
    await expect(popup(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(slideOver).toBeHidden();
    await page.clock.fastForward(500);
    await page.clock.fastForward(500);
    await expect(popup(page)).toBeVisible();
  });

  test("is not shown where a visitor is at work", async ({ page }) => {
    await saveShortlist(page, await idsOf(page, "anna-kask"));
    await visit(page, "/hire");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("textbox", { name: "Full name" })).toBeVisible();
    await page.clock.fastForward(3 * DELAY);
    await expect(popup(page)).toBeHidden();
    // The same clock shows it where it may be seen.
    await page.getByRole("link", { name: "OGDS home" }).first().click();
    await expect(page.getByRole("button", { name: "Find developers" })).toBeVisible();
    await page.clock.fastForward(3 * DELAY);
    await expect(popup(page)).toBeVisible();
  });

  test("is not shown on a technology's page, whose name begins as the form's", async ({ page }) => {
    await visit(page, "/hire-react-developers");
    await page.clock.fastForward(3 * DELAY);
    await expect(popup(page)).toBeHidden();
  });
});
