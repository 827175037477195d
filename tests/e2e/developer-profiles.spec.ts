import type { Page } from "@playwright/test";
import { expect, openPage, test } from "#tests/support/e2e.ts";

const slideOver = (page: Page, name: string) => page.getByRole("dialog", { name });

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
    await page.mouse.click(200, 400);
    await expect(slideOver(page, "Anna Kask")).toBeHidden();
    // A scroll follows its wheel later: one that was not prevented adds to this one.
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
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
    const anna = slideOver(page, "Anna Kask");
    await expect(anna.getByRole("button", { name: "Add to Shortlist" })).toBeVisible();
    await anna.getByRole("link", { name: "View Profile" }).click();
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
      "Info",
      "Hours",
      "Vetting",
      "References",
      "Skills",
      "Projects",
      "Work to look at",
      "Education",
      "Terms",
      "Hire Anna",
      "Similar developers",
    ]);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", /\/developers\/anna-kask$/);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "profile");
    await expect(page.getByRole("complementary")).toContainText("€58 / h");
  });

  test("has only the sections that have content", async ({ page }) => {
    await page.goto("/developers/kwame-mensah");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Info",
      "Hours",
      "Vetting",
      "Terms",
      "Hire Kwame",
      "Similar developers",
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
    await expect(cost).toContainText("confirmed 10 Nov");
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
