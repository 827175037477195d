import type { Locator, Page } from "@playwright/test";
import { cards, filters, total } from "#tests/support/developers.ts";
import { expect, holdScripts, openPage, test } from "#tests/support/e2e.ts";

const PHONE = { width: 360, height: 740 };

/** The switch of a list between all of its ticks and any of them. */
const matching = (page: Page, verb: "have" | "speak") =>
  filters(page).getByRole("group", { name: `Developers ${verb}` });

test.describe("filters", () => {
  test("a tick changes the page's URL at once, and Back removes it", async ({ page }) => {
    await openPage(page, "/developers");
    await filters(page)
      .getByRole("checkbox", { name: /^React \d/ })
      .check();
    await expect(page).toHaveURL("/developers?technology=react");
    await expect(total(page)).toHaveText("21 developers");
    await filters(page)
      .getByRole("checkbox", { name: /^Senior/ })
      .check();
    await expect(page).toHaveURL("/developers?technology=react&seniority_level=senior");
    await page.goBack();
    await expect(page).toHaveURL("/developers?technology=react");
    await expect(filters(page).getByRole("checkbox", { name: /^Senior/ })).not.toBeChecked();
    await expect(filters(page).getByRole("checkbox", { name: /^React \d/ })).toBeChecked();
  });

  test("typing is searched for after a rest and is one step for Back", async ({ page }) => {
    await openPage(page, "/developers");
    const field = filters(page).getByLabel("Name, position or technology");
    await field.pressSequentially("poldmae", { delay: 30 });
    await expect(total(page)).toHaveText("1 developer");
    await expect(page).toHaveURL("/developers?q=poldmae");
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/developers");
    await expect(field).toHaveValue("");
  });

  test("on a slow device no choice is lost, and typing with pauses stays one step", async ({
    page,
  }) => {
    await openPage(page, "/developers");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.getByLabel("Sort by").selectOption({ label: "Rate, lowest first" });
    const field = filters(page).getByLabel("Up to");
    // Each value is in the URL before its results are rendered.
    for (const rate of ["6", "65", "60"]) {
      await field.fill(rate);
      await expect(page).toHaveURL(`/developers?rate_max=${rate}&sort=rate_asc`);
    }
    await page.goBack();
    await expect(page).toHaveURL("/developers?sort=rate_asc");
    await expect(field).toHaveValue("");
    await field.fill("60");
    await expect(page).toHaveURL("/developers?rate_max=60&sort=rate_asc");
    for (const name of [/^TypeScript/, /^React \d/, /^Node\.js/]) {
      await filters(page).getByRole("checkbox", { name }).check();
    }
    await expect(page).toHaveURL(
      "/developers?technology=nodejs,react,typescript&rate_max=60&sort=rate_asc",
    );
  });

  test("the URL is a permalink in one order, whatever the order of choosing", async ({ page }) => {
    await openPage(page, "/developers");
    await page.getByLabel("Sort by").selectOption({ label: "Rate, lowest first" });
    await filters(page).getByLabel("Up to").fill("60");
    await expect(page).toHaveURL("/developers?rate_max=60&sort=rate_asc");
    await filters(page)
      .getByRole("checkbox", { name: /^TypeScript/ })
      .check();
    await filters(page)
      .getByRole("checkbox", { name: /^React \d/ })
      .check();
    const permalink = "/developers?technology=react,typescript&rate_max=60&sort=rate_asc";
    await expect(page).toHaveURL(permalink);
    // The URL changes before its results are rendered: they are compared with those of a new page.
    const opened = await page.context().newPage();
    await opened.goto(permalink);
    const names = await cards(opened).getByRole("heading").allInnerTexts();
    await opened.close();
    expect(names.length).toBeGreaterThan(1);
    await expect(cards(page).getByRole("heading")).toHaveText(names);
    await page.goto(permalink);
    await expect(cards(page).getByRole("heading")).toHaveText(names);
    await expect(filters(page).getByLabel("Up to")).toHaveValue("60");
    await expect(page.getByLabel("Sort by")).toHaveValue("rate_asc");
  });

  test("chips show the set filters and remove them one by one or all", async ({ page }) => {
    await openPage(page, "/developers?technology=go,react&country=ee&available=true");
    const chips = page.getByRole("list", { name: "Active filters" });
    await expect(chips.getByRole("listitem")).toHaveText([
      "Remove Go",
      "Remove React",
      "Remove Estonia",
      "Remove Available now",
      "Clear all",
    ]);
    await chips.getByRole("link", { name: "Remove Go" }).click();
    await expect(page).toHaveURL("/developers?technology=react&country=EE&available=true");
    await expect(total(page)).toBeFocused();
    await chips.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/developers");
    await expect(chips).toHaveCount(0);
    await expect(filters(page).getByLabel("Available now")).not.toBeChecked();
  });

  test("ticked technologies are all wanted, or any of them is enough", async ({ page }) => {
    await openPage(page, "/developers?technology=kotlin");
    await filters(page)
      .getByRole("checkbox", { name: /^Swift/ })
      .check();
    await expect(page).toHaveURL("/developers?technology=kotlin,swift");
    await expect(total(page)).toHaveText("6 developers");
    await matching(page, "have").getByLabel("Any of").check();
    await expect(page).toHaveURL("/developers?technology_any=kotlin,swift");
    await expect(total(page)).not.toHaveText("6 developers");
    await expect(filters(page).getByRole("checkbox", { name: /^Swift/ })).toBeChecked();
    const chips = page.getByRole("list", { name: "Active filters" });
    await expect(chips.getByRole("link", { name: "Remove Kotlin or Swift" })).toBeVisible();
    await filters(page)
      .getByRole("checkbox", { name: /^Kotlin/ })
      .uncheck();
    await expect(page).toHaveURL("/developers?technology_any=swift");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/developers?technology=kotlin,swift");
    await expect(matching(page, "have").getByLabel("All of")).toBeChecked();
  });

  test("of ticked languages any is enough, or all are wanted", async ({ page }) => {
    await openPage(page, "/developers?language=fr");
    await filters(page)
      .getByRole("checkbox", { name: /^German/ })
      .check();
    await expect(page).toHaveURL("/developers?language=de,fr");
    const any = Number.parseInt(await total(page).innerText(), 10);
    await matching(page, "speak").getByLabel("All of").check();
    await expect(page).toHaveURL("/developers?language_all=de,fr");
    await expect(page.getByRole("link", { name: "Remove German and French" })).toBeVisible();
    await expect(filters(page).getByRole("checkbox", { name: /^French/ })).toBeChecked();
    const all = Number.parseInt(await total(page).innerText(), 10);
    expect(all).toBeLessThan(any);
    await filters(page)
      .getByRole("checkbox", { name: /^German/ })
      .uncheck();
    await expect(page).toHaveURL("/developers?language_all=fr");
    await page.reload();
    await expect(matching(page, "speak").getByLabel("All of")).toBeChecked();
  });

  test("years of experience have an upper end too", async ({ page }) => {
    await openPage(page, "/developers?experience_min=3");
    const before = Number.parseInt(await total(page).innerText(), 10);
    await filters(page).getByLabel("At most").selectOption("5 years");
    await expect(page).toHaveURL("/developers?experience_min=3&experience_max=5");
    const chips = page.getByRole("list", { name: "Active filters" });
    await expect(chips.getByRole("link")).toHaveText([/3\+ years/, /Up to 5 years/, /Clear all/]);
    const narrowed = Number.parseInt(await total(page).innerText(), 10);
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(before);
  });

  test("technologies and regions are left out, by keyboard", async ({ page }) => {
    await openPage(page, "/developers?technology=java");
    const form = filters(page);
    await form.getByText("Without these technologies").focus();
    await page.keyboard.press("Enter");
    const without = form
      .getByRole("group")
      .filter({ hasText: "Without these technologies" })
      .last();
    await without.getByRole("checkbox", { name: "Kotlin" }).focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/developers?technology=java&technology_not=kotlin");
    const chips = page.getByRole("list", { name: "Active filters" });
    await expect(chips.getByRole("listitem").first()).toHaveText("Remove Java");
    await expect(chips.getByRole("link", { name: "Remove Without Kotlin" })).toBeVisible();
    await without.getByRole("checkbox", { name: "Kotlin" }).uncheck();
    await expect(page).toHaveURL("/developers?technology=java");
    await expect(without.getByRole("checkbox", { name: "Kotlin" })).toBeVisible();
    await page.goto("/developers?country_not=eu&workload=part_time");
    await expect(chips.getByRole("link", { name: "Remove Without European Union" })).toBeVisible();
    await expect(form.getByRole("checkbox", { name: "European Union", exact: true })).toBeChecked();
    await expect(form.getByRole("checkbox", { name: /^Part-time/ })).toBeChecked();
  });

  test("technologies can be searched for without accents or case", async ({ page }) => {
    await openPage(page, "/developers");
    await filters(page).getByLabel("Search for a technology").fill("SCRIPT");
    await expect(filters(page).getByRole("checkbox", { name: /script/i })).toHaveCount(2);
    await expect(filters(page).getByRole("checkbox", { name: /^React/ })).toBeHidden();
    await filters(page).getByLabel("Search for a technology").fill("cobol");
    await expect(filters(page).getByText("No technology called “cobol”")).toBeVisible();
  });

  test("filters ticked before JavaScript had loaded are applied", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/developers?technology=go", { waitUntil: "commit" });
    await filters(page)
      .getByRole("checkbox", { name: /^Docker/ })
      .check();
    release();
    await expect(page).toHaveURL("/developers?technology=docker,go");
  });

  test("are a sheet on a phone, with how many are set on its button", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, "/developers?technology=react&seniority_level=senior");
    await expect(filters(page)).toBeHidden();
    await page.getByRole("button", { name: "Filters (2)" }).click();
    await expect(filters(page)).toBeVisible();
    await filters(page)
      .getByRole("checkbox", { name: /^TypeScript/ })
      .check();
    await expect(page).toHaveURL(/technology=react,typescript/);
    await page.getByRole("button", { name: "Show developers" }).click();
    await expect(filters(page)).toBeHidden();
    await expect(total(page)).toBeFocused();
    await expect(total(page)).toBeInViewport();
  });

  test("are a modal dialog on a phone: named, focused, the page behind inert and still", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, "/developers");
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await expect(dialog).toHaveCount(0);
    const button = page.getByRole("button", { name: "Filters" });
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute("aria-modal", "true");
    await expect(dialog.getByRole("heading", { name: "Filters" })).toBeFocused();
    const isInert = (locator: Locator) =>
      locator.evaluate((element) => element.closest("[inert]") !== null);
    expect(await isInert(page.getByRole("banner"))).toBe(true);
    expect(await isInert(cards(page).first())).toBe(true);
    expect(await isInert(filters(page))).toBe(false);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.locator("[inert]").count()).toBe(0);
    // Wider, the same element is a column of the page and no dialog.
    await button.click();
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(dialog).toHaveCount(0);
    await expect(filters(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
  });

  test("keep the focus in the sheet while it is open", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, "/developers");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("button", { name: "Show developers" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Show developers" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters are a form that is sent, chips and pages are links", async ({ page }) => {
    await page.goto("/developers");
    await filters(page)
      .getByRole("checkbox", { name: /^React \d/ })
      .check();
    await filters(page).getByLabel("Up to").fill("60");
    await page.getByLabel("Sort by").selectOption("rate_desc");
    await page.getByRole("button", { name: "Show developers" }).click();
    await expect(total(page)).toHaveText(/^\d+ developers$/);
    await expect(page).toHaveURL(/[?&]technology=react&/);
    await expect(filters(page).getByRole("checkbox", { name: /^React \d/ })).toBeChecked();
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/developers?technology=react&rate_max=60&sort=rate_desc&page=2");
    await page.getByRole("link", { name: "Remove Up to €60 / h" }).click();
    await expect(page).toHaveURL("/developers?technology=react&sort=rate_desc");
  });

  test("any of several technologies, and none of others, are sent by the form", async ({
    page,
  }) => {
    await page.goto("/developers");
    const show = page.getByRole("button", { name: "Show developers" });
    await matching(page, "have").getByLabel("Any of").check();
    for (const name of [/^Kotlin \d/, /^Swift \d/]) {
      await filters(page).getByRole("checkbox", { name }).check();
    }
    await filters(page).getByText("Without these technologies").click();
    await filters(page).getByRole("checkbox", { name: "React Native", exact: true }).check();
    await show.click();
    await expect(page).toHaveURL(
      "/developers?technology_any=kotlin,swift&technology_not=react-native",
    );
    await expect(matching(page, "have").getByLabel("Any of")).toBeChecked();
    await expect(filters(page).getByRole("checkbox", { name: /^Swift \d/ })).toBeChecked();
    await matching(page, "have").getByLabel("All of").check();
    await show.click();
    await expect(page).toHaveURL("/developers?technology=kotlin,swift&technology_not=react-native");
  });

  test("the filters open as a sheet on a phone", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/developers");
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(filters(page)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(filters(page)).toBeHidden();
  });

  test("a card leads to the full profile", async ({ page }) => {
    await page.goto("/developers?q=anna+kask");
    await page.getByRole("link", { name: "Anna Kask", exact: true }).click();
    await expect(page).toHaveURL("/developers/anna-kask");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anna Kask");
  });
});
