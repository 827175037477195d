import type { MemberCard } from "#contract/members/member.ts";
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

test("the first people are those who name the technology first, with most years of it first", async ({
  page,
}) => {
  for (const [slug, name] of [
    ["python", "Python"],
    ["react", "React"],
    ["java", "Java"],
  ]) {
    await openPage(page, `/hire-${slug}-developers`);
    const listed = page.getByRole("article").getByRole("heading").getByRole("link");
    const links = await listed.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const known = await page.request.get(`/api/members?filter[technology]=${slug}&per_page=50`);
    const members: MemberCard[] = (await known.json()).data;
    const years = links.slice(0, 3).map((link) => {
      const member = members.find(({ slug }) => link === `/developers/${slug}`);
      const first = member?.technologies.find(({ type }) => type === 1);
      expect(first?.name, link ?? "").toBe(name);
      return first?.years ?? 0;
    });
    expect(years).toEqual(years.toSorted((one, other) => other - one));
  }
});

test("no more than 120 px of prose are before the people", async ({ page }) => {
  for (const path of ["/hire-python-developers", "/tag/hire-fintech-developers"]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await openPage(page, path);
      const before = await page.evaluate(() => {
        const people = document.querySelector("main article")?.getBoundingClientRect().top ?? 0;
        const prose = [...document.querySelectorAll("main :is(p, li)")].map((text) =>
          text.getBoundingClientRect(),
        );
        const above = prose.filter(({ top }) => top < people);
        return {
          tallest: Math.max(...above.map(({ height }) => height)),
          top: people + window.scrollY,
        };
      });
      expect(before.tallest).toBeLessThanOrEqual(120);
      expect(before.top).toBeLessThan(width === 360 ? 900 : 620);
    }
  }
});

test("the number of people a page is in the URL, works without JavaScript and has the canonical URL of the same people", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sizes = page.getByRole("navigation", { name: "Developers per page" });
  await page.goto("/hire-react-developers?page=2");
  await sizes.getByRole("link", { name: "12" }).click();
  await expect(page).toHaveURL("/hire-react-developers?per_page=12");
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(sizes.getByRole("link", { name: "12" })).toHaveAttribute("aria-current", "true");
  const pages = page.getByRole("navigation", { name: "Pages of developers" });
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/hire-react-developers?per_page=12&page=2");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/hire-react-developers\?page=3$/,
  );
  await context.close();
});
