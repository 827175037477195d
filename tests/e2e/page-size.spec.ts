import { cards, filters, total } from "#tests/support/developers.ts";
import { expect, expectAccessible, openPage, test } from "#tests/support/e2e.ts";

test.describe("people a page", () => {
  test("is 6, 12 or 24 by a link, and stays with filters, order and pages", async ({ page }) => {
    await openPage(page, "/developers?country=europe&page=2");
    const sizes = page.getByRole("navigation", { name: "Developers per page" });
    await expect(sizes.getByRole("link")).toHaveText(["6", "12", "24"]);
    await sizes.getByRole("link", { name: "12" }).click();
    await expect(page).toHaveURL("/developers?country=europe&per_page=12");
    await expect(cards(page)).toHaveCount(12);
    await filters(page).getByLabel("Available now").check();
    await expect(page).toHaveURL("/developers?country=europe&available=true&per_page=12");
    await page.getByLabel("Sort by").selectOption("rate_asc");
    await expect(page).toHaveURL(/available=true&sort=rate_asc&per_page=12$/);
    const chip = page
      .getByRole("list", { name: "Active filters" })
      .getByRole("link", { name: /Europe/ });
    await expect(chip).toHaveAttribute("href", /sort=rate_asc/);
    await chip.click();
    await expect(page).toHaveURL("/developers?available=true&sort=rate_asc&per_page=12");
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/developers?per_page=12");
    const next = page.getByRole("link", { name: "Next" });
    // The URL changes at once, the links with the people.
    await expect(next).toHaveAttribute("href", "/developers?per_page=12&page=2");
    await next.click();
    await expect(page).toHaveURL("/developers?per_page=12&page=2");
    const six = sizes.getByRole("link", { name: "6", exact: true });
    await expect(six).toHaveAttribute("href", "/developers?page=3");
    await six.click();
    await expect(page).toHaveURL("/developers?page=3");
    await expectAccessible(page);
  });

  test("is the next lower one for a number in between, 24 for more, 6 for anything else", async ({
    page,
  }) => {
    for (const [value, count] of [
      ["50", 24],
      ["13", 12],
      ["0", 6],
      ["x", 6],
    ] as const) {
      await page.goto(`/developers?per_page=${value}`);
      await expect(cards(page)).toHaveCount(count);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", /\/developers$/);
    }
    await page.goto("/developers?per_page=24&page=99");
    await expect(page.getByRole("button", { name: "Page 3" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\?page=9$/);
  });

  test("stays with a form that a browser without JavaScript sends, and is offered where it shows more", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/developers?per_page=24");
    await filters(page).getByLabel("Available now").check();
    await page.getByRole("button", { name: "Show developers" }).click();
    await expect(page).toHaveURL("/developers?available=true&per_page=24");
    await page.goto("/developers?technology=kafka");
    await expect(total(page)).toHaveText(/^[1-9]\d? developers$/);
    const count = Number((await total(page).textContent())?.split(" ")[0]);
    const offered = [count > 6, count > 6, count > 12].filter(Boolean);
    const sizes = page.getByRole("navigation", { name: "Developers per page" });
    await expect(sizes.getByRole("link")).toHaveCount(offered.length);
    await context.close();
  });

  test("is in three columns on a wide screen, two below", async ({ page }) => {
    for (const [width, columns] of [
      [1535, 2],
      [1536, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, "/developers");
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
  });
});
