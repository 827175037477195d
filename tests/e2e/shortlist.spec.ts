import type { Page } from "@playwright/test";
import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "Your Developer Shortlist" });
const floating = (page: Page) => page.getByRole("button", { name: /shortlist(, empty)?$/i }).last();
const listed = (page: Page) => panel(page).getByRole("article").getByRole("heading");

/** Ids of demo members by slug, as the API gives them. */
async function idsOf(page: Page, ...slugs: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const slug of slugs) {
    const answer = await page.request.get(`/api/members/slug/${slug}`);
    ids.push((await answer.json()).data.id);
  }
  return ids;
}

/** What an earlier visit has left in this browser. */
async function storeShortlist(page: Page, list: number[], lastFilledStep = 0) {
  const stored = JSON.stringify({ state: { list, lastFilledStep }, version: 1 });
  await page.context().addInitScript((value) => {
    // Frames of other origins, which axe makes, have no storage.
    if (location.protocol !== "http:") return;
    if (localStorage.getItem("shortlist") === null) localStorage.setItem("shortlist", value);
  }, stored);
}

async function addFromProfile(page: Page, slug: string) {
  await openPage(page, `/developers/${slug}`);
  await page.getByRole("main").getByRole("button", { name: "Add to Shortlist" }).click();
  await expect(panel(page)).toBeVisible();
}

