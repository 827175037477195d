import { eq, sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import { savedSearches } from "#database/tables/saved-searches.ts";
import { expect, expectAccessibleAtWidths, openPage } from "#tests/support/e2e.ts";
import { heading, press, summary } from "#tests/support/form-pages.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";
import { send } from "#tests/support/plain-forms.ts";
import { test } from "#tests/support/run-database.ts";

const LINK = /http:\/\/localhost:\d+(\/saved-searches\/[0-9a-f]{40})/;
const readLink = (email: Email | undefined) => LINK.exec(email?.text ?? "")?.[1] ?? "";

async function waitForEmails(email: string, count: number): Promise<Email[]> {
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 20_000 }).toBe(count);
  return findEmails(email);
}

test.beforeEach(({ problems }) => problems.expectProblem(/404|422|429/));

test("new vacancies of a filter are emailed, and stopped with one click", async ({
  page,
  request,
  db,
}) => {
  const email = createAddress("vacancy-alert");
  for (const path of [
    "/vacancies/go-engineer-payments",
    "/vacancies?type=part_time&workplace=office&technology=go",
  ]) {
    await openPage(page, path);
    await expectAccessibleAtWidths(page);
  }
  await openPage(page, "/vacancies?technology=kubernetes&workplace=remote");
  await expectAccessibleAtWidths(page);
  await page.getByRole("link", { name: "Get new ones by email" }).click();
  await expect(page).toHaveURL("/vacancy-alert?workplace=remote&technology=kubernetes");
  await expect(heading(page)).toHaveText("Get new vacancies by email");
  await expect(page.getByRole("definition").first()).toHaveText("Remote, Kubernetes");
  expect(await page.content()).not.toContain("<script");
  await press(page, "Save search");
  await expect(summary(page)).toContainText("Enter your email address");
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("As they appear").check();
  await send(page, "Save search", /\/vacancy-alert\/sent/);
  await expect(heading(page)).toHaveText("Check your email");
  await expectAccessibleAtWidths(page);

  const [confirmation] = await waitForEmails(email, 1);
  await page.goto(readLink(confirmation));
  await press(page, "Confirm search");
  await expect(page.getByText("We'll email you when a new job matches")).toBeVisible();
  await expectAccessibleAtWidths(page);
  // As if all vacancies had been published since.
  await db.update(savedSearches).set({ seen_id: 0 }).where(eq(savedSearches.email, email));
  await db.execute(sql`insert into pgboss.job (name, data) values ('saved-searches', '{}')`);
  const news = (await waitForEmails(email, 2)).find(({ subject }) =>
    subject?.includes("new vacanc"),
  );
  expect(news?.text).toContain("/vacancies/platform-engineer-kubernetes");
  expect(news?.text).not.toContain("/vacancies/go-engineer-payments");
  const header = (name: string) => news?.headers.find(({ key }) => key === name)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [, link = ""] = LINK.exec(header("list-unsubscribe")) ?? [];
  const click = await request.post(link, { form: { "List-Unsubscribe": "One-Click" } });
  expect(click.status()).toBe(200);
  expect((await page.goto(link))?.status()).toBe(404);
});

test("without JavaScript a filter that finds nothing and a closed vacancy lead to emails", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/vacancies/go-engineer-payments");
  await page.getByRole("link", { name: "Get similar jobs by email" }).click();
  await expect(heading(page)).toHaveText("Get new vacancies by email");
  await expect(page.getByRole("definition").first()).toContainText("Go");

  await page.goto("/vacancies?type=part_time&workplace=office&technology=go");
  await expect(page.getByText("Unfortunately, nothing was found")).toBeVisible();
  await page.getByRole("link", { name: "Get new ones by email" }).click();
  const email = createAddress("plain-alert");
  await page.getByLabel("Email address").fill(email);
  await send(page, "Save search", /\/vacancy-alert\/sent/);
  const [confirmation] = await waitForEmails(email, 1);
  await page.goto(readLink(confirmation));
  await press(page, "Confirm search");
  await press(page, "Stop emails");
  await expect(heading(page)).toHaveText("We've stopped these emails");
  await page.getByRole("link", { name: "Back to vacancies" }).click();
  await expect(page).toHaveURL("/vacancies?type=part_time&workplace=office&technology=go");
  await context.close();
});
