import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { shareShortlist } from "#app/shared-shortlist/shared-shortlists.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  finishHydration,
  openPage,
} from "#tests/support/e2e.ts";
import { test } from "#tests/support/run-database.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "Your Developer Shortlist" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const cards = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading");

async function idOf(page: Page, slug: string): Promise<number> {
  const response = await page.request.get(`/api/members/slug/${slug}`);
  return (await response.json()).data.id;
}

/** A shared shortlist of demo members; not by the API, which limits how many one client shares. */
async function share(page: Page, db: Database, ...slugs: string[]) {
  const ids = await Promise.all(slugs.map((slug) => idOf(page, slug)));
  const { path, owner_path } = await shareShortlist({ db, clock: systemClock }, ids);
  return { ids, path, ownerPath: owner_path };
}

async function storeShortlist(page: Page, list: number[]) {
  const stored = JSON.stringify({ state: { list, lastFilledStep: 0 }, version: 1 });
  await page.context().addInitScript((value) => {
    // Frames of other origins, which axe makes, have no storage.
    if (location.protocol !== "http:") return;
    if (localStorage.getItem("shortlist") === null) localStorage.setItem("shortlist", value);
  }, stored);
}

test("a shortlist is shared with one click, and its link can be passed on", async ({
  page,
  browser,
  baseURL,
}) => {
  await storeShortlist(page, [await idOf(page, "anna-kask"), await idOf(page, "ada-lill")]);
  await openPage(page, "/developers");
  await page
    .getByRole("button", { name: /in your shortlist/ })
    .last()
    .click();
  await panel(page).getByRole("button", { name: "Share shortlist" }).click();
  await expect(panel(page)).toContainText("Your shortlist is shared");
  const link = await panel(page).getByLabel("Link for readers").inputValue();
  expect(link).toMatch(/^http:\/\/[^/]+\/shortlist\/[0-9a-f]{40}$/);
  await expectAccessible(page);
  // It is still known after a reload; another list is shared anew.
  await page.reload();
  await page
    .getByRole("button", { name: /in your shortlist/ })
    .last()
    .click();
  await expect(panel(page).getByLabel("Link for readers")).toHaveValue(link);
  await panel(page).getByRole("button", { name: "Remove Anna Kask" }).click();
  await expect(panel(page).getByRole("button", { name: "Share shortlist" })).toBeVisible();
  // The page of the votes is still reached, also from an empty shortlist.
  const before = panel(page).getByRole("region", { name: "Shortlists you shared" });
  await expect(before.getByRole("link")).toHaveText(/^2 developers, shared on \d/);
  await panel(page).getByRole("button", { name: "Remove Ada Lill" }).click();
  await expect(panel(page)).toContainText("Your Shortlist is currently empty.");
  await expectAccessible(page);
  await before.getByRole("link").click();
  await expect(heading(page, "Your shared shortlist")).toBeVisible();
  await expect(page.getByLabel("Link for readers")).toHaveValue(link);

  const reader = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const shared = await reader.newPage();
  await openPage(shared, new URL(link).pathname);
  await expect(cards(shared)).toHaveText(["Ada Lill", "Anna Kask"]);
  await shared.getByRole("link", { name: "Compare side by side" }).click();
  await expect(heading(shared, "Compare developers")).toBeVisible();
  await reader.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the owner writes a note and stops sharing ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    page: visitor,
    baseURL,
    db,
    problems,
  }) => {
    problems.expectProblem(/404/);
    const { path, ownerPath } = await share(visitor, db, "anna-kask", "ada-lill");
    const context = await browser.newContext({
      javaScriptEnabled,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto(ownerPath);
    await expect(heading(page, "Your shared shortlist")).toBeVisible();
    await expect(page.getByLabel("Link for readers")).toHaveValue(new RegExp(`${path}$`));
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    const note = page.getByRole("textbox", { name: "Note" });
    await note.fill("x".repeat(1_001));
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([
      "Note must be 1,000 characters or less",
    ]);
    await expect(note).toHaveValue("x".repeat(1_001));
    // The page was loaded anew, and hydration moves the selection that is being replaced.
    if (javaScriptEnabled) await finishHydration(page);
    await note.fill("Who fits <b>the shop</b>?");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Your note is saved.")).toBeVisible();

    await visitor.goto(path);
    await expect(visitor.getByText("Who fits <b>the shop</b>?")).toBeVisible();

    await page.getByText("Stop sharing", { exact: true }).click();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByRole("button", { name: "Stop sharing and erase votes" }).click();
    await expect(heading(page, "Your shortlist is no longer shared")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    expect((await visitor.goto(path))?.status()).toBe(404);
    expect((await visitor.goto(ownerPath))?.status()).toBe(404);
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a reader votes and changes the votes ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    page: owner,
    baseURL,
    db,
    problems,
  }) => {
    test.slow();
    problems.expectProblem(/403|422/);
    const { path, ownerPath } = await share(owner, db, "anna-kask", "ada-lill");
    const context = await browser.newContext({
      javaScriptEnabled,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    if (javaScriptEnabled) await openPage(page, path);
    else await page.goto(path);
    const anna = page.getByRole("group", { name: "Your vote on Anna Kask" });
    const ada = page.getByRole("group", { name: "Your vote on Ada Lill" });
    const comment = page.getByRole("textbox", { name: "Comment on Anna" });

    // What was typed stays, also with the votes of an earlier visit in this browser.
    await anna.getByText("Yes").click();
    await comment.fill("<b>Calm</b> https://spam.example");
    await page.getByRole("button", { name: "Send votes" }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Enter your name"]);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await expect(comment).toHaveValue("<b>Calm</b> https://spam.example");
    await expect(anna.getByRole("radio", { name: "Yes" })).toBeChecked();
    await page.getByLabel("Your name").fill("Bo Ek");
    await page.getByRole("button", { name: "Send votes" }).click();
    await expect(page.getByText("Your votes are saved")).toBeVisible();
    if (javaScriptEnabled) {
      // The address that is passed on is that of the list.
      await expect(page).toHaveURL(path);
      await page.reload();
    }
    await expect(page.getByLabel("Your name")).toHaveValue("Bo Ek");
    await expect(anna.getByRole("radio", { name: "Yes" })).toBeChecked();
    await ada.getByText("Maybe").click();
    await anna.getByText("No", { exact: true }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Your votes are saved")).toBeVisible();
    await expect(ada.getByRole("radio", { name: "Maybe" })).toBeChecked();

    await openPage(owner, ownerPath);
    await expect(owner.getByText("1 person has voted.")).toBeVisible();
    const votes = owner.getByRole("region", { name: "Votes", exact: true }).getByRole("listitem");
    await expect(votes.filter({ hasText: "Anna Kask" })).toContainText(
      "1 NoRemoveBo Ek: No<b>Calm</b> https://spam.example",
    );
    await expect(votes.filter({ hasText: "Ada Lill" })).toContainText("1 Maybe");
    await expect(owner.getByRole("link", { name: /spam/ })).toHaveCount(0);
    await expectAccessibleAtWidths(owner);
    await owner.getByRole("button", { name: "Remove Bo Ek" }).click();
    await expect(owner.getByText("Their votes and comments are erased.")).toBeVisible();
    await expect(owner.getByText("No one has voted yet.")).toBeVisible();

    // The form of a reader who was removed is refused, and the page takes no more votes of theirs.
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("has removed your votes, and you can't vote again")).toBeVisible();
    await page.goto(javaScriptEnabled ? path : page.url());
    await expect(page.getByText("You can't vote on this shortlist")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send votes" })).toHaveCount(0);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await context.close();
  });
}

test("the working hours that all have in common are on one chart", async ({ page, db }) => {
  const { path } = await share(page, db, "anna-kask", "ada-lill");
  await openPage(page, path);
  await page.getByText("Working hours in common").click();
  await expect(page.getByText(/^All: \d+ h|^No hours in common/)).toBeVisible();
  await page.getByLabel("Your time zone").selectOption("Pacific/Auckland");
  await expect(page.getByText("No hours in common")).toBeVisible();
  await expectAccessibleAtWidths(page);
});

test("'Hire these' adds the members to the reader's own shortlist", async ({ page, db }) => {
  const own = await idOf(page, "karl-rebane");
  const { path, ids } = await share(page, db, "anna-kask", "ada-lill");
  await storeShortlist(page, [own]);
  await openPage(page, path);
  await expectAccessibleAtWidths(page);
  await expect(page.getByRole("link", { name: "Hire these" })).toHaveCount(0);
  await page.getByRole("button", { name: "Hire these" }).click();
  await expect(page).toHaveURL("/hire/contacts");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("shortlist") ?? ""));
  expect(stored.state.list).toEqual([own, ...ids.toReversed()]);
});

test("what does not fit beside the reader's own shortlist changes nothing", async ({
  page,
  db,
}) => {
  const { path, ids } = await share(page, db, "anna-kask", "ada-lill");
  const own = Array.from({ length: 40 }, (_, index) => index + 1)
    .filter((id) => !ids.includes(id))
    .slice(0, 19);
  await storeShortlist(page, own);
  await openPage(page, path);
  await page.getByRole("button", { name: "Hire these" }).click();
  await expect(page.getByRole("alert")).toContainText("Your own shortlist is too full");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("shortlist") ?? ""));
  expect(stored.state.list).toEqual(own);
});

