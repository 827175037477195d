import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "#tests/support/e2e.ts";

const PHONE = { width: 360, height: 740 };
const WIDTHS = [320, 360, 768, 1280];

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name });
const total = (page: Page) => page.getByRole("heading", { level: 2, name: /^[\d,]+ developers?$/ });
const slideOver = (page: Page, name: string) => page.getByRole("dialog", { name });
const filters = (page: Page) => page.getByRole("search", { name: "Filter developers" });

test.describe("developer list", () => {
  test("shows six members, the total and a way to the other pages", async ({ page }) => {
    await page.goto("/developers");
    await expect(page).toHaveTitle("Developers – OGDS");
    await expect(total(page)).toHaveText("60 developers");
    await expect(cards(page)).toHaveCount(6);
    const pages = page.getByRole("navigation", { name: "Pages of developers" });
    await expect(pages.getByRole("listitem")).toHaveText(["Page 1", "Page 2", /…/, "Page 10"]);
  });

  test("a card has everything that the specification lists", async ({ page }) => {
    await page.goto("/developers?q=anna+kask");
    const card = cardOf(page, "Anna Kask");
    await expect(card.getByRole("heading")).toHaveText("Anna Kask");
    await expect(card).toContainText("Senior React engineer");
    await expect(card.locator("strong")).toHaveText("6.1 s to 1.9 s");
    const technologies = card.getByRole("list", { name: "Technologies" });
    await expect(technologies.getByRole("listitem")).toHaveText(["React", "TypeScript", "Next.js"]);
    await expect(card).toContainText("English C1 · Estonian (native)");
    await expect(card).toContainText("9 yrs.");
    await expect(card).toContainText("Senior");
    await expect(card).toContainText("Estonia");
    await expect(card.locator("img.fi-ee")).toHaveJSProperty("complete", true);
    await expect(card).toContainText("€58 / h");
    await expect(card).toContainText("Buyout Fee: €6,496 / one time");
    await expect(card).toContainText("confirmed 10 Nov 2026");
  });

  test("shows nothing for missing data of a member", async ({ page }) => {
    await page.goto("/developers?q=kwame+mensah");
    const card = cardOf(page, "Kwame Mensah");
    await expect(card).toContainText("Rate on request");
    await expect(card).not.toContainText("Buyout Fee");
    await expect(card.getByRole("list", { name: "Technologies" })).toHaveCount(0);
  });

  test("shows availability that was confirmed over 30 days ago in grey", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2027-03-01T12:00:00"));
    await openPage(page, "/developers?q=anna+kask");
    const line = cardOf(page, "Anna Kask").getByText("Available now");
    await expect(line).toBeVisible();
    await expect(cardOf(page, "Anna Kask").locator("[data-stale]")).toBeVisible();
  });

  test("a page past the end shows the last one, with its canonical URL", async ({ page }) => {
    await page.goto("/developers?page=99");
    const current = page.locator('[aria-current="page"]').filter({ hasText: "10" });
    await expect(current).toBeDisabled();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", /\/developers\?page=10$/);
    await expect(page.locator('link[rel="prev"]')).toHaveAttribute("href", "/developers?page=9");
    await expect(page.locator('link[rel="next"]')).toHaveCount(0);
  });

  test("ignores what cannot be parsed in its URL", async ({ page }) => {
    const response = await page.goto("/developers?rate_min=cheap&country=everywhere&page=x&foo=1");
    expect(response?.status()).toBe(200);
    await expect(total(page)).toHaveText("60 developers");
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", /\/developers$/);
  });

  test("leads on to a request with the filters when nothing is found", async ({ page }) => {
    await page.goto("/developers?technology=react&rate_max=1");
    await expect(page.getByText("Unfortunately, nothing was found for this query")).toBeVisible();
    await expect(page.getByRole("link", { name: "Tell us who you need" })).toHaveAttribute(
      "href",
      "/find?technology=react&rate_max=1",
    );
  });

  test("another page keeps the filters and brings focus and view to the results", async ({
    page,
  }) => {
    await openPage(page, "/developers?technology=react");
    const first = await cards(page).first().innerText();
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/developers?technology=react&page=2");
    await expect(total(page)).toBeFocused();
    await expect(cards(page).first()).not.toHaveText(first);
    const top = async () => (await total(page).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(72);
    await expect.poll(top).toBeLessThan(160);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test("a filter that leads back to the first page leaves the focus where it is", async ({
    page,
  }) => {
    await openPage(page, "/developers?page=2");
    const box = filters(page).getByRole("checkbox", { name: /^React \d/ });
    await box.check();
    await expect(total(page)).toHaveText("21 developers");
    await expect(box).toBeFocused();
  });

  test("a second skip link leads past the filters to the results", async ({ page }) => {
    await openPage(page, "/developers");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(total(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Sort by")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Get new matches by email" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(cards(page).first().getByRole("link")).toBeFocused();
  });

  test("shows skeletons of the cards while the next page is on its way", async ({ page }) => {
    await openPage(page, "/developers");
    let respond = () => {};
    await page.route("**/developers.data*", async (route) => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      await route.continue();
    });
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "Loading developers" })).toBeAttached();
    respond();
    await expect(cards(page)).toHaveCount(6);
    await expect(page).toHaveURL("/developers?page=2");
  });
});

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

  test("technologies can be searched for without accents or case", async ({ page }) => {
    await openPage(page, "/developers");
    await filters(page).getByLabel("Search for a technology").fill("SCRIPT");
    await expect(filters(page).getByRole("checkbox", { name: /script/i })).toHaveCount(2);
    await expect(filters(page).getByRole("checkbox", { name: /^React/ })).toBeHidden();
    await filters(page).getByLabel("Search for a technology").fill("cobol");
    await expect(filters(page).getByText("No technology called “cobol”")).toBeVisible();
  });

  test("filters ticked before JavaScript had loaded are applied", async ({ page }) => {
    let load = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await loading;
      await route.continue();
    });
    await page.goto("/developers?technology=go", { waitUntil: "commit" });
    await filters(page)
      .getByRole("checkbox", { name: /^Docker/ })
      .check();
    load();
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
    await page.getByRole("link", { name: "Remove Up to 60 / h" }).click();
    await expect(page).toHaveURL("/developers?technology=react&sort=rate_desc");
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

