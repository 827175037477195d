import type { Page } from "@playwright/test";
import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";

/** Every page of this feature as the specification lists it (spec §2). */
const PAGES = [
  { path: "/about-us", title: "About us – OGDS", heading: /public prices/, lines: "about" },
  { path: "/why-ogds", title: "Why OGDS", heading: /behind the counter/, lines: "whyogd" },
  { path: "/services", title: "Services – OGDS", heading: /^Six ways/, lines: "services" },
  { path: "/pricing", title: "Pricing – OGDS", heading: /^One rate/, lines: "pricing" },
  {
    path: "/career",
    title: "Career for developers – OGDS",
    heading: /^Work you.d choose/,
    lines: "career",
  },
  {
    path: "/privacy",
    title: "Privacy policy – OGDS",
    heading: /^What we store about you/,
    lines: "privacy",
  },
  {
    path: "/cookie-policy",
    title: "Cookie policy – OGDS",
    heading: /^One cookie/,
    lines: "cookie",
  },
  {
    path: "/faq/client",
    title: "Questions from clients – OGDS",
    heading: "Questions from clients",
    lines: "helpcenter",
  },
  {
    path: "/faq/developer",
    title: "Questions from developers – OGDS",
    heading: "Questions from developers",
    lines: "helpcenter",
  },
  {
    path: "/sitemap",
    title: "Sitemap – OGDS",
    heading: "Everything on this site",
    lines: "glossary",
  },
];

for (const path of ["/pricing", "/why-ogds"]) {
  test(`the tables of ${path} are seen in full on a phone`, async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await openPage(page, path);
      const tables = page.getByRole("region", { name: /^Table/ });
      await expect(tables.first()).toBeVisible();
      for (const table of await tables.all()) {
        const hidden = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(hidden, `${width} px`).toBe(0);
        await expect(table.getByRole("columnheader").last()).toBeVisible();
      }
    }
  });
}

const BUYOUT = "what-is-developer-buyout";
const buyout = (page: Page) => page.locator(`#${BUYOUT}`);
const buyoutQuestion = (page: Page) =>
  buyout(page).locator("summary", { hasText: "What is developer buyout?" });

for (const { path, title, heading, lines } of PAGES) {
  test(`${path} has its title, one heading, a canonical URL and its lines`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("[data-theme]")).toHaveAttribute("data-theme", lines);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{40}/);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
  });

  test(`${path} has no finding of axe and no sideways scroll at three widths`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, path);
    await expectAccessibleAtWidths(page, [360, 768, 1280]);
  });
}

test.describe("questions", () => {
  test("/faq redirects to /faq/client with its search", async ({ page }) => {
    await page.goto("/faq");
    await expect(page).toHaveURL("/faq/client");
    await page.goto("/faq?q=notice");
    await expect(page).toHaveURL("/faq/client?q=notice");
  });

  test("an audience that does not exist is not found", async ({ page, problems }) => {
    problems.expectProblem(/404/);
    const response = await page.goto("/faq/nobody");
    expect(response?.status()).toBe(404);
  });

  test("a hash opens and focuses its answer on load", async ({ page }) => {
    await openPage(page, `/faq/client#${BUYOUT}`);
    await expect(buyout(page)).toHaveAttribute("open");
    await expect(buyoutQuestion(page)).toBeFocused();
    await expect(buyout(page).getByText("one-time fee")).toBeInViewport();
  });

  test("a changed hash opens its answer, also when the same link is followed again", async ({
    page,
  }) => {
    await openPage(page, "/faq/client");
    await expect(buyout(page)).not.toHaveAttribute("open");
    await page.evaluate((id) => {
      window.location.hash = id;
    }, BUYOUT);
    await expect(buyout(page)).toHaveAttribute("open");
    await expect(buyoutQuestion(page)).toBeFocused();
    await buyoutQuestion(page).press("Enter");
    await expect(buyout(page)).not.toHaveAttribute("open");
    await page.evaluate(() => {
      window.location.hash = "";
    });
    await page.evaluate((id) => {
      window.location.hash = id;
    }, BUYOUT);
    await expect(buyout(page)).toHaveAttribute("open");
  });

  test("a link on another page opens the answer as well", async ({ page }) => {
    await openPage(page, "/services");
    await page.getByRole("link", { name: "short answer" }).click();
    await expect(page).toHaveURL(`/faq/client#${BUYOUT}`);
    await expect(buyout(page)).toHaveAttribute("open");
    await expect(buyoutQuestion(page)).toBeFocused();
  });

  test("a search narrows the questions as it is typed and shows their number", async ({ page }) => {
    await openPage(page, "/faq/client");
    const count = page.getByRole("status").filter({ hasText: /question/ });
    await expect(count).toHaveText(/^\d+ questions$/);
    await page.getByRole("searchbox").fill("buyout");
    await expect(count).toHaveText(/^\d questions about “buyout”$/);
    await expect(page.getByText("Do I need an account?")).toBeHidden();
    await page.getByRole("searchbox").fill("pineapple");
    await expect(count).toHaveText("No question about “pineapple”");
    await page.getByRole("link", { name: "Show all questions" }).click();
    await expect(page.getByText("Do I need an account?")).toBeVisible();
  });

  test("an answer that the search hides is shown when the URL points to it", async ({ page }) => {
    await openPage(page, `/faq/client?q=account#${BUYOUT}`);
    await expect(buyout(page)).toHaveAttribute("open");
    await expect(buyoutQuestion(page)).toBeFocused();
  });

  test("the link of an answer is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openPage(page, `/faq/client#${BUYOUT}`);
    await buyout(page).getByRole("link", { name: "Copy link to this answer" }).click();
    await expect(buyout(page).getByText("Copied", { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`/faq/client#${BUYOUT}$`));
    await expect(buyout(page).getByText("Copy link to this answer")).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are searched by the form, and a URL shows its answer", async ({ page }) => {
      await page.goto("/faq/client");
      await page.getByRole("searchbox").fill("buyout");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/faq/client?q=buyout");
      await expect(page.getByText(/^\d questions about “buyout”$/)).toBeVisible();
      await expect(page.getByText("Do I need an account?")).toBeHidden();
      await page.goto(`/faq/client#${BUYOUT}`);
      await expect(buyout(page).getByText("one-time fee")).toBeVisible();
    });
  });
});

