import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleAtWidths,
  finishHydration,
  openPage,
  test,
} from "#tests/support/e2e.ts";

// Berlin and Tallinn are an hour apart all year, New York and Tallinn seven but for some weeks.
test.use({ timezoneId: "Europe/Berlin" });

const ANNA = "/developers?q=anna+kask";
const line = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "Anna Kask" })
    .getByText(/Tallinn/);

test("a card shows the agency's hours in common at first and the visitor's afterwards, in the same space", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  for (const width of [320, 1280]) {
    const size = { width, height: 900 };
    await plain.setViewportSize(size);
    await page.setViewportSize(size);
    await plain.goto(ANNA);
    await expect(line(plain)).toHaveText("8 h overlap with Tallinn · Tallinn");
    await openPage(page, ANNA);
    await expect(line(page)).toHaveText("7 h overlap with your day · Tallinn");
    const heightOf = async (one: Page) =>
      (await one.getByRole("main").getByRole("article").first().boundingBox())?.height;
    expect(await heightOf(page)).toBe(await heightOf(plain));
  }
  await plain.close();
});

test("the profile shows both days on the visitor's clock, which can be set for all tabs", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, ANNA);
  await openPage(page, "/developers/anna-kask");
  const hours = page.getByRole("region", { name: "Hours" });
  await expect(hours).toContainText("8:00–16:00");
  await expect(hours).toContainText("7 h overlap9:00–16:00");
  await expect(hours).toContainText("Berlin time");
  await hours.getByRole("button", { name: "Change your hours" }).click();
  await hours.getByLabel("You start at").selectOption("7:00");
  await expect(hours).toContainText("8 h overlap8:00–16:00");
  await expect(line(other)).toHaveText("8 h overlap with your day · Tallinn");
  await hours.getByLabel("Your time zone").selectOption("Kathmandu");
  await expect(hours).toContainText("Kathmandu time");
  // Clocks do not change in Kathmandu.
  await expect(hours).toContainText(/1[12]:45–(19|20):45/);
  await expectAccessibleAtWidths(page);
  await page.reload();
  await finishHydration(page);
  await expect(hours).toContainText("Kathmandu time");
});

test("before code the profile compares a member with the agency's day, as printed", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/developers/valentina-rios");
  const hours = page.getByRole("region", { name: "Hours" });
  await expect(hours).toContainText(/Tallinn\s*9:00–17:00/);
  await expect(hours).toContainText(/\d h overlap/);
  await expect(hours).toContainText("Tallinn time");
  await expect(hours).not.toContainText("You");
  await page.close();
});

test("the filter begins with the visitor's day, and its chip takes it away", async ({ page }) => {
  await openPage(page, "/developers");
  const filters = page.getByRole("search", { name: "Filter developers" });
  await filters.getByText("Working hours").click();
  await expect(filters.getByLabel("Your time zone")).toHaveValue("Europe/Berlin");
  await filters.getByLabel("Overlap with your day").selectOption("8 h or more");
  await expect(page).toHaveURL("/developers?overlap=8&zone=Europe/Berlin");
  await filters.getByLabel("Your hours").selectOption("8:00–16:00");
  await expect(page).toHaveURL("/developers?overlap=8&zone=Europe/Berlin&day=8-16");
  const chip = page.getByRole("list", { name: "Active filters" }).getByRole("link").first();
  await expect(chip).toHaveText(/8 h of 8:00–16:00 in Berlin/);
  await expectAccessibleAtWidths(page);
  await chip.click();
  await expect(page).toHaveURL("/developers");
});

test("the filter works without JavaScript, and what cannot be read narrows nothing", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/developers?overlap=9&zone=Mars&day=3");
  await expect(page.getByRole("list", { name: "Active filters" })).toHaveCount(0);
  const filters = page.getByRole("search", { name: "Filter developers" });
  await filters.getByText("Working hours").click();
  await filters.getByLabel("Overlap with your day").selectOption("4 h or more");
  await filters.getByLabel("Your time zone").selectOption("New York");
  await filters.getByRole("button", { name: "Show developers" }).click();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText(
    "4+ h of 9:00–17:00 in New York",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.close();
});

const EXAMPLE = "Example: 9:00–17:00 in Tallinn.";

for (const timezoneId of ["America/New_York", "Asia/Kolkata"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the home page counts who shares the visitor's day, as many as the list that it leads to", async ({
      page,
    }) => {
      const html = await (await page.request.get("/")).text();
      expect(html).toContain(EXAMPLE);
      expect(html).not.toContain("Your day: ");
      await openPage(page, "/");
      const section = page.getByRole("region", { name: "Who’s online when you are" });
      const [, city = ""] = timezoneId.split("/");
      await expect(section).toContainText(`Your day: 9:00–17:00 in ${city.replace("_", " ")}.`);
      const row = section.getByRole("link", { name: /^4 h or more/ });
      const [, count] = /(\d+) of \d+ developers/.exec((await row.textContent()) ?? "") ?? [];
      await row.click();
      await expect(page).toHaveURL(`/developers?overlap=4&zone=${timezoneId}`);
      const total = Number(count) === 1 ? "1 developer" : `${count} developers`;
      await expect(page.getByRole("heading", { name: total, exact: true })).toBeVisible();
    });

    test("a landing page and the prices count them too, each on one line", async ({ page }) => {
      await openPage(page, "/hire-react-developers");
      const share = page.getByRole("link", { name: /share 4 h or more with your working day/ });
      const [, count] = /^(\d+) of/.exec((await share.textContent()) ?? "") ?? [];
      await share.click();
      await expect(page).toHaveURL(`/developers?technology=react&overlap=4&zone=${timezoneId}`);
      await expect(page.getByRole("heading", { name: `${count} developers` })).toBeVisible();
      await openPage(page, "/pricing");
      await expect(share).toHaveAttribute("href", `/developers?overlap=4&zone=${timezoneId}`);
    });
  });
}

test("without JavaScript the home page counts for its example, in the same space", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  const sectionOf = (one: Page) => one.getByRole("region", { name: "Who’s online when you are" });
  // A phone has no such section.
  for (const width of [768, 1280]) {
    await plain.setViewportSize({ width, height: 900 });
    await page.setViewportSize({ width, height: 900 });
    await plain.goto("/");
    await expect(sectionOf(plain)).toContainText(EXAMPLE);
    const link = sectionOf(plain).getByRole("link", { name: /^4 h or more/ });
    await expect(link).toHaveAttribute("href", "/developers?overlap=4&zone=Europe/Tallinn");
    await openPage(page, "/");
    await expect(sectionOf(page)).toContainText("Your day: 9:00–17:00 in Berlin.");
    const heightOf = async (one: Page) => (await sectionOf(one).boundingBox())?.height;
    expect(await heightOf(page)).toBe(await heightOf(plain));
  }
  await plain.close();
});