test.describe("slide-over", () => {
  test("opens at a URL of its own, which Back leaves and a reload keeps", async ({ page }) => {
    await openPage(page, "/developers?technology=react");
    await page.getByRole("link", { name: "Anna Kask", exact: true }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await page.getByRole("link", { name: "Anna Kask", exact: true }).click();
    const dialog = slideOver(page, "Anna Kask");
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL("/developers?technology=react#developer=anna-kask");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/developers?technology=react");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(page.getByRole("link", { name: "Anna Kask", exact: true })).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/developers?technology=react");
  });

  test("a shared URL opens it, and closing stays on the page", async ({ page }) => {
    await page.goto("/developers?page=2#developer=anna-kask");
    await expect(slideOver(page, "Anna Kask")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(slideOver(page, "Anna Kask")).toBeHidden();
    await expect(page).toHaveURL("/developers?page=2");
  });

  test("closes by a click on the dimmed page, which does not scroll meanwhile", async ({
    page,
  }) => {
    await openPage(page, "/developers#developer=anna-kask");
    await expect(slideOver(page, "Anna Kask")).toBeVisible();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await expect(slideOver(page, "Anna Kask").getByText("About", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.click(200, 400);
    await expect(slideOver(page, "Anna Kask")).toBeHidden();
  });

  test("is 605 px wide from md up and 380 px at most below", async ({ page }) => {
    await openPage(page, "/developers#developer=anna-kask");
    await expect
      .poll(async () => (await slideOver(page, "Anna Kask").boundingBox())?.width)
      .toBe(605);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect
      .poll(async () => (await slideOver(page, "Anna Kask").boundingBox())?.width)
      .toBe(380);
  });

  test("shows tabs only for what the member has, and starts at Info each time", async ({
    page,
  }) => {
    await openPage(page, "/developers?q=anna+kask");
    const tabs = slideOver(page, "Anna Kask").getByRole("tab");
    await page.getByRole("link", { name: "Anna Kask", exact: true }).click();
    await expect(tabs).toHaveText(["Info", "Skills", "Projects", "Education"]);
    await tabs.getByText("Skills").click();
    const panel = slideOver(page, "Anna Kask").getByRole("tabpanel");
    await expect(panel).toContainText("9 years of experience");
    await expect(panel.getByRole("listitem").first()).toHaveText("React6 years");
    // 6 of 9 years: 6 * 90 / 9 + 10.
    await expect(panel.locator("rect").nth(1)).toHaveAttribute("width", "70");
    await page.keyboard.press("Escape");
    await expect(slideOver(page, "Anna Kask")).toBeHidden();
    await page.getByRole("link", { name: "Anna Kask", exact: true }).click();
    await expect(tabs.and(page.getByText("Info"))).toHaveAttribute("aria-selected", "true");

    await page.goto("/developers#developer=kwame-mensah");
    await expect(slideOver(page, "Kwame Mensah").getByRole("tab")).toHaveText(["Info"]);
  });

  test("names the person above every tab, and its tabs come first in tab order", async ({
    page,
  }) => {
    await openPage(page, "/developers?q=ada+lill");
    await page.getByRole("link", { name: "Ada Lill", exact: true }).focus();
    await page.keyboard.press("Enter");
    const dialog = slideOver(page, "Ada Lill");
    await expect(dialog.getByRole("tab", { name: "Info" })).toBeVisible();
    const title = dialog.getByRole("heading", { name: "Ada Lill", level: 2 });
    const stops: string[] = [];
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("tab", { name: "Info" })).toBeFocused();
    for (const tab of ["Skills", "Projects", "Education"]) {
      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await expect(title).toBeInViewport();
      await expect(dialog.getByRole("tabpanel")).toBeVisible();
      await expect(dialog.getByText(/^€\d+ \/ h$/).first()).toBeInViewport();
      const top = await title.evaluate((heading) => heading.getBoundingClientRect().top);
      const tabs = await dialog.getByRole("tablist").boundingBox();
      expect(top).toBeLessThan(tabs?.y ?? 0);
    }
    // Education has nothing to press: the way through has no stop without a purpose.
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          return (
            activeElement?.getAttribute("aria-label") ??
            activeElement?.role ??
            activeElement?.textContent ??
            ""
          );
        }),
      );
    }
    expect(stops).toEqual(["Close", "tabpanel", "View Profile", "Add to Shortlist"]);
  });

  test("Education and Projects say more than one line where the education is short", async ({
    page,
  }) => {
    await openPage(page, "/developers#developer=ada-lill");
    const dialog = slideOver(page, "Ada Lill");
    await dialog.getByRole("tab", { name: "Education" }).click();
    await expect(dialog.getByRole("tabpanel")).toContainText("Languages");
    await dialog.getByRole("tab", { name: "Projects" }).click();
    await expect(
      dialog.getByRole("tabpanel").getByRole("region", { name: "Education" }),
    ).toBeVisible();
  });

  test("opens by keyboard and moves between tabs with the arrow keys", async ({ page }) => {
    await openPage(page, "/developers?q=anna+kask");
    await page.getByRole("link", { name: "Anna Kask", exact: true }).focus();
    await page.keyboard.press("Enter");
    const tab = (name: string) => slideOver(page, "Anna Kask").getByRole("tab", { name });
    await tab("Info").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Skills")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Anna Kask", exact: true })).toBeFocused();
  });

  test("pushes an event with the slug to window.dataLayer", async ({ page }) => {
    await openPage(page, "/developers?q=anna+kask");
    await page.getByRole("link", { name: "Anna Kask", exact: true }).click();
    await expect(slideOver(page, "Anna Kask")).toBeVisible();
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: "open_developer_slide_over", slug: "anna-kask" },
    ]);
  });

  test("its bar leads to the full profile", async ({ page }) => {
    await openPage(page, "/developers#developer=anna-kask");
    await slideOver(page, "Anna Kask").getByRole("link", { name: "View Profile" }).click();
    await expect(page).toHaveURL("/developers/anna-kask");
    await expect(slideOver(page, "Anna Kask")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anna Kask");
  });

  test("opens the CV without rates in a new window, and with rates where there is one", async ({
    page,
    request,
  }) => {
    await openPage(page, "/developers#developer=anna-kask");
    const anna = slideOver(page, "Anna Kask");
    const download = anna.getByRole("link", { name: "Download CV" });
    await expect(download).toHaveAttribute("target", "_blank");
    const withRate = anna.getByRole("link", { name: "CV + Rate" });
    await expect(withRate).toHaveAttribute("target", "_blank");
    for (const [link, rates] of [
      [download, "false"],
      [withRate, "true"],
    ] as const) {
      const address = `/developers/anna-kask/cv?show_rates=${rates}`;
      await expect(link).toHaveAttribute("href", address);
      const cv = await request.get(address);
      expect(cv.status()).toBe(200);
      expect(cv.headers()["content-type"]).toBe("application/pdf");
      expect(cv.headers()["content-disposition"]).toContain('inline; filename="anna-kask-cv.pdf"');
      expect(cv.headers()["x-robots-tag"]).toBe("noindex");
      expect((await cv.body()).subarray(0, 5).toString()).toBe("%PDF-");
      const { etag } = cv.headers();
      const again = await request.get(address, { headers: { "If-None-Match": etag ?? "" } });
      expect(again.status()).toBe(304);
    }
    // Programs find their form of it in the head of the profile.
    await page.goto("/developers/anna-kask");
    const forPrograms = page.locator('link[rel="alternate"][type="application/json"]');
    const resume = await request.get((await forPrograms.getAttribute("href")) ?? "");
    expect(await resume.json()).toMatchObject({ basics: { name: "Anna Kask" } });

    // She has no rate, and therefore no document with one.
    await page.goto("/developers#developer=ioana-munteanu");
    const ioana = slideOver(page, "Ioana Munteanu");
    await expect(ioana.getByRole("link", { name: "Download CV" })).toBeVisible();
    await expect(ioana.getByRole("link", { name: "CV + Rate" })).toHaveCount(0);
    for (const file of ["cv", "cv.json"]) {
      const none = await request.get(`/developers/ioana-munteanu/${file}?show_rates=true`);
      expect(none.status()).toBe(404);
      expect((await none.json()).message).toContain("no published rate");
    }

    // He has a CV of his own at another site.
    await page.goto("/developers/mindaugas-kairys");
    await expect(page.getByRole("link", { name: "CV + Rate" })).toHaveAttribute(
      "href",
      "https://cv.mindaugas-kairys.example/?show_rates=true",
    );
  });

  test("reports when the profile could not be loaded, and retries", async ({ page, problems }) => {
    problems.expectProblem(/\/api\/members\/slug\/anna-kask/);
    problems.expectProblem(/status of 503/);
    await page.route("**/api/members/slug/anna-kask", (route) => route.fulfill({ status: 503 }));
    await page.goto("/developers?q=anna+kask#developer=anna-kask");
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect(alert).toContainText("The profile couldn't be loaded");
    await page.unroute("**/api/members/slug/anna-kask");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(slideOver(page, "Anna Kask")).toContainText("Senior React engineer");
  });

  test("reports when the developer is gone", async ({ page, problems }) => {
    problems.expectProblem(/\/api\/members\/slug\/nobody-here/);
    problems.expectProblem(/status of 404/);
    await page.goto("/developers#developer=nobody-here");
    await expect(page.getByRole("dialog")).toContainText("This developer is no longer on our site");
  });
});

