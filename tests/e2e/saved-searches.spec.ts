import { eq, sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import type { Database } from "#database/client.server.ts";
import { savedSearches } from "#database/tables/saved-searches.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-members.ts";
import { heading, press, summary } from "#tests/support/form-pages.ts";
import { createAddress, createLetters, findEmails } from "#tests/support/hire.ts";
import { send } from "#tests/support/plain-forms.ts";

const MAILED = { timeout: 20_000 };
const LINK = /http:\/\/localhost:\d+(\/saved-searches\/[0-9a-f]{40})/;

/** Runs the job at once, which is otherwise added every ten minutes. */
const runJob = (db: Database) =>
  db.execute(sql`insert into pgboss.job (name, data) values ('saved-searches', '{}')`);

async function waitForEmails(email: string, count: number): Promise<Email[]> {
  await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(count);
  return findEmails(email);
}

const readLink = (email: Email | undefined) => LINK.exec(email?.text ?? "")?.[1] ?? "";

test.beforeEach(({ problems }) => problems.expectProblem(/404|422|429/));

test("a visitor saves a search, confirms it, and gets the developers who join the site", async ({
  page,
  request,
  db,
  publishOwn,
}) => {
  const email = createAddress("saved-search");
  await page.goto("/developers?rate_max=60&q=mirjam&sort=rate_asc");
  await page.getByRole("link", { name: "Get new matches by email" }).click();
  await expect(page).toHaveURL("/save-search?rate_max=60&q=mirjam&sort=rate_asc");
  await expect(heading(page)).toHaveText("Get new developers by email");
  await expect(page.getByRole("definition").first()).toHaveText("Up to €60 / h, “mirjam”");
  expect(await page.content()).not.toContain("<script");
  await expectAccessibleAtWidths(page);

  await press(page, "Save search");
  await expect(summary(page)).toContainText("Enter your email address");
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("As they appear").check();
  await send(page, "Save search", /\/save-search\/sent/);
  await expect(heading(page)).toHaveText("Check your email");
  await expectAccessibleAtWidths(page);

  const [confirmation] = await waitForEmails(email, 1);
  expect(confirmation?.text).toContain("Up to €60\u00a0/\u00a0h");
  expect(confirmation?.text).not.toContain("mirjam");
  const link = readLink(confirmation);
  // Opening the link confirms nothing: mail scanners do so.
  const opened = await request.get(link);
  expect(opened.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  const rows = () => db.select().from(savedSearches).where(eq(savedSearches.email, email));
  expect((await rows())[0]?.confirmed_at).toBeNull();
  await page.goto(link);
  await expect(heading(page)).toHaveText("Confirm your saved search");
  await expectAccessibleAtWidths(page);
  await press(page, "Confirm search");
  await expect(page.getByText("Your search is confirmed")).toBeVisible();
  await expectAccessibleAtWidths(page);

  const slug = `mirjam-${createLetters()}`;
  await publishOwn(slug, ANNA.replace("Anna", "Mirjam"));
  await runJob(db);
  const emails = await waitForEmails(email, 2);
  const news = emails.find(({ subject }) => subject?.startsWith("1 new developer"));
  expect(news?.text).toContain("Mirjam");
  expect(news?.text).toContain(`/developers/${slug}`);
  const header = (name: string) => news?.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [, latest = ""] = LINK.exec(header("list-unsubscribe") ?? "") ?? [];
  expect(latest).toBe(readLink(news));

  await page.goto(latest);
  await page.getByLabel("Once a week").check();
  await press(page, "Save and extend");
  await expect(page.getByText("Your changes are saved")).toBeVisible();
  await expect(page.getByLabel("Once a week")).toBeChecked();
  // As a mail program does, from another network and without an origin.
  const click = await request.post(link, { form: { "List-Unsubscribe": "One-Click" } });
  expect(click.status()).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await page.goto(latest))?.status()).toBe(404);
  await expect(heading(page)).toHaveText("This link is not available");
  await expectAccessibleAtWidths(page);
});

test("without JavaScript a search is saved from a landing page, and stopped by its page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const email = createAddress("plain-search");
  await page.goto("/hire-react-developers");
  await page.getByRole("link", { name: "Get new ones by email" }).click();
  await expect(page.getByRole("definition").first()).toHaveText("Technology: React");
  await page.getByLabel("Email address").fill(email);
  await send(page, "Save search", /\/save-search\/sent/);
  const [confirmation] = await waitForEmails(email, 1);
  await page.goto(readLink(confirmation));
  await press(page, "Confirm search");
  await press(page, "Stop emails");
  await expect(heading(page)).toHaveText("We've stopped these emails");
  await page.getByRole("link", { name: "Back to developers" }).click();
  await expect(page).toHaveURL("/developers?technology=react");
  await context.close();
});