test("the prices lead from each level to a comparison of its developers", async ({ page }) => {
  await openPage(page, "/pricing");
  const level = page.getByRole("row", { name: /^Senior/ });
  await level.getByRole("link", { name: "Compare four senior developers side by side" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+(?:(?:,|%2C)\d+){3}$/);
});

test.describe("pricing calculator", () => {
  const verdict = (page: Page) => page.locator("output");

  test("shows the month in which a buyout pays off while numbers are typed", async ({ page }) => {
    await openPage(page, "/pricing");
    await page.getByLabel("Hourly rate").fill("58");
    await expect(verdict(page)).toHaveText(
      "A buyout pays off in month 4. Over 6 months it costs €4,640 less than the contract.",
    );
    await page.getByRole("radio", { name: "Part-time" }).check();
    await expect(verdict(page)).toHaveText(/in month 7, later than you plan/);
    await page.getByLabel("How many months?").fill("12");
    await expect(verdict(page)).toHaveText(/in month 7\. Over 12 months/);
    await page.getByLabel("Your monthly cost after a buyout").fill("4640");
    await expect(verdict(page)).toHaveText(/^A buyout doesn.t pay off/);
    await expect(page.getByRole("link", { name: "Developers up to €58 / h" })).toHaveAttribute(
      "href",
      "/developers?rate_max=58",
    );
  });

  test("shows the error of a number instead of a sum", async ({ page }) => {
    await openPage(page, "/pricing");
    const rate = page.getByLabel("Hourly rate");
    await rate.fill("5000");
    await expect(page.getByText("Hourly rate must be from 5 to 500")).toBeVisible();
    await expect(rate).toHaveAccessibleDescription(/Hourly rate must be from 5 to 500/);
    await expect(verdict(page)).toHaveText(/^Some figures are missing/);
    await rate.fill("50");
    await expect(verdict(page)).toHaveText(/^A buyout pays off in month 4/);
  });

  test("has a URL for each calculation", async ({ page }) => {
    await page.goto("/pricing?rate=80&currency=USD&workload=part_time&months=9&own_cost=5000");
    await expect(verdict(page)).toHaveText(
      "A buyout pays off in month 7. Over 9 months it costs $3,640 less than the contract.",
    );
    await expect(page.getByText("$80 × 80 h")).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("calculates on the server", async ({ page }) => {
      await page.goto("/pricing");
      await page.getByLabel("Hourly rate").fill("58");
      await page.getByLabel("How many months?").fill("3");
      await page.getByRole("button", { name: "Calculate" }).click();
      await expect(verdict(page)).toHaveText(/in month 4, later than you plan/);
      await expect(page.getByLabel("How many months?")).toHaveValue("3");
      await page.getByLabel("Hourly rate").fill("1");
      await page.getByRole("button", { name: "Calculate" }).click();
      await expect(page.getByText("Hourly rate must be from 5 to 500")).toBeVisible();
    });
  });
});

test.describe("cookie policy", () => {
  test("shows what this browser stores and removes it", async ({ page }) => {
    await openPage(page, "/developers");
    await page.evaluate(() => localStorage.setItem("shortlist", "{}"));
    await openPage(page, "/cookie-policy");
    const stored = page.getByRole("region", { name: "In this browser right now" });
    await expect(stored.getByRole("cell", { name: "update-popup" })).toBeVisible();
    await expect(stored.getByRole("cell", { name: "shortlist", exact: true })).toBeVisible();
    await stored.getByRole("button", { name: "Remove everything" }).click();
    await expect(stored.getByRole("cell", { name: "update-popup" })).toBeHidden();
    await expect(stored.getByRole("cell", { name: "shortlist", exact: true })).toBeHidden();
  });
});

test("the sitemap lists every page, technology and tag", async ({ page, request }) => {
  await page.goto("/sitemap");
  const main = page.getByRole("main");
  const hrefs = await main
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const { path } of PAGES) {
    if (path !== "/sitemap") expect(hrefs).toContain(path);
  }
  const { data } = await (await request.get("/api/config/common")).json();
  for (const { slug } of data.technologies) expect(hrefs).toContain(`/hire-${slug}-developers`);
  for (const { slug } of data.tags) expect(hrefs).toContain(`/tag/hire-${slug}-developers`);
});