test.describe("full profile", () => {
  test("shows all sections, and has a social image", async ({ page }) => {
    await page.goto("/developers/anna-kask");
    await expect(page).toHaveTitle("Anna Kask, Senior React engineer – OGDS");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      ...["Info", "Hours", "Vetting", "References", "Skills", "Projects", "Education", "Terms"],
      ...["Hire Anna", "Similar developers"],
    ]);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", /\/developers\/anna-kask$/);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "profile");
    await expect(page.getByRole("complementary")).toContainText("€58 / h");
  });

  test("has only the sections that have content", async ({ page }) => {
    await page.goto("/developers/kwame-mensah");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      ...["Info", "Hours", "Terms", "Hire Kwame", "Similar developers"],
    ]);
    await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
  });

  test("is a specification sheet: years and projects of each technology, cost on one scale", async ({
    page,
  }) => {
    await page.goto("/developers/anna-kask");
    const sheet = page.getByRole("table", { name: /^Years of work in each technology/ });
    await expect(sheet.getByRole("row", { name: /^React/ })).toHaveText(
      /^React6 years(used|not used){3}$/,
    );
    await expect(
      sheet.getByRole("columnheader", { name: "Project 1: Lead front-end engineer, Harbourline" }),
    ).toBeAttached();
    const react = sheet.getByRole("row", { name: /^React/ }).getByRole("cell");
    await expect(react).toHaveText(["used", "used", "not used"]);
    const cost = page.getByRole("complementary", { name: "Rate and shortlist" });
    await expect(cost).toContainText("Full-time month, 160 h€9,280");
    await expect(cost).toContainText("Buyout Fee: €6,496 / one time");
    await expect(cost).toContainText("confirmed 10 Nov 2026");
  });

  test("ends with similar members and a way to hire this one", async ({ page }) => {
    await openPage(page, "/developers/anna-kask");
    const similar = page.getByRole("region", { name: "Similar developers" });
    await expect(similar.getByRole("article")).toHaveCount(3);
    await expect(similar).not.toContainText("Anna Kask");
    for (const card of await similar.getByRole("article").all()) {
      await expect(card.getByRole("list", { name: "Technologies" })).toContainText(
        /React|TypeScript|Next\.js/,
      );
    }
    await expect(page.getByRole("link", { name: "Tell us who you need" })).toHaveAttribute(
      "href",
      "/find?technology=nextjs,react,typescript",
    );
    await page.getByRole("button", { name: "Hire Anna" }).click();
    await expect(page).toHaveURL("/hire/contacts");
  });

  for (const path of ["/developers/nobody-here", "/developers/x%20y"]) {
    test(`is a 404 page for ${path}`, async ({ page, problems }) => {
      problems.expectProblem(/404/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "You've Stumbled Onto A Page Where Even Unicorns Get Lost.",
      );
    });
  }
});

