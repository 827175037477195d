import type { Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "#tests/support/e2e.ts";
import { idsOf, saveShortlist } from "#tests/support/hire.ts";

const table = (page: Page) => page.getByRole("table");
const heads = (page: Page) => table(page).getByRole("columnheader");
const row = (page: Page, name: RegExp) => table(page).getByRole("row", { name });

test("the shortlist is compared side by side, from the panel", async ({ page }) => {
  const ids = await idsOf(page, "anna-kask", "karl-rebane", "kwame-mensah");
  await saveShortlist(page, ids);
  await openPage(page, "/developers");
  await page
    .getByRole("button", { name: /hortlist/ })
    .last()
    .click();
  await page.getByRole("link", { name: "Compare side by side" }).click();
  await expect(page).toHaveURL(`/compare?ids=${ids.toReversed().join(",")}`);
  await expect(heads(page)).toHaveCount(3);
  await expect(heads(page).last()).toContainText("Anna Kask");
  await expect(row(page, /^Rate/)).toContainText("€58 / h");
  await expect(row(page, /^Rate/)).toContainText("On request");
  await expect(row(page, /^Rate/)).toHaveAttribute("data-differs");
  await expect(row(page, /^React/)).toContainText("6 years");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  await page.getByRole("link", { name: "Show only differences" }).click();
  await expect(
    table(page).locator("tbody tr:not([data-differs]):not(:has(th[colspan]))"),
  ).toHaveCount(0);
  await page.goto(`/compare?ids=${ids.join(",")}`);
  await page.getByRole("link", { name: "Remove Kwame Mensah" }).click();
  await expect(heads(page)).toHaveCount(2);
});

test("a profile leads to the comparison with similar developers, on one printed page", async ({
  page,
}) => {
  await page.goto("/developers/anna-kask");
  await page.getByRole("link", { name: "Compare with Anna" }).click();
  await expect(heads(page)).toHaveCount(4);
  await expect(heads(page).first()).toContainText("Anna Kask");
  const pdf = (await page.pdf({ format: "A4", landscape: false })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("none, one, unknown and too many members are said in words", async ({ page }) => {
  const [anna = 0, karl = 0] = await idsOf(page, "anna-kask", "karl-rebane");
  await page.goto("/compare");
  await expect(page.getByText("Choose two to four developers")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/compare?ids=${anna},${karl},999999`);
  await expect(page.getByText("1 developer is no longer on our site.")).toBeVisible();
  await expect(heads(page)).toHaveCount(2);
  await page.goto(`/compare?ids=${anna},${karl},1,2,3,4`);
  await expect(page.getByText("Up to 4 developers fit side by side.")).toBeVisible();
  await page.goto("/compare?ids=<script>,-1,x&only=everything");
  await expect(page.getByText("Choose two to four developers")).toBeVisible();
});

for (const width of [320, 360, 768, 1280]) {
  test(`headers stay in sight while scrolling, two columns at least, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const ids = await idsOf(page, "anna-kask", "karl-rebane", "kwame-mensah", "tomasz-wierzbicki");
    await page.goto(`/compare?ids=${ids.join(",")}`);
    await expectAccessible(page);
    const box = await page.getByRole("region", { name: "Comparison" }).boundingBox();
    const second = await heads(page).nth(1).boundingBox();
    const right = (second?.x ?? 0) + (second?.width ?? 0);
    expect(right).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
    const region = page.getByRole("region", { name: "Comparison" });
    await region.evaluate((element) => element.scrollTo(0, 300));
    await expect(
      heads(page).first().getByRole("link", { name: "Anna Kask", exact: true }),
    ).toBeInViewport();
    await region.evaluate((element) => element.scrollTo(200, 300));
    const label = await row(page, /^Experience/)
      .getByRole("rowheader")
      .boundingBox();
    expect(Math.round((label?.x ?? -1) - (box?.x ?? 0))).toBe(0);
  });
}
