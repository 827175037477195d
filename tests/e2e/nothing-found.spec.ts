import { expect, expectAccessibleAtWidths, openPage } from "#tests/support/e2e.ts";
import { test } from "#tests/support/run-database.ts";

test("a search that nobody matches says what each part costs and who is near, and no option reads 0", async ({
  page,
}) => {
  await openPage(page, "/developers?technology=react&rate_max=20&language=de");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "0 developers" })).toBeVisible();
  const less = main.getByRole("list", { name: "Search with fewer filters" });
  await expect(less.getByRole("link", { name: /^Remove Up to €20/ })).toContainText(
    /\d+ developers?$/,
  );
  await expect(main.getByText(/^Close: €\d+ instead of €20$/).first()).toBeVisible();
  const counts = main.getByRole("search").locator(".choice-row .figures");
  expect(await counts.allTextContents()).not.toContain("0");
  await expectAccessibleAtWidths(page, [320, 768, 1280]);
  await less.getByRole("link", { name: /Up to €20/ }).click();
  await expect(page).toHaveURL("/developers?technology=react&language=de");
  await expect(main.getByRole("article").first()).toBeVisible();
});

test("the request form takes the whole search along, also without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  const search =
    "technology=react&rate_max=1&country=EE&workload=part_time&seniority_level=lead&available=true";
  await openPage(page, `/developers?${search}&ignored=6+months`);
  await page.getByRole("link", { name: "Tell us who you need" }).click();
  await expect(page).toHaveURL("/find/contacts");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("find") ?? "{}").state);
  expect(stored).toMatchObject({
    technologies: ["react"],
    max_rate: "1",
    seniority_level: "lead",
    workload: "part_time",
    start_date: "as_soon_as_possible",
    message:
      "From your search: React, Lead, Estonia, Up to €1\u00a0/\u00a0h, Available now, Part-time, 6 months",
  });
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await plain.goto(`/developers?${search}`);
  await plain.getByRole("link", { name: "Tell us who you need" }).click();
  await plain.goto(`/find/form?${search}`);
  await expect(plain.getByLabel("Part-time")).toBeChecked();
  await expect(plain.getByLabel("Maximum rate")).toHaveValue("1");
  await plain.close();
});

test("how many people a sentence asks for is filled in, also without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  await openPage(page, "/");
  await page.getByLabel("Technology or role").fill("two react developers under 1 euro");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/developers?technology=react&rate_max=1&people=2");
  await page.getByRole("link", { name: "Tell us who you need" }).click();
  await expect(page).toHaveURL("/find/contacts");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("find") ?? "{}").state);
  expect(stored).toMatchObject({ technologies: ["react"], number_of_developers: "2" });
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  for (const query of ["technology=react&people=3", "q=3+x+react"]) {
    await plain.goto(`/find/form?${query}`);
    await expect(plain.getByLabel("Number of developers")).toHaveValue("3");
  }
  await plain.goto("/find/form?technology=react&people=99");
  await expect(plain.getByLabel("Number of developers")).toHaveValue("1");
  await plain.close();
});

test("how many people are needed stays while the search is changed, also without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  await openPage(page, "/search?q=two+senior+react+developers+in+Brazil");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Remove Senior" }).first().click();
  await expect(page).toHaveURL("/developers?technology=react&country=BR&people=2");
  await page.getByLabel("Full time").check();
  await expect(page).toHaveURL(/&workload=full_time&people=2$/);
  await page.getByRole("link", { name: "Remove Brazil" }).first().click();
  await page.getByRole("navigation", { name: "Pages of developers" }).getByText("2").click();
  await expect(page).toHaveURL(/page=2&people=2$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/developers");
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await plain.goto("/developers?technology=react&people=2");
  await plain.getByLabel("Full time").check();
  await plain.getByRole("button", { name: "Show developers" }).click();
  await expect(plain).toHaveURL(/people=2/);
  await plain.goto("/developers?technology=react&rate_max=1&people=2");
  await plain
    .getByRole("link", { name: /^Remove Up to €1/ })
    .last()
    .click();
  await expect(plain).toHaveURL("/developers?technology=react&people=2");
  await plain.close();
});

test("words that nobody has are ignored and named, others come first, and both can be removed", async ({
  page,
}) => {
  await openPage(page, "/developers?technology=react&q=anna+qwertzuiop");
  const main = page.getByRole("main");
  await expect(main).toContainText("We ignored: qwertzuiop.");
  await expect(main).toContainText("Developers with “anna” come first.");
  await expect(main.getByRole("article").first()).toContainText("Anna Kask");
  await main.getByRole("link", { name: "Remove", exact: true }).click();
  await expect(page).toHaveURL("/developers?technology=react&q=anna");
  await expect(main).not.toContainText("We ignored");
});

test("a text that is too long is read as far as a search goes, and the page says so", async ({
  page,
}) => {
  const q = `React developer ${"and so on ".repeat(100)} Java`;
  const notice = page.getByText("Your search was too long. We read the first 800 characters.");
  for (const url of ["/search", "/developers"]) {
    await page.goto(`${url}?${new URLSearchParams({ q })}`);
    await expect(page.getByRole("link", { name: "Remove React" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Remove Java" })).toHaveCount(0);
    await expect(notice).toBeVisible();
  }
  await page.getByRole("link", { name: "Remove React" }).first().click();
  await expect(notice).toBeHidden();
});

test("a text in a link means what it means after Enter, and stays in the field", async ({
  page,
}) => {
  await openPage(page, "/developers?q=senior+react+under+60");
  const main = page.getByRole("main");
  for (const chip of ["React", "Senior", "Up to €60"]) {
    await expect(main.getByRole("link", { name: `Remove ${chip}` }).first()).toBeVisible();
  }
  await expect(page.getByLabel("Name, position or technology")).toHaveValue(
    "senior react under 60",
  );
});
