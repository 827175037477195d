import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";

test("a technology's page shows the number of developers and links to exactly them", async ({
  page,
}) => {
  await openPage(page, "/hire-react-developers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hire React developers");
  const stats = page.getByRole("region", { name: "Facts" });
  const { meta } = await (
    await page.request.get("/api/members?filter[technology][]=react&per_page=1")
  ).json();
  await expect(stats).toContainText(`developers${meta.total}`);
  await page.getByRole("link", { name: "Filter these developers" }).click();
  await expect(page).toHaveURL("/developers?technology=react");
  await expect(page.getByRole("heading", { name: `${meta.total} developers` })).toBeVisible();
});

test("the second page of people has a URL of its own", async ({ page }) => {
  await openPage(page, "/hire-react-developers");
  await page
    .getByRole("navigation", { name: "Pages of developers" })
    .getByRole("link", { name: "Next" })
    .click();
  await expect(page).toHaveURL("/hire-react-developers?page=2");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\?page=2$/);
});

test("an industry's page shows its developers and their technologies", async ({ page }) => {
  await openPage(page, "/tag/hire-fintech-developers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hire Fintech developers");
  const related = page.getByRole("region", { name: "Hire by technology" });
  await related.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/hire-[a-z0-9-]+-developers$/);
});

test("every technology and industry that the site offers has its page", async ({ request }) => {
  test.slow();
  const { data } = await (await request.get("/api/config/common")).json();
  const paths = [
    ...data.technologies.map(({ slug }: { slug: string }) => `/hire-${slug}-developers`),
    ...data.tags.map(({ slug }: { slug: string }) => `/tag/hire-${slug}-developers`),
  ];
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test("axe finds nothing on landing pages at two widths", async ({ page }) => {
  for (const path of [
    "/hire-react-developers",
    "/hire-elixir-developers",
    "/tag/hire-fintech-developers",
  ]) {
    await openPage(page, path);
    await expectAccessibleAtWidths(page);
  }
});

test("the first three people of a landing page are compared side by side", async ({ page }) => {
  await openPage(page, "/hire-react-developers");
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  await page.getByRole("link", { name: "Compare the first three side by side" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+(?:,|%2C)\d+(?:,|%2C)\d+$/);
  const table = page.getByRole("table");
  for (const name of names.slice(0, 3)) await expect(table).toContainText(name);
});
