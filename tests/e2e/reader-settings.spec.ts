import { expect, openPage } from "#tests/support/e2e.ts";
import { idsOf, saveShortlist } from "#tests/support/hire.ts";
import { KINDS, LINKS, ONE_PAGE_FORMS, STEPS } from "#tests/support/page-kinds.ts";
import {
  expectNothingFixedWhenLow,
  expectReadableInForcedColors,
  expectVisiblePixels,
  LOW_WINDOW,
  SCHEMES,
} from "#tests/support/reader-settings.ts";
import { test } from "#tests/support/run-database.ts";
import { createSecretPages } from "#tests/support/secret-pages.ts";

/** Whether React has taken over the page, unless it has no scripts. */
const isReady = () =>
  document.documentElement.dataset.scripts === "none" ||
  Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("every kind of page is readable in forced colors and has nothing fixed in a low window", async ({
  page,
  db,
  problems,
}) => {
  test.slow();
  problems.expectProblem(/404|410/);
  const ids = await idsOf(page, "anna-kask", "karl-rebane");
  await saveShortlist(page, ids);
  const paths = [
    ...KINDS,
    ...STEPS,
    ...LINKS,
    ...ONE_PAGE_FORMS,
    `/compare?ids=${ids}`,
    "/status",
    ...(await createSecretPages(db, ids)),
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await page.waitForFunction(isReady);
      await expectReadableInForcedColors(page);
      await expectNothingFixedWhenLow(page);
    });
  }
});

test("header, hero and footer are seen in forced colors, light and dark", async ({ page }) => {
  for (const path of ["/", "/career", "/developers", "/find"]) {
    await openPage(page, path);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
      await expectVisiblePixels(page, "header");
      if (path === "/") await expectVisiblePixels(page, "section:has(> div > div > div > h1)");
      await expectVisiblePixels(page, "body > footer, div > footer");
    }
  }
});

test("in forced colors filters have an edge as a sheet, and none around their text beside the list", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/developers");
  const panel = page.getByRole("search").locator("..");
  await expect(panel).toHaveCSS("border-left-width", "0px");
  await page.setViewportSize({ width: 600, height: 800 });
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(panel).toHaveCSS("border-left-width", "1px");
});

test.describe("in a low window, as at a zoom of 400 %", () => {
  test.use({ viewport: LOW_WINDOW });

  test("the slide-over scrolls as a whole, to its last button", async ({ page }) => {
    await openPage(page, "/developers");
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("tab").first()).toBeVisible();
    const scrollers = await dialog.evaluate((panel) =>
      [panel, ...panel.querySelectorAll("*")]
        .filter((element) => element.scrollHeight > element.clientHeight + 1)
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map((element) => [element.role, element.clientHeight]),
    );
    expect(scrollers).toEqual([["dialog", LOW_WINDOW.height]]);
    await page.keyboard.press("End");
    for (const button of [
      dialog.getByRole("link", { name: "View Profile" }),
      dialog.getByRole("button", { name: /Shortlist/ }),
    ]) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

  test("the header has the shortlist, and the page scrolls under nothing", async ({ page }) => {
    await saveShortlist(page, await idsOf(page, "anna-kask"));
    await openPage(page, "/developers");
    await page
      .getByRole("banner")
      .getByRole("button", { name: "1 Developer in your shortlist" })
      .click();
    const panel = page.getByRole("dialog", { name: "Your Developer Shortlist" });
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expectNothingFixedWhenLow(page);
  });
});
