import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { openBrowser, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { test } from "#tests/support/run-database.ts";

const PHONE = { width: 360, height: 800 };
/** A window of 1280 × 1024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };

for (const hasJavaScript of [true, false]) {
  test(`on a phone the filters of a list are behind one button${hasJavaScript ? "" : ", without JavaScript"}`, async ({
    browser,
    db,
    baseURL,
  }) => {
    const context = await openBrowser(browser, baseURL, hasJavaScript);
    await signInAs(context, { db, baseURL });
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    await page.goto("/desk/requests");
    const filters = page.getByRole("button", { name: /^Filters/ });
    const state = page.getByRole("search").getByRole("combobox", { name: "State" });
    const close = page.getByRole("button", { name: "Close" });
    await expect(filters).toHaveText("Filters");
    await expect(state).toBeHidden();

    await filters.press("Enter");
    await expect(state).toBeInViewport();
    await state.selectOption("all");
    if (!hasJavaScript) await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/state=all/);
    await expect(filters).toHaveText("Filters (1)");
    if (!hasJavaScript) await filters.click();
    await expect(state).toHaveValue("all");
    await close.click();
    await expect(state).toBeHidden();

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(state).toBeVisible();
    await expect(filters).toBeHidden();
    await context.close();
  });
}

test("rows of a list begin below two lines on a phone, and its sheets fit a page at 400 %", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL });
  await page.setViewportSize(PHONE);
  await openDesk(page, "/desk/requests");
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const head = await page.getByRole("row").first().boundingBox();
  expect((head?.y ?? Infinity) - (title?.y ?? 0)).toBeLessThanOrEqual(120);

  await page.setViewportSize(ZOOMED);
  for (const [button, field] of [
    ["Filters", page.getByLabel("Sort")],
    ["More", page.getByRole("link", { name: "Download as CSV" })],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
  }
});
