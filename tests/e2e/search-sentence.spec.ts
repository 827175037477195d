import type { Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "#tests/support/e2e.ts";

const SENTENCE = "senior React, at least €40, speaks English";
const search = (page: Page) =>
  page.getByRole("searchbox", { name: "Name, position or technology" });
const active = (page: Page) => page.getByRole("list", { name: "Active filters" });
const total = (page: Page) => page.getByRole("heading", { level: 2, name: /^[\d,]+ developers?$/ });
const READ = /\/developers\?technology=react&seniority_level=senior&language=en&rate_min=40$/;

for (const width of [360, 1280]) {
  test(`a sentence becomes chips, each of which can be removed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/");
    await page.getByLabel("Technology or role").fill(SENTENCE);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(READ);
    const chips = active(page).getByRole("listitem");
    await expect(chips).toHaveText([/React/, /Senior/, /English/, /From €40/, "Clear all"]);
    await expectAccessible(page);
    const few = await total(page).textContent();
    await active(page).getByRole("link", { name: "Remove Senior" }).click();
    await expect(chips).toHaveCount(4);
    await expect(total(page)).not.toHaveText(few ?? "");
  });
}

test("what is typed above the filters is added to them by Enter, and Back undoes it", async ({
  page,
}) => {
  await openPage(page, "/developers?country=EE");
  await search(page).fill("react, at least 5 years, free by 31 March 2027");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    /\?technology=react&country=EE&experience_min=5&available_by=2027-03-31$/,
  );
  await expect(search(page)).toHaveValue("");
  await expect(page.getByLabel("Available by", { exact: true })).toHaveValue("2027-03-31");
  await expect(active(page)).toContainText("Available by 31 March 2027");
  await page.goBack();
  await expect(page).toHaveURL(/\/developers\?country=EE(&q=.*)?$/);
});

test("a name alone remains a text search, and unknown words remain beside filters", async ({
  page,
}) => {
  await openPage(page, "/developers");
  await search(page).fill("anna");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/developers\?q=anna$/);
  await expect(total(page)).toHaveText("1 developer");
  await search(page).fill("anna under 90");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/developers\?rate_max=90&q=anna$/);
  await expect(search(page)).toHaveValue("anna");
});

test("what is only a plus ranks, and rules nobody out", async ({ page }) => {
  await page.goto("/search?q=Azure,+AWS+would+be+a+plus");
  await expect(page).toHaveURL(/\/developers\?technology=azure&q=ideally\+AWS$/);
  await expect(page.getByText("Developers with “AWS” come first.")).toBeVisible();
  const ranked = await total(page).textContent();
  await page.goto("/developers?technology=azure");
  await expect(total(page)).toHaveText(ranked ?? "");
  await page.goto("/search?q=Azure,+AWS+and+Kubernetes+would+be+a+plus");
  await expect(page.getByText("Developers with “AWS”, “Kubernetes” come first.")).toBeVisible();
});

test("what no one lists is named, and the nearest people are shown", async ({ page }) => {
  await page.goto("/search?q=senior+Salesforce+developer");
  await expect(page).toHaveURL(/\/developers\?seniority_level=senior&missing=Salesforce$/);
  const missing = page.getByText(/^No one lists Salesforce\./);
  await expect(missing).toBeVisible();
  await expect(total(page)).not.toHaveText("0 developers");
  await expectAccessible(page);
  await expect(missing.getByRole("link", { name: "tell us who you need" })).toHaveAttribute(
    "href",
    /^\/find\?.*missing=Salesforce/,
  );
  await missing.getByRole("link", { name: "Remove Salesforce" }).click();
  await expect(missing).toHaveCount(0);
  await expect(page).toHaveURL(/\/developers\?seniority_level=senior$/);
  await page.goto("/search?q=Salesforce");
  await expect(page).toHaveURL(/\/developers\?missing=Salesforce$/);
  await expect(total(page)).not.toHaveText("0 developers");
});

test("what can mean several filters is shown, not guessed", async ({ page }) => {
  await page.goto("/search?q=react,+at+least+5");
  await expect(page).toHaveURL(/\/developers\?technology=react&unclear=at\+least\+5$/);
  await expect(total(page)).not.toHaveText("0 developers");
  const choices = page.getByRole("list", { name: "Words that can be filters" });
  await expect(choices).toHaveText("“at least 5” can be a filter:5+ yearsFrom €5 / h");
  await expectAccessible(page);
  await choices.getByRole("link", { name: "5+ years" }).click();
  await expect(page).toHaveURL(/\/developers\?technology=react&experience_min=5$/);
  await expect(choices).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sentence becomes filters too", async ({ page }) => {
    await page.goto("/developers");
    await search(page).fill(SENTENCE);
    await page.getByRole("button", { name: "Show developers" }).click();
    await expect(page).toHaveURL(READ);
    await expect(active(page)).toContainText("React");
  });
});

test("what was ignored or can mean several filters is still said after a chip is removed", async ({
  page,
}) => {
  await openPage(page, "/");
  await page
    .getByLabel("Technology or role")
    .fill("2 motivated senior React developers for a month");
  await page.keyboard.press("Enter");
  const ignored = page.getByText(/^We ignored: motivated, a month\./);
  await expect(ignored).toBeVisible();
  await active(page).getByRole("link", { name: "Remove Senior" }).click();
  await expect(active(page).getByRole("listitem")).toHaveText([/React/, "Clear all"]);
  await expect(ignored).toBeVisible();
  await expect(page).toHaveURL(/people=2/);
  await page.getByRole("link", { name: "Remove", exact: true }).click();
  await expect(ignored).toHaveCount(0);
  await expect(page).toHaveURL(/\/developers\?technology=react&people=2$/);
});

test("the order that a text asks for is the one that is chosen, also in a link", async ({
  page,
}) => {
  const order = page.getByLabel("Sort by");
  await openPage(page, "/developers?q=cheap+react+developer");
  await expect(order).toHaveValue("rate_asc");
  await expect(page.getByText("Order: rate, lowest first.")).toBeVisible();
  await order.selectOption("Recommended");
  await expect(page).toHaveURL("/developers?technology=react");
});