test.describe("accessibility", () => {
  for (const width of [360, 1280]) {
    test(`axe finds nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, "/developers?technology=react&available=true");
      await expectAccessible(page);
      if (width < 1024) {
        await page.getByRole("button", { name: /^Filters/ }).click();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
      }
      await page.goto("/developers?rate_max=1");
      await expectAccessible(page);
      for (const tab of ["Info", "Skills", "Projects", "Education"]) {
        await openPage(page, "/developers#developer=anna-kask");
        await page.getByRole("tab", { name: tab }).click();
        await expect(page.getByRole("tabpanel")).toBeVisible();
        await page
          .getByRole("dialog")
          .evaluate((dialog) =>
            Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
          );
        await expectAccessible(page);
        await page.goto("about:blank");
      }
      for (const slug of ["anna-kask", "kwame-mensah", "gokhan-aydin"]) {
        await page.goto(`/developers/${slug}`);
        await expectAccessible(page);
      }
    });
  }

  for (const width of WIDTHS) {
    test(`nothing is wider than the page at ${width} px, however long the words`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        "/developers?q=karthikeyan",
        "/developers?q=maria+guadalupe",
        "/developers?q=emre",
        "/developers/karthikeyan-thiruvenkatanathasubramaniam",
        "/developers/maria-guadalupe-hernandez",
        "/developers/florian-brandstetter",
        "/developers/gokhan-aydin",
      ]) {
        await page.goto(path);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, path).toBe(0);
      }
    });
  }
});
