import type { Browser, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { shareShortlist } from "#app/shared-shortlist/shared-shortlists.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { expect, expectAccessibleAtWidths, openPage } from "#tests/support/e2e.ts";
import { press, tabTo } from "#tests/support/form-pages.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const votes = (page: Page) => page.getByRole("region", { name: "Votes", exact: true });
const cards = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading");

/** A shared shortlist of demo members; not by the API, which limits how many one client shares. */
async function share(page: Page, db: Database, ...slugs: string[]) {
  const ids = await Promise.all(
    slugs.map(async (slug) => {
      const response = await page.request.get(`/api/members/slug/${slug}`);
      return (await response.json()).data.id as number;
    }),
  );
  const { path, owner_path } = await shareShortlist({ db, clock: systemClock }, ids);
  return { ids, path, ownerPath: owner_path };
}

async function openOther(browser: Browser, baseURL: string | undefined, javaScriptEnabled = true) {
  const context = await browser.newContext({
    javaScriptEnabled,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  return context.newPage();
}

async function vote(page: Page, path: string, name: string, choices: Record<string, string>) {
  await openPage(page, path);
  for (const [developer, choice] of Object.entries(choices)) {
    const group = page.getByRole("group", { name: `Your vote on ${developer}` });
    await group.getByText(choice, { exact: true }).click();
  }
  await page.getByLabel("Your name").fill(name);
  await press(page, "Send votes");
  await expect(page.getByText("Your votes are saved")).toBeVisible();
}

test("the owner goes on with the same list on a second device, and a new link ends the old one", async ({
  page,
  browser,
  baseURL,
  db,
  problems,
}) => {
  problems.expectProblem(/404/);
  const { path, ownerPath } = await share(page, db, "anna-kask", "ada-lill");
  await openPage(page, ownerPath);
  await expect(page.getByLabel("Your own link")).toHaveValue(new RegExp(`${ownerPath}$`));
  const phone = await openOther(browser, baseURL);
  await openPage(phone, ownerPath);
  // The panel of the second device leads back to it.
  await openPage(phone, "/developers");
  await phone
    .getByRole("button", { name: /shortlist/i })
    .last()
    .click();
  const panel = phone.getByRole("dialog", { name: "Your Developer Shortlist" });
  await panel.getByRole("region", { name: "Shortlists you shared" }).getByRole("link").click();
  await expect(heading(phone)).toHaveText("Your shared shortlist");
  await press(phone, "Remove Ada Lill from the list");
  await expect(
    phone.getByText("They're off the list, and the votes on them are erased."),
  ).toBeVisible();

  await page.reload();
  await expect(votes(page).getByRole("heading", { level: 3 })).toHaveText(["Anna Kask"]);
  await page.getByText("Replace your own link").click();
  await expectAccessibleAtWidths(page);
  await page
    .getByRole("region", { name: "This page on another device" })
    .getByRole("button", { name: "Get a new link" })
    .click();
  await expect(page.getByText("This page has a new link.")).toBeVisible();
  expect(page.url()).not.toContain(ownerPath);
  await expect(page.getByLabel("Link for readers")).toHaveValue(new RegExp(`${path}$`));
  await press(phone, "Remove Anna Kask from the list");
  await expect(phone.getByText("This shortlist is not available.")).toBeVisible();
  await phone.reload();
  await expect(heading(phone)).toHaveText("This shortlist is not available");
  await page.reload();
  await expect(votes(page).getByRole("heading", { level: 3 })).toHaveText(["Anna Kask"]);
  await phone.context().close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the owner adds people, takes them off and hires those with a yes ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    page: reader,
    browser,
    baseURL,
    db,
  }) => {
    const { path, ownerPath } = await share(reader, db, "anna-kask", "ada-lill");
    const page = await openOther(browser, baseURL, javaScriptEnabled);
    await page.goto(ownerPath);
    await page.getByLabel("Name or skill").fill("Karl Rebane");
    await press(page, "Find");
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await press(page, "Add Karl Rebane");
    await expect(page.getByText("Your readers can see them now.")).toBeVisible();
    await expect(votes(page).getByRole("heading", { level: 3 })).toHaveText([
      "Anna Kask",
      "Ada Lill",
      "Karl Rebane",
    ]);
    await expect(page.getByRole("link", { name: /with a Yes/ })).toHaveCount(0);
    await vote(reader, path, "Bo Ek", {
      "Anna Kask": "Yes",
      "Ada Lill": "No",
      "Karl Rebane": "Yes",
    });
    await page.goto(ownerPath);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByRole("link", { name: "Hire the 2 with a Yes" }).click();
    await expect(heading(page)).toHaveText("Hire developers");
    await expect(page.getByRole("checkbox", { name: /Anna Kask/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /Karl Rebane/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /Ada Lill/ })).toHaveCount(0);

    await page.goto(ownerPath);
    for (const name of ["Anna Kask", "Ada Lill", "Karl Rebane"]) {
      await press(page, `Remove ${name} from the list`);
      await expect(page.getByRole("button", { name: `Remove ${name} from the list` })).toHaveCount(
        0,
      );
    }
    await expect(page.getByText("No developers are on the list. Add some below.")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await reader.goto(path);
    await expect(
      reader.getByText("No developers are on this shortlist at the moment."),
    ).toBeVisible();
    await expectAccessibleAtWidths(reader);
    await page.context().close();
  });
}

test("with the keyboard alone the owner adds those of the browser's own shortlist", async ({
  page,
  db,
}) => {
  const { ids, ownerPath } = await share(page, db, "anna-kask", "ada-lill", "karl-rebane");
  const stored = JSON.stringify({ state: { list: ids, lastFilledStep: 0 }, version: 1 });
  await page.context().addInitScript((value) => {
    if (location.protocol === "http:") localStorage.setItem("shortlist", value);
  }, stored);
  await openPage(page, ownerPath);
  const remove = page.getByRole("button", { name: "Remove Karl Rebane from the list" });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(0);
  const add = page.getByRole("button", { name: "Add the other one in your shortlist" });
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  await expect(remove).toBeVisible();
  await expect(add).toHaveCount(0);
});

test("the owner is emailed about votes once the address is confirmed, and stops it with one click", async ({
  page,
  browser,
  baseURL,
  request,
  db,
  problems,
}) => {
  problems.expectProblem(/404|422/);
  const email = createAddress("votes");
  const emails = async (count: number) => {
    await expect
      .poll(async () => (await findEmails(email)).length, { timeout: 20_000 })
      .toBe(count);
    return findEmails(email);
  };
  const { path, ownerPath } = await share(page, db, "anna-kask", "ada-lill");
  await openPage(page, ownerPath);
  await press(page, "Email me about votes");
  await expect(page.getByRole("alert")).toContainText("Enter your email address");
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Email address").fill(email);
  await press(page, "Email me about votes");
  await expect(page.getByText("Check your email.")).toBeVisible();
  await expectAccessibleAtWidths(page);
  const [confirmation] = await emails(1);
  const [, link = ""] =
    /http:\/\/localhost:\d+(\/shortlist\/[0-9a-f]{40}\/emails)/.exec(confirmation?.text ?? "") ??
    [];
  expect((await request.get(link)).headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  await page.goto(link);
  await expectAccessibleAtWidths(page);
  await press(page, "Confirm address");
  await expect(heading(page)).toHaveText("Emails about votes");
  await expectAccessibleAtWidths(page);

  const reader = await openOther(browser, baseURL);
  await vote(reader, path, "Bo Ek", { "Anna Kask": "Yes" });
  await db.execute(sql`insert into pgboss.job (name, data) values ('vote-emails', '{}')`);
  const news = (await emails(2)).find(({ subject }) => subject?.startsWith("1 person"));
  expect(news?.subject).toBe("1 person has voted on your shortlist");
  expect(news?.text).not.toContain("Bo Ek");
  const [, owner = ""] =
    /http:\/\/localhost:\d+(\/shortlist\/[0-9a-f]{40}\/owner)/.exec(news?.text ?? "") ?? [];
  await page.goto(owner);
  await expect(votes(page)).toContainText("Bo Ek");
  await expect(page.getByText(`We email ${email}`)).toBeVisible();
  await expectAccessibleAtWidths(page);

  const header = (name: string) => news?.headers.find(({ key }) => key === name)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const unsubscribe = new URL(header("list-unsubscribe").replace(/^<|>$/g, "")).pathname;
  const click = await request.post(unsubscribe, { form: { "List-Unsubscribe": "One-Click" } });
  expect(click.status()).toBe(200);
  expect((await page.goto(owner))?.status()).toBe(404);
  await openPage(page, ownerPath);
  await expect(page.getByRole("button", { name: "Email me about votes" })).toBeVisible();
  await reader.context().close();
});

test("a new link for readers ends the earlier one", async ({
  page,
  browser,
  baseURL,
  db,
  problems,
}) => {
  problems.expectProblem(/404/);
  const { path, ownerPath } = await share(page, db, "anna-kask");
  await openPage(page, ownerPath);
  await page.getByText("Replace the link for readers").click();
  await press(page, "Get a new link");
  await expect(page.getByText("You have a new link for readers.")).toBeVisible();
  await expect(page.getByLabel("Link for readers")).toHaveValue(/^http/);
  const link = await page.getByLabel("Link for readers").inputValue();
  expect(link).not.toContain(path);
  const reader = await openOther(browser, baseURL);
  expect((await reader.goto(path))?.status()).toBe(404);
  await reader.goto(new URL(link).pathname);
  await expect(cards(reader)).toHaveText(["Anna Kask"]);
  await reader.context().close();
});
