import type { Browser, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { availabilityEmails } from "#database/tables/availability.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { publishMember } from "#tests/support/e2e-members.ts";
import { signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters, findEmails } from "#tests/support/hire.ts";
import { test as base } from "#tests/support/run-database.ts";

const MAILED = { timeout: 20_000 };
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

/** A member of the test's own, with a private email address; removed afterwards. */
type Asked = { slug: string; name: string; email: string };
const test = base.extend<{ asked: Asked }>({
  asked: async ({ db }, use) => {
    const email = createAddress("availability");
    const letters = createLetters();
    const slug = `mirjam-${letters}`;
    const last_name = letters.replace(/^./, (letter) => letter.toUpperCase());
    const text = ANNA.replace("Anna", "Mirjam").replace("Kask", last_name);
    await publishMember(db, slug, text);
    await db.insert(memberPrivate).values({ slug, email, notes: "" });
    await use({ slug, name: `Mirjam ${last_name}`, email });
    await db.delete(memberPrivate).where(eq(memberPrivate.slug, slug));
    await publishMember(db, slug, null);
  },
});

/** Asks as staff and returns the path of the link in the email. */
async function ask(page: Page, { slug, email }: Asked): Promise<string> {
  await page.goto(`/desk/members/${slug}`);
  await page.getByRole("button", { name: "Ask by email" }).click();
  await expect(page.getByText("No answer yet")).toBeVisible();
  await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
  const [message] = await findEmails(email);
  const header = (name: string) => message?.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [, link = ""] = /^<(.+)>$/.exec(header("list-unsubscribe") ?? "") ?? [];
  expect(message?.text).toContain(`${link}?answer=from`);
  expect(message?.html).toContain(`${link}?answer=not_now`);
  return new URL(link).pathname;
}

const openWithoutJavaScript = async (browser: Browser, baseURL: string | undefined) =>
  (
    await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
  ).newPage();

test("a member who is asked by email answers without an account, and card and profile change", async ({
  page,
  context,
  browser,
  db,
  baseURL,
  asked,
  problems,
}) => {
  problems.expectProblem(/422|409/);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const path = await ask(page, asked);
  await expectAccessibleAtWidths(page);
  await page.getByRole("button", { name: "Ask by email" }).click();
  await expect(
    page.getByText("They were asked less than a day ago. Ask again tomorrow"),
  ).toBeVisible();

  // As the server renders it: with JavaScript the visitor's overlap comes into the card later.
  const visitor = await openWithoutJavaScript(browser, baseURL);
  const readCard = async () => {
    await visitor.goto(`/developers?q=${encodeURIComponent(asked.name)}`);
    return visitor.getByRole("article").filter({ hasText: asked.name }).textContent();
  };
  const before = await readCard();

  // Opening the link of an answer changes nothing: mail scanners do so.
  await page.goto(`${path}?answer=from`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Your availability, ${asked.name}`,
  );
  await expect(page.getByLabel("Available from another date")).toBeChecked();
  await expectAccessibleAtWidths(page);
  expect(await readCard()).toBe(before);

  await page.getByRole("button", { name: "Save answer" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the date you're available from");
  await expect(page.getByLabel("Available from another date")).toBeChecked();
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Available from", { exact: true }).fill(`${NEXT_YEAR}-02-03`);
  await page.getByRole("button", { name: "Save answer" }).click();
  await expect(page.getByText("Your answer is saved and on your profile")).toBeVisible();
  await expectAccessibleAtWidths(page);
  await expect.poll(readCard).toContain(`Available from 3 Feb ${NEXT_YEAR}`);
  await visitor.goto(`/developers/${asked.slug}`);
  await expect(visitor.getByText(`Available from 3 Feb ${NEXT_YEAR}`).first()).toBeVisible();
  await visitor.context().close();

  await page.goto(`/desk/members/${asked.slug}`);
  await expect(page.getByText("by Liis Tamm")).toBeVisible();
  await expect(page.getByText(/Available from 3 Feb \d+ · answered/)).toBeVisible();
  await expect(page.getByText(`Published by ${asked.name}`)).toBeVisible();

  // Later the member changes the answer, in a mail program that runs no scripts.
  const plain = await openWithoutJavaScript(browser, baseURL);
  await plain.goto(path);
  await plain.getByLabel("Not now").check();
  await plain.getByRole("button", { name: "Save answer" }).click();
  await expect(plain.getByText("Your answer is saved and on your profile")).toBeVisible();
  await expect(plain.getByRole("definition").first()).toHaveText("Availability on request");
  await plain.context().close();
});

test("emails are stopped and allowed again by the link, also by one that takes no answers any more", async ({
  page,
  context,
  request,
  db,
  baseURL,
  asked,
  problems,
}) => {
  problems.expectProblem(/404|410/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const path = await ask(page, asked);
  await page.goto(path);
  await page.getByRole("button", { name: "Don't ask me by email again" }).click();
  await expect(page.getByText("We won't ask you by email any more", { exact: true })).toBeVisible();
  await page.goto(`/desk/members/${asked.slug}`);
  await expect(page.getByText("They stopped these emails")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask by email" })).toHaveCount(0);

  await page.goto(path);
  await page.getByRole("button", { name: "Ask me by email again" }).click();
  await expect(page.getByText("We'll ask you by email again")).toBeVisible();

  const asked_at = new Date(Date.now() - 61 * 86_400_000);
  await db
    .update(availabilityEmails)
    .set({ asked_at })
    .where(eq(availabilityEmails.slug, asked.slug));
  expect((await page.goto(path))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
  await expect(page.getByText(asked.name)).toHaveCount(0);
  await expectAccessibleAtWidths(page);
  // As a mail program does, from another network and without an origin.
  const oneClick = await request.post(path, { form: { "List-Unsubscribe": "One-Click" } });
  expect(oneClick.status()).toBe(200);
  await page.goto(`/desk/members/${asked.slug}`);
  await expect(page.getByText("They stopped these emails")).toBeVisible();

  expect((await page.goto(`/availability/${"0".repeat(40)}`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not available");
  await expectAccessibleAtWidths(page);
});
