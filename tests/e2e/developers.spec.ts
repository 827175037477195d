import type { Page } from "@playwright/test";
import { cards, filters, total } from "#tests/support/developers.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openPage,
  test,
} from "#tests/support/e2e.ts";

/** Of the demo, and of tests beside these that publish one for a moment. */
const ALL = /^6\d developers$/;

const WIDTHS = [320, 360, 768, 1280];

const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name });

test.describe("developer list", () => {
  test("shows six members, the total and a way to the other pages", async ({ page }) => {
    await page.goto("/developers");
    await expect(page).toHaveTitle("Developers – OGDS");
    await expect(total(page)).toHaveText(ALL);
    await expect(cards(page)).toHaveCount(6);
    const pages = page.getByRole("navigation", { name: "Pages of developers" });
    await expect(pages.getByRole("listitem")).toHaveText(["Page 1", "Page 2", /…/, /^Page 1\d$/]);
  });

  test("a card has everything that the specification lists", async ({ page }) => {
    await page.goto("/developers?q=anna+kask");
    const card = cardOf(page, "Anna Kask");
    await expect(card.getByRole("heading")).toHaveText("Anna Kask");
    await expect(card).toContainText("Senior React engineer");
    await expect(card.locator("strong")).toHaveText("6.1 s to 1.9 s");
    const technologies = card.getByRole("list", { name: "Technologies" });
    await expect(technologies.getByRole("listitem")).toHaveText([
      "React · 6 years",
      "TypeScript",
      "· Next.js",
    ]);
    await expect(card).toContainText("English C1 · Estonian (native)");
    await expect(card.getByText("Estonia · Senior · 9 yrs.")).toBeVisible();
    await expect(card.locator("img.fi-ee")).toHaveJSProperty("complete", true);
    await expect(card).toContainText("€58 / h");
    await expect(card).toContainText("Buyout Fee: €6,496 / one time");
    await expect(card).toContainText("confirmed 10 Nov");
    await expect(card).toContainText("Tested 5 Dec 2024 by Markus Saar · 2 references");
  });

  for (const path of ["/developers", "/hire-react-developers", "/"]) {
    test(`cards of ${path} are at most 360 px high, and two of them fit on a phone`, async ({
      page,
    }) => {
      const heightsAt = async (size: { width: number; height: number }) => {
        await page.setViewportSize(size);
        await openPage(page, path);
        // Other articles have no price.
        const boxes = await cards(page)
          .filter({ hasText: "/ h" })
          .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
        return boxes.filter((height) => height > 0);
      };
      expect(Math.max(...(await heightsAt({ width: 1280, height: 800 })))).toBeLessThanOrEqual(360);
      const [first = 0, second = 0] = await heightsAt({ width: 360, height: 740 });
      // What the fixed header leaves, with a gap between them.
      expect(first + second).toBeLessThanOrEqual(740 - 64 - 12);
    });
  }

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
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", /\/developers\?page=1\d$/);
    const last = Number((await canonical.getAttribute("href"))?.split("=")[1]);
    await expect(page.getByRole("button", { name: `Page ${last}`, exact: true })).toBeDisabled();
    const previous = page.locator('link[rel="prev"]');
    await expect(previous).toHaveAttribute("href", `/developers?page=${last - 1}`);
    await expect(page.locator('link[rel="next"]')).toHaveCount(0);
  });

  test("ignores what cannot be parsed in its URL", async ({ page }) => {
    const response = await page.goto("/developers?rate_min=cheap&country=everywhere&page=x&foo=1");
    expect(response?.status()).toBe(200);
    await expect(total(page)).toHaveText(ALL);
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
    await expect(page.getByLabel("Show rates")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(cards(page).first().getByRole("heading").getByRole("link")).toBeFocused();
  });

  test("shows skeletons of the cards while the next page is on its way", async ({ page }) => {
    await openPage(page, "/developers");
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    // The pointer over the link asks for it, too.
    await page.route("**/developers.data*", async (route) => {
      await held;
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

test.describe("accessibility", () => {
  test("axe finds nothing at two widths", async ({ page }) => {
    await openPage(page, "/developers?technology=react&available=true");
    await expectAccessibleAtWidths(page);
    await page.goto("/developers?rate_max=1");
    await expectAccessibleAtWidths(page);
    for (const slug of ["anna-kask", "kwame-mensah", "gokhan-aydin"]) {
      await page.goto(`/developers/${slug}`);
      await expectAccessibleAtWidths(page);
    }
  });

  test("axe finds nothing in the panel of filters and in any tab of the slide-over", async ({
    page,
  }) => {
    const finishAnimations = () =>
      page
        .getByRole("dialog")
        .evaluate((dialog) =>
          Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
    await openPage(page, "/developers#developer=anna-kask");
    for (const tab of ["Info", "Skills", "Projects", "Education"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("tabpanel")).toBeVisible();
      await finishAnimations();
      await expectAccessibleAtWidths(page);
    }
    await page.setViewportSize({ width: 360, height: 900 });
    await openPage(page, "/developers?technology=react&available=true");
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expectAccessible(page);
  });

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

test("without JavaScript no one is available from a day that has passed", async ({ request }) => {
  const today = new Date().toISOString().slice(0, 10);
  for (const path of ["/", "/developers", "/developers.md", "/developers/nino-gelashvili"]) {
    const html = await (await request.get(path)).text();
    const dates = [...html.matchAll(/Available from (\d+ \w+ \d{4})/g)].map(
      ([, date = ""]) => date,
    );
    const past = dates.filter(
      (date) => new Date(`${date} UTC`).toISOString().slice(0, 10) <= today,
    );
    expect(past, path).toEqual([]);
    expect(html, path).toContain("Available now");
  }
});
