import type { Page, Request } from "@playwright/test";
import {
  expect,
  expectAccessibleAtWidths,
  finishEffects,
  openPage as openLivePage,
  test,
} from "#tests/support/e2e.ts";

const PHONE = { width: 360, height: 740 };
const UNKNOWN = "/no-such-page";

const header = (page: Page) => page.getByRole("banner");

/** Hydration is complete: features that need JavaScript work. */
async function openPage(page: Page, path: string) {
  const response = await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
  return response;
}

test.describe("header", () => {
  test("gets a background once the page is scrolled 20 px or more", async ({ page }) => {
    await openPage(page, "/");
    const background = () =>
      header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const clear = "rgba(0, 0, 0, 0)";

    await page.evaluate(() => window.scrollTo(0, 19));
    await expect(header(page)).toHaveAttribute("data-scrolled", "false");
    await expect.poll(background).toBe(clear);
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect.poll(background).not.toBe(clear);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(background).toBe(clear);
  });

  test("has its links, Apply as a Developer and Find a Developer", async ({ page }) => {
    await page.goto("/");
    const links = await header(page)
      .getByRole("link")
      .evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
      );
    expect(links).toEqual(["/", "/developers", "/career", "/pricing", "/blog", "/apply", "/find"]);
    await expect(
      header(page).getByRole("navigation", { name: "Main" }).locator("a:visible"),
    ).toHaveText(["Developers", "Career", "Pricing", "Blog"]);
    await expect(header(page).getByRole("link", { name: "Apply as a Developer" })).toBeVisible();
    await expect(header(page).getByRole("link", { name: "Find a Developer" })).toBeVisible();
  });

  test("labels Find a Developer as Developers on small screens", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await expect(header(page).locator('a[href="/find"]')).toHaveText("Developers", {
      useInnerText: true,
    });
  });

  test("its Developers link resets filters", async ({ page }) => {
    await openPage(page, "/developers?seniority_level=senior&page=2");
    await header(page).getByRole("link", { name: "Developers", exact: true }).click();
    await expect(page).toHaveURL("/developers");
  });

  test("marks the current page", async ({ page }) => {
    await page.goto("/developers");
    await expect(header(page).locator('[aria-current="page"]')).toHaveText("Developers");
  });
});