test("without JavaScript a reader sees the cards and reaches the hire form", async ({
  browser,
  page,
  baseURL,
  db,
}) => {
  const { path } = await share(page, db, "anna-kask", "ada-lill");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await context.newPage();
  await plain.goto(path);
  await expect(cards(plain)).toHaveText(["Anna Kask", "Ada Lill"]);
  await plain.getByRole("link", { name: "Hire these" }).click();
  await expect(heading(plain, "Hire developers")).toBeVisible();
  await expect(plain.getByRole("checkbox", { name: /Anna Kask/ })).toBeChecked();
  await expect(plain.getByRole("checkbox", { name: /Ada Lill/ })).toBeChecked();
  await context.close();
});

test("of 2,000 guessed links over HTTP none opens anything", async ({
  page,
  request,
  baseURL,
  db,
}) => {
  test.slow();
  const { path, ownerPath } = await share(page, db, "anna-kask");
  const guesses = Array.from({ length: 1_000 }, () => randomBytes(20).toString("hex"));
  const next = guesses.flatMap((guess) => [guess, `${guess}/owner`]).values();
  const seen = new Set<string>();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const guess of next) {
        const response = await fetch(`${baseURL}/shortlist/${guess}.data`);
        seen.add(`${response.status} ${await response.text()}`);
      }
    }),
  );
  // One response for readers' links, one for owners'.
  expect([...seen]).toEqual([expect.stringMatching(/^404 /), expect.stringMatching(/^404 /)]);
  expect((await request.get(path)).status()).toBe(200);
  expect((await request.get(ownerPath)).status()).toBe(200);
});

test("a link is not cached, indexed or sent as referrer, and an unknown one opens nothing", async ({
  page,
  problems,
  db,
}) => {
  problems.expectProblem(/404/);
  const { path, ownerPath } = await share(page, db, "anna-kask");
  for (const one of [path, `${path}.data`, ownerPath, `/shortlist/${"0".repeat(40)}`]) {
    const response = await page.request.get(one);
    expect(response.headers(), one).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
  }
  const unknown = await page.goto(`/shortlist/${"0".repeat(40)}`);
  expect(unknown?.status()).toBe(404);
  await expect(heading(page, "This shortlist is not available")).toBeVisible();
  await expectAccessibleAtWidths(page);
});
