import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  finishHydration,
  holdScripts,
  openPage,
  test,
} from "#tests/support/e2e.ts";
import { idsOf, saveShortlist } from "#tests/support/hire.ts";

const table = (page: Page) => page.getByRole("table");
const columns = (page: Page) => table(page).getByRole("columnheader");
const heads = (page: Page) =>
  page.getByRole("list", { name: "Compared developers" }).getByRole("listitem");
const row = (page: Page, name: RegExp) => table(page).getByRole("row", { name });
const FOUR = ["anna-kask", "karl-rebane", "kwame-mensah", "tomasz-wierzbicki"];

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
  await expect(columns(page)).toHaveText(["Kwame Mensah", "Karl Rebane", "Anna Kask"]);
  await expect(heads(page).last()).toContainText("€58 / h");
  await expect(row(page, /^Rate/).getByRole("cell")).toHaveText([
    "On request",
    "€20 / h lowest",
    "€58 / h",
  ]);
  await expect(
    row(page, /^React/)
      .getByRole("cell")
      .last(),
  ).toHaveText("6 years most");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  await page.getByRole("link", { name: "Remove Kwame Mensah" }).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(heads(page)).toHaveCount(2);
});

test("what all have alike is folded, and said once", async ({ page }) => {
  const ids = await idsOf(page, "anna-kask", "ada-lill");
  await page.goto(`/compare?ids=${ids.join(",")}`);
  await expect(row(page, /^Seniority/)).toHaveCount(0);
  await expect(page.getByText("Senior", { exact: true })).toBeHidden();
  await page.getByText("The same for both").click();
  await expect(page.getByRole("definition").filter({ hasText: "Senior" })).toBeVisible();
  await expectAccessible(page);
});

test("the developers are hired together, beside those who are shortlisted", async ({ page }) => {
  const [own = 0, ...ids] = await idsOf(page, "ada-lill", "anna-kask", "karl-rebane");
  await saveShortlist(page, [own]);
  await openPage(page, `/compare?ids=${ids.join(",")}`);
  await page.getByRole("button", { name: "Hire these two" }).click();
  await expect(page).toHaveURL("/hire/contacts");
  await expect(page.getByText("3 developers in your request").first()).toBeAttached();
  await openPage(page, `/compare?ids=${[own, ...ids].join(",")}`);
  await expect(page.getByRole("button", { name: "Hire these three" })).toBeVisible();
  await page.getByRole("button", { name: "Hire Karl Rebane" }).click();
  await expect(page).toHaveURL("/hire/contacts");
});

for (const late of ["comparison-view-*", "*"]) {
  test(`a button that is pressed before ${late}.js has arrived does what it says`, async ({
    page,
  }) => {
    const ids = await idsOf(page, "anna-kask", "karl-rebane");
    const release = await holdScripts(page, late);
    await page.goto(`/compare?ids=${ids.join(",")}`, { waitUntil: "commit" });
    if (late !== "*") await finishHydration(page);
    await page.getByRole("button", { name: "Hire these two" }).click();
    release();
    await expect(page).toHaveURL("/hire/contacts");
    await expect(page.getByText("2 developers in your request").first()).toBeAttached();
  });
}

test("without JavaScript it is complete, and leads to the form on one page", async ({
  browser,
  baseURL,
  page,
}) => {
  const ids = await idsOf(page, ...FOUR);
  const plain = await browser.newPage({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  await plain.goto(`/compare?ids=${ids.join(",")}`);
  await expect(row(plain, /^Working hours/)).toContainText("8 h overlap");
  // Heads and table scroll as one.
  const distance = async () => {
    const [head, column] = await Promise.all([
      heads(plain).last().boundingBox(),
      columns(plain).last().boundingBox(),
    ]);
    return Math.abs((head?.x ?? 0) - (column?.x ?? 99));
  };
  expect(await distance()).toBeLessThan(2);
  await heads(plain).last().scrollIntoViewIfNeeded();
  expect(await distance()).toBeLessThan(2);
  await plain.getByRole("link", { name: "Hire these four" }).click();
  await expect(plain).toHaveURL(`/hire/form?members=${FOUR.join(",")}`);
  await plain.close();
});

test("a profile leads to the comparison with similar developers, on one printed page", async ({
  page,
}) => {
  await page.goto("/developers/anna-kask");
  await page.getByRole("link", { name: "Compare with Anna" }).click();
  await expect(columns(page)).toHaveCount(4);
  await expect(columns(page).first()).toContainText("Anna Kask");
  const pdf = (await page.pdf({ format: "A4", landscape: false })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("none, one, unknown and too many members are said in words", async ({ page }) => {
  const [anna = 0, karl = 0] = await idsOf(page, "anna-kask", "karl-rebane");
  await page.goto("/compare");
  await expect(page.getByText("Add two to four developers")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/compare?ids=${anna},${karl},999999`);
  await expect(page.getByText("1 developer is no longer on our site.")).toBeVisible();
  await expect(columns(page)).toHaveCount(2);
  await page.goto(`/compare?ids=${anna},${karl},1,2,3,4`);
  await expect(page.getByText("Up to 4 developers fit side by side.")).toBeVisible();
  await page.goto("/compare?ids=<script>,-1,x&only=everything");
  await expect(page.getByText("Add two to four developers")).toBeVisible();
});

for (const width of [320, 360, 768, 1280]) {
  test(`the page scrolls under its heads, and a phone has two columns and an edge, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const ids = await idsOf(page, ...FOUR);
    await openPage(page, `/compare?ids=${ids.join(",")}`);
    await expectAccessible(page);
    const sides = async (index: number) => {
      const box = await heads(page).nth(index).boundingBox();
      return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
    };
    expect((await sides(1)).right).toBeLessThanOrEqual(width);
    expect((await sides(2)).left).toBeLessThan(width - 32);
    if (width >= 768) expect((await sides(3)).right).toBeLessThanOrEqual(width);
    // Nothing but the page scrolls downwards, and the page not sideways.
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].some(
        (element) =>
          getComputedStyle(element).overflowY === "auto" &&
          element.scrollHeight > element.clientHeight,
      ),
    );
    expect(hidden).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await row(page, /^Country/).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    const button = heads(page).first().getByRole("button", { name: "Hire Anna Kask" });
    await expect(button).toBeInViewport({ ratio: 1 });
    // Heads and table scroll sideways together, whichever of them is moved.
    await heads(page).last().getByRole("button").focus();
    await expect(heads(page).last()).toBeInViewport();
    await expect
      .poll(async () => {
        const column = await columns(page).last().boundingBox();
        return Math.abs((column?.x ?? 0) - (await sides(3)).left);
      })
      .toBeLessThan(2);
  });
}

test("nothing stays at the top of a low window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const ids = await idsOf(page, ...FOUR);
  await openPage(page, `/compare?ids=${ids.join(",")}`);
  await row(page, /^Country/).scrollIntoViewIfNeeded();
  await expect(heads(page).first()).not.toBeInViewport();
});
