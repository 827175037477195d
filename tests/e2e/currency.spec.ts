import type { Page } from "@playwright/test";
import { expect, expectAccessibleAtWidths, openPage } from "#tests/support/e2e.ts";
import { idsOf } from "#tests/support/hire.ts";
import { openProposal } from "#tests/support/proposal-page.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { test } from "#tests/support/run-database.ts";

const chooseDollars = (page: Page) => page.getByLabel("Show rates").selectOption("in USD");
const cardOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("article").filter({ hasText: name });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("a limit compares rates in the currency of the site, and its chip and filter name it", async ({
  page,
}) => {
  // Callum Fairweather charges in pounds.
  await openPage(page, "/developers?rate_max=73&sort=rate_desc");
  await expect(page.getByRole("link", { name: /Up to €73/ })).toBeVisible();
  await expect(page.getByText("Rate per hour, EUR")).toBeVisible();
  const rates = await page
    .getByRole("main")
    .getByRole("article")
    .getByText(/^[€£$][\d.]+$/)
    .allTextContents();
  expect(rates.join()).toContain("£");
  const inEuros = rates.map((text) => {
    const amount = Number(text.slice(1));
    return text.startsWith("£") ? amount / 0.88 : text.startsWith("$") ? amount / 1.16 : amount;
  });
  expect(inEuros).toEqual(inEuros.toSorted((one, other) => other - one));
  expect(Math.max(...inEuros)).toBeLessThanOrEqual(73);
});

test("a visitor sees all rates in one currency, everywhere and in all tabs, marked and without a jump", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await openPage(page, "/developers?q=anna+kask");
  const other = await context.newPage();
  await openPage(other, "/developers/anna-kask");
  await expect(cardOf(page, "Anna Kask")).toContainText("€58 / h");
  await chooseDollars(page);
  await expect(cardOf(page, "Anna Kask")).toContainText("about $67 / h");
  const cost = other.getByRole("complementary", { name: "Rate and shortlist" });
  await expect(cost).toContainText("about $67 / h");
  await expect(cost).toContainText("$10,765");
  const ids = await idsOf(page, "anna-kask", "callum-fairweather");
  const compared = `/compare?ids=${ids.join(",")}`;
  const plain = await browser.newPage({ baseURL });
  for (const path of ["/developers", "/developers/anna-kask", "/pricing", compared, "/"]) {
    await Promise.all([openPage(page, path), openPage(plain, path)]);
    for (const width of [320, 360, 768, 1280]) {
      const size = { width, height: 900 };
      await Promise.all([page.setViewportSize(size), plain.setViewportSize(size)]);
      await expect(page.getByRole("main")).toContainText(/about \$\d|US dollars \(about\)/);
      expect(await heightOf(page), `${path} at ${width}`).toBe(await heightOf(plain));
    }
  }
  await plain.close();
  await page.goto("/pricing");
  await expect(page.getByText(/developers, in US dollars \(about\)\.$/)).toBeVisible();
  await page.getByLabel("Show rates").selectOption("as quoted");
  await expect(page.getByText(/developers, in euros\.$/)).toBeVisible();
  await expect(cost).toContainText("€58 / h");
  await expectAccessibleAtWidths(page);
});

test("what a proposal offers is never converted", async ({ page, db }) => {
  const id = await seedProposal(db);
  await openPage(page, "/developers");
  await chooseDollars(page);
  await openProposal(page, id);
  await expect(page.getByText(/^€\d/).first()).toBeVisible();
  await expect(page.getByText(/about \$/)).toHaveCount(0);
});

test("without JavaScript rates are as quoted, and nothing offers another currency", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/developers?q=anna+kask");
  await expect(cardOf(page, "Anna Kask")).toContainText("€58 / h");
  await expect(page.getByLabel("Show rates")).toBeHidden();
  await page.close();
});