test.describe("shortlist", () => {
  test("is empty at first and leads to the developers", async ({ page }) => {
    await openPage(page, "/");
    await floating(page).click();
    await expect(panel(page)).toContainText("Your Shortlist is currently empty.");
    await expect(panel(page)).toContainText(
      "Please click the button below to find Developers and add them to your Shortlist.",
    );
    await panel(page).getByRole("link", { name: "Find Developers" }).click();
    await expect(page).toHaveURL("/developers");
    await expect(panel(page)).toBeHidden();
  });

  test("adding in the slide-over opens the panel, and the card says Shortlisted", async ({
    page,
  }) => {
    await openPage(page, "/developers?q=anna+kask");
    await page.getByRole("link", { name: "Anna Kask", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add to Shortlist" }).click();
    await expect(panel(page)).toBeVisible();
    await expect(listed(page)).toHaveText(["Anna Kask"]);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/developers?q=anna+kask");
    await page.getByRole("main").getByRole("button", { name: "Shortlisted" }).click();
    await expect(panel(page)).toBeVisible();
  });

  test("adding opens the panel after 200 ms and not before", async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/developers/anna-kask");
    // Of browsers without JavaScript alone.
    await expect(page.getByRole("link", { name: "Ask for Anna" })).toHaveCount(0);
    const add = page.getByRole("main").getByRole("button", { name: "Add to Shortlist" });
    // Once, so that the panel's code is there.
    await add.click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await page.getByRole("main").getByRole("button", { name: "Remove from Shortlist" }).click();
    await expect(add).toBeVisible();

    await page.clock.pauseAt(Date.now() + 2_000);
    await add.click();
    await page.clock.runFor(199);
    await expect(panel(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(panel(page)).toHaveCount(1);
  });

  test("adding in the slide-over leaves the person open below the panel", async ({ page }) => {
    await openPage(page, "/developers?q=anna+kask");
    await page.getByRole("link", { name: "Anna Kask", exact: true }).click();
    const person = page.getByRole("dialog", { name: "Anna Kask" });
    await person.getByRole("button", { name: "Add to Shortlist" }).click();
    await expect(listed(page)).toHaveText(["Anna Kask"]);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(person.getByRole("button", { name: "Remove from Shortlist" })).toBeFocused();
    await expect(page).toHaveURL("/developers?q=anna+kask#developer=anna-kask");
    await page.keyboard.press("Escape");
    await expect(person).toBeHidden();
  });

  test("a card's quick button opens the panel for the first member, later ones are announced", async ({
    page,
  }) => {
    await openPage(page, "/developers");
    const cards = page.getByRole("main").getByRole("article");
    const add = (index: number) =>
      cards.nth(index).getByRole("button", { name: /^Add .+ to shortlist$/ });
    const remove = (index: number) =>
      cards.nth(index).getByRole("button", { name: /^Remove .+ from shortlist$/ });
    const toast = page.getByRole("region", { name: "Shortlist updates" });

    const size = await add(0).boundingBox();
    expect([size?.width, size?.height]).toEqual([44, 44]);
    await add(0).click();
    await expect(panel(page)).toBeVisible();
    await expect(listed(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(remove(0)).toBeFocused();

    await add(1).focus();
    await page.keyboard.press("Enter");
    await expect(toast).toContainText("Added·View shortlist (2)");
    await expect(toast).toHaveAttribute("aria-live", "polite");
    await expect(remove(1)).toBeFocused();
    await add(2).click();
    await expect(toast).toContainText("View shortlist (3)");
    await expect(panel(page)).toBeHidden();

    await remove(1).click();
    await expect(toast).toContainText("Removed·View shortlist (2)");
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast.getByText("Removed")).toHaveCount(0);

    await add(1).click();
    await page.keyboard.press("F6");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(toast.getByRole("button", { name: "View shortlist (3)" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(listed(page)).toHaveCount(3);
    await expect(toast).toHaveCount(0);
  });

  test("the toast never covers the focused element", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await storeShortlist(page, await idsOf(page, "kwame-mensah"));
    await openPage(page, "/developers");
    const toast = page.getByRole("region", { name: "Shortlist updates" });
    const add = page.getByRole("button", { name: /^Add .+ to shortlist$/ });
    for (const block of ["end", "start"] as const) {
      const button = add.nth(block === "end" ? 1 : 2);
      await button.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(toast).toContainText("Added");
      const over = await toast.boundingBox();
      const focused = await page.locator(":focus").boundingBox();
      const isClear =
        (over?.y ?? 0) >= (focused?.y ?? 0) + (focused?.height ?? 0) ||
        (over?.y ?? 0) + (over?.height ?? 0) <= (focused?.y ?? 0);
      expect(isClear, block).toBe(true);
    }
  });

  test("shows the last added member first: the response reversed", async ({ page }) => {
    const names = ["Anna Kask", "Karl Rebane", "Ada Lill"];
    await storeShortlist(page, await idsOf(page, "anna-kask", "karl-rebane", "ada-lill"));
    await openPage(page, "/");
    const request = page.waitForRequest(/\/api\/members\?/);
    await floating(page).click();
    const params = new URL((await request).url()).searchParams;
    expect(params.getAll("filter[ids][]")).toHaveLength(3);
    expect(params.get("per_page")).toBe("3");
    await expect(listed(page)).toHaveText(names.toReversed());
  });

  test("the floating button counts 1 Developer, 2 Developers, and survives a reload", async ({
    page,
  }) => {
    await openPage(page, "/developers");
    await expect(floating(page)).toHaveAccessibleName("Shortlist, empty");
    await addFromProfile(page, "anna-kask");
    await page.keyboard.press("Escape");
    await expect(floating(page)).toHaveAccessibleName("1 Developer in your shortlist");
    await expect(floating(page)).toHaveText("1 Developer");
    await addFromProfile(page, "karl-rebane");
    await page.reload();
    await expect(floating(page)).toHaveAccessibleName("2 Developers in your shortlist");
    await expect(floating(page)).toHaveText("2 Developers");
  });

  test("other tabs follow", async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, "/developers?q=anna+kask");
    await addFromProfile(page, "anna-kask");
    await expect(floating(other)).toHaveAccessibleName("1 Developer in your shortlist");
    await expect(other.getByRole("button", { name: "Shortlisted" })).toBeVisible();
    await panel(page).getByRole("button", { name: "Remove Anna Kask" }).click();
    await expect(floating(other)).toHaveAccessibleName("Shortlist, empty");
  });

  test("removing a member removes that one, and the last one shows the empty panel", async ({
    page,
  }) => {
    await storeShortlist(page, await idsOf(page, "anna-kask", "karl-rebane"));
    await openPage(page, "/");
    await floating(page).click();
    await panel(page).getByRole("button", { name: "Remove Anna Kask" }).click();
    await expect(listed(page)).toHaveText(["Karl Rebane"]);
    await panel(page).getByRole("button", { name: "Remove Karl Rebane" }).click();
    await expect(panel(page)).toContainText("Your Shortlist is currently empty.");
    await expect(panel(page).getByRole("button", { name: "Proceed to Hire" })).toHaveCount(0);
  });

  test("drops members that disappeared, with a notice", async ({ page }) => {
    const [anna = 0] = await idsOf(page, "anna-kask");
    await storeShortlist(page, [987_654, anna]);
    await openPage(page, "/");
    await floating(page).click();
    await expect(listed(page)).toHaveText(["Anna Kask"]);
    await expect(panel(page)).toContainText(
      "1 developer is no longer available and was removed from your shortlist.",
    );
    await page.keyboard.press("Escape");
    await expect(floating(page)).toHaveAccessibleName("1 Developer in your shortlist");
  });

  test("reports when it could not be loaded, loses nothing and retries", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/\/api\/members\?/);
    problems.expectProblem(/status of 500/);
    await storeShortlist(page, await idsOf(page, "anna-kask"));
    await page.route("**/api/members?*", (route) => route.fulfill({ status: 500 }));
    await openPage(page, "/");
    await floating(page).click();
    await expect(panel(page).getByRole("alert")).toContainText("Your shortlist couldn't be loaded");
    await page.unroute("**/api/members?*");
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(listed(page)).toHaveText(["Anna Kask"]);
  });

  test("accepts no more than 20 and shows it", async ({ page }) => {
    const answer = await page.request.get("/api/members?per_page=21&filter[sort]=name_asc");
    const members: { id: number; slug: string }[] = (await answer.json()).data;
    await storeShortlist(
      page,
      members.slice(0, 20).map(({ id }) => id),
    );
    await addFromProfile(page, members[20]?.slug ?? "");
    await expect(panel(page)).toContainText(
      "A shortlist can hold up to 20 developers. Remove one to add another.",
    );
    await expect(listed(page)).toHaveCount(20);
  });

  test("a click while the panel closes reaches the page that it led to", async ({ page }) => {
    await addFromProfile(page, "anna-kask");
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync("[data-ending-style] { transition-duration: 60s !important }");
      document.adoptedStyleSheets = [slow];
    });
    await panel(page).getByRole("button", { name: "Proceed to Hire" }).click();
    await page.getByRole("textbox", { name: "Full name" }).click();
    await expect(page.getByRole("textbox", { name: "Full name" })).toBeFocused();
    await expect(panel(page)).toBeVisible();
  });

  test("Proceed to Hire remembers that the first step is done and goes on", async ({ page }) => {
    await storeShortlist(page, await idsOf(page, "anna-kask"));
    await openPage(page, "/developers");
    await floating(page).click();
    await expect(panel(page).getByRole("link", { name: "Find Developers" })).toBeVisible();
    await panel(page).getByRole("button", { name: "Proceed to Hire" }).click();
    await expect(page).toHaveURL("/hire/contacts");
    await expect(panel(page)).toBeHidden();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("shortlist") ?? ""));
    expect(stored.state.lastFilledStep).toBe(1);
  });

  test("a card in the panel opens its slide-over", async ({ page }) => {
    await storeShortlist(page, await idsOf(page, "anna-kask"));
    await openPage(page, "/");
    await floating(page).click();
    await panel(page).getByRole("link", { name: "Anna Kask" }).click();
    await expect(page.getByRole("dialog", { name: "Anna Kask" })).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.getByRole("button", { name: "Remove from Shortlist" }).click();
    await expect(page.getByRole("button", { name: "Add to Shortlist" })).toBeVisible();
  });

  test("lives on with storage that is broken or blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Blocked", "SecurityError");
        },
      });
    });
    await addFromProfile(page, "anna-kask");
    await expect(listed(page)).toHaveText(["Anna Kask"]);
  });

  test("bounces while it is empty, unless motion is unwanted", async ({ page }) => {
    await openPage(page, "/developers");
    const animation = () =>
      floating(page).evaluate((button) => getComputedStyle(button).animationName);
    expect(await animation()).toBe("nudge");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await animation()).toBe("none");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await addFromProfile(page, "anna-kask");
    await page.keyboard.press("Escape");
    await expect(floating(page)).toHaveAccessibleName("1 Developer in your shortlist");
    expect(await animation()).toBe("none");
  });

  test("axe finds nothing in the panel at two widths", async ({ page }) => {
    await storeShortlist(page, await idsOf(page, "anna-kask", "kwame-mensah"));
    await openPage(page, "/developers");
    await floating(page).click();
    await expect(listed(page)).toHaveCount(2);
    await panel(page).evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await expectAccessibleAtWidths(page);
  });
});