test.describe("Info dropdown", () => {
  const summary = (page: Page) => header(page).getByText("Info", { exact: true });
  const entry = (page: Page) => header(page).getByRole("link", { name: "Clients FAQ" });

  test("has its six entries and closes on an outside click", async ({ page }) => {
    await openPage(page, "/");
    await summary(page).click();
    const entries = header(page).getByRole("group").getByRole("link");
    await expect(entries).toHaveText([
      "Services",
      "Why Us",
      "About us",
      "Vacancies",
      "Clients FAQ",
      "Developers FAQ",
    ]);
    await page.mouse.click(20, 500);
    await expect(entry(page)).toBeHidden();
  });

  test("closes on an outside click that follows the opening at once", async ({ page }) => {
    await openPage(page, "/");
    await summary(page).evaluate((element) => {
      (element as HTMLElement).click();
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    });
    await finishEffects(page);
    await expect(entry(page)).toBeHidden();
  });

  test("opens and closes by keyboard, and Esc returns the focus", async ({ page }) => {
    await openPage(page, "/");
    await summary(page).focus();
    await page.keyboard.press("Enter");
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "Services" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entry(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
  });

  test("closes when the focus leaves it", async ({ page }) => {
    await openPage(page, "/");
    await summary(page).click();
    await expect(entry(page)).toBeVisible();
    await finishEffects(page);
    await header(page).getByRole("link", { name: "Find a Developer" }).focus();
    await expect(entry(page)).toBeHidden();
  });
});

test.describe("mobile menu", () => {
  test.use({ viewport: PHONE });

  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test("fills the screen, locks body scroll and unlocks it", async ({ page }) => {
    await openPage(page, "/");
    await header(page).getByRole("button", { name: "Menu" }).click();
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });

    const overflows = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((one) => getComputedStyle(one).overflowY),
      );
    await expect.poll(overflows).toContain("hidden");
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");

    await menu(page).getByRole("button", { name: "Close menu" }).click();
    await expect(menu(page)).toBeHidden();
    // A scroll follows its wheel later: one that was not prevented adds to this one.
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
  });

  test("has the same entries, a collapsible Info group and both buttons", async ({ page }) => {
    await openPage(page, "/");
    await header(page).getByRole("button", { name: "Menu" }).click();
    for (const name of ["Developers", "Career", "Pricing", "Blog", "Apply as a Developer"]) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(menu(page).getByRole("link", { name: "Find a Developer" })).toBeVisible();

    const info = menu(page).getByText("Info", { exact: true });
    await expect(menu(page).getByRole("link", { name: "Why Us" })).toBeHidden();
    await info.click();
    await expect(menu(page).getByRole("link", { name: "Why Us" })).toBeVisible();
    await info.click();
    await expect(menu(page).getByRole("link", { name: "Why Us" })).toBeHidden();
  });

  test("keeps the focus inside, closes on Esc and returns the focus", async ({ page }) => {
    await openPage(page, "/");
    const button = header(page).getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu(page).getByRole("link", { name: "OGDS home" })).toBeFocused();
    for (let press = 0; press < 12; press++) await page.keyboard.press("Tab");
    expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes when one of its links is followed", async ({ page }) => {
    await openPage(page, "/");
    await header(page).getByRole("button", { name: "Menu" }).click();
    await menu(page).getByRole("link", { name: "Developers", exact: true }).click();
    await expect(page).toHaveURL("/developers");
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("footer", () => {
  const footer = (page: Page) => page.getByRole("contentinfo");

  test("links to every page of the full theme under three columns", async ({ page }) => {
    await page.goto("/");
    for (const column of ["For Clients", "For Developers", "Company"]) {
      await expect(footer(page).getByRole("heading", { name: column })).toBeVisible();
    }
    const links = await footer(page)
      .getByRole("navigation", { name: "Footer" })
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => `${link.getAttribute("href")} ${link.textContent}`).sort(),
      );
    expect(links).toEqual([
      "/ Home",
      "/about-us About us",
      "/blog Blog",
      "/career Career",
      "/cookie-policy Cookie Policy",
      "/developers Our Developers",
      "/faq/client Clients FAQ",
      "/faq/developer Developers FAQ",
      "/pricing Pricing",
      "/privacy Privacy Policy",
      "/services Services",
      "/vacancies Vacancies",
      "/why-ogds Why Us",
    ]);
  });

  test("has the current year, the company's addresses and its channels", async ({ page }) => {
    await page.goto("/");
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} `);
    await expect(footer(page)).toContainText("Tallinn, Estonia");
    await expect(footer(page).locator('a[href^="mailto:"]')).toBeVisible();
    for (const name of [/^LinkedIn/, /^YouTube/]) {
      await expect(footer(page).getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
  });

  test("has the year of the visitor's clock in its small theme", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-06-01T12:00:00"));
    await openPage(page, "/apply/job-selection");
    await expect(footer(page)).toContainText("© 2031 ");
  });

  test("links each technology and each industry to its page", async ({ page }) => {
    await page.goto("/");
    for (const title of ["Technologies", "Industries"]) {
      await footer(page).getByText(title, { exact: true }).click();
    }
    const technologies = footer(page).getByRole("navigation", { name: "Technologies" });
    await expect(
      technologies.getByRole("link", { name: "React developers", exact: true }),
    ).toHaveAttribute("href", "/hire-react-developers");
    const industries = footer(page).getByRole("navigation", { name: "Industries" });
    await expect(industries.getByRole("link", { name: "#Fintech" })).toHaveAttribute(
      "href",
      "/tag/hire-fintech-developers",
    );
  });

  test("leads on within the page, and with Ctrl to a new tab", async ({ page, context }) => {
    await openPage(page, "/privacy");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await footer(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    const opened = context.waitForEvent("page");
    await footer(page)
      .getByRole("link", { name: "Career" })
      .click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/career");
    await expect(page).toHaveURL("/pricing");
  });

  test("is the same after a page that has a small one", async ({ page, request }) => {
    const [, whole = ""] =
      /<footer[^>]*>(.*?)<\/footer>/s.exec(await (await request.get("/developers")).text()) ?? [];
    await openPage(page, "/find/contacts");
    await page.getByRole("link", { name: "Exit" }).click();
    await expect(page).toHaveURL("/developers");
    await expect(footer(page).getByRole("link", { name: "Sitemap" })).toBeVisible();
    const text = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("&amp;", "&");
    expect(await footer(page).textContent()).toBe(text(whole));
  });
});

test.describe("error page", () => {
  test("has the words of the specification, status 404, header and footer", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/404.*no-such-page/);
    const response = await openPage(page, UNKNOWN);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page not found – OGDS");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "You've Stumbled Onto A Page Where Even Unicorns Get Lost.",
    );
    await expect(
      page.getByText("No page here, just mythical creatures. Let's get you back home click below!"),
    ).toBeVisible();
    await expect(page.getByRole("main").locator("svg").first()).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("Back to home replaces the current location", async ({ page, problems }) => {
    problems.expectProblem(/404.*no-such-page/);
    await openPage(page, "/developers");
    await openPage(page, UNKNOWN);
    const before = await page.evaluate(() => history.length);
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Unicorns");
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL("/developers");
  });
});

test("a path with capital letters is redirected to the lowercase path with status 301", async ({
  request,
}) => {
  const answer = await request.get("/Developers?technology=react", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/developers?technology=react");
});

test("Skip to content is the first stop of the keyboard and leads past the header", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("a page is on its way before its link is pressed, and not where data is to be saved", async ({
  page,
  browser,
}) => {
  const requests: string[] = [];
  const note = (request: Request) => {
    if (request.url().includes("/pricing.data")) requests.push(request.resourceType());
  };
  const link = (tab: Page) => header(tab).getByRole("link", { name: "Pricing" });
  const title = (tab: Page) => tab.getByRole("heading", { level: 1 });

  page.on("request", note);
  await openLivePage(page, "/privacy");
  const ahead = page.waitForResponse(/\/pricing\.data/);
  await link(page).hover();
  await (await ahead).finished();
  expect(requests).toEqual(["fetch"]);
  await link(page).click();
  await expect(page).toHaveURL("/pricing");
  await expect(title(page)).not.toHaveText(/privacy/i);
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(
        ({ name, initiatorType }) => name.includes("/pricing.data") && initiatorType === "fetch",
      )
      .map(({ transferSize }) => transferSize),
  );
  expect(bytes, "what was loaded ahead, and by the click").toEqual([expect.any(Number), 0]);

  requests.length = 0;
  const thrifty = await browser.newContext();
  await thrifty.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const tab = await thrifty.newPage();
  tab.on("request", note);
  await openLivePage(tab, "/privacy");
  await link(tab).hover();
  await link(tab).click();
  await expect(tab).toHaveURL("/pricing");
  await expect(title(tab)).not.toHaveText(/privacy/i);
  expect(requests).toEqual(["fetch"]);
  await thrifty.close();
});

test("a page that is opened without a reload has its title spoken", async ({ page }) => {
  await openPage(page, "/");
  await header(page).getByRole("link", { name: "Developers", exact: true }).click();
  await expect(page).toHaveURL("/developers");
  // The URL changes before the page: its title must not be read too early.
  await expect(page).toHaveTitle("Developers – OGDS");
  await expect(page.locator("p[aria-live=polite]").first()).toHaveText("Developers – OGDS");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The browser refuses the scripts that the page names.
  test.beforeEach(({ problems }) => problems.expectProblem(/request failed: csp/));

  test("the header has a background and Info opens", async ({ page }) => {
    await page.goto("/");
    const color = await header(page).evaluate((e) => getComputedStyle(e).backgroundColor);
    expect(color).not.toBe("rgba(0, 0, 0, 0)");
    await header(page).getByText("Info", { exact: true }).click();
    await expect(header(page).getByRole("link", { name: "Services" })).toBeVisible();
  });

  test("the search of the home page leads to the developers", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Technology or role").fill("React");
    await page.getByRole("button", { name: "Find developers" }).click();
    await expect(page).toHaveURL("/developers?technology=react");
  });
});

test("axe finds nothing on home and error page at two widths", async ({ page, problems }) => {
  problems.expectProblem(/404.*no-such-page/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", UNKNOWN]) {
    await openPage(page, path);
    await expectAccessibleAtWidths(page);
  }
});
