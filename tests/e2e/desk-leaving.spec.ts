import type { Page } from "@playwright/test";
import { expect } from "#tests/support/e2e.ts";
import { button } from "#tests/support/e2e-editor.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

/** Answers the questions of the page, and remembers their kinds. */
function answerQuestions(page: Page) {
  const asked: string[] = [];
  const state = { asked };
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  return state;
}

test("a note or reply whose draft is not saved is asked about by links, keys, Back and the closing tab, and not once it is saved", async ({
  problems,
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const reference = await sendFindTo(db, { email: createAddress("leaving"), name: "Ida Leaves" });
  await openDesk(page, "/desk");
  await page.getByRole("link", { name: "Requests", exact: true }).click();
  await expect(page).toHaveURL("/desk/requests");
  await page.locator(`[href$="${reference}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/desk/requests/${reference}`));
  const url = page.url();
  const note = page.getByLabel("Note", { exact: true });
  const questions = answerQuestions(page);
  problems.expectProblem(/desk\/drafts|Failed to load resource/);
  await page.route("**/desk/drafts/**", (route) => route.abort());

  // Nothing was typed: there is no question.
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page).toHaveURL("/desk");
  await page.goBack();
  await expect(page).toHaveURL(url);
  expect(questions.asked).toEqual([]);

  await note.fill("They want two.");
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect.poll(() => questions.asked).toEqual(["confirm"]);
  await note.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect.poll(() => questions.asked).toHaveLength(2);
  await page.evaluate(() => history.back());
  await expect.poll(() => questions.asked).toHaveLength(3);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions.asked.at(-1)).toBe("beforeunload");
  await expect(page).toHaveURL(url);
  await expect(note).toHaveValue("They want two.");

  const before = questions.asked.length;
  await button(page, "Add note").click();
  await expect(note).toHaveValue("");
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL("/desk");
  expect(questions.asked).toHaveLength(before);

  // A reply: once its draft is saved, there is no question, and it is there again.
  await page.goBack();
  const reply = page.getByLabel(/^Reply to/);
  await reply.fill("We have two.");
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect.poll(() => questions.asked).toHaveLength(before + 1);
  await page.unroute("**/desk/drafts/**");
  await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL("/desk");
  expect(questions.asked).toHaveLength(before + 1);
  await page.goBack();
  await expect(reply).toHaveValue("We have two.");
});

test("searches and filters of the desk are left without a question", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk/requests");
  const questions = answerQuestions(page);
  await page.getByRole("searchbox").first().fill("not a request");
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL("/desk");
  expect(questions.asked).toEqual([]);
});

test("errors of the desk are in its own layout, for a document and for a link", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/40[34]|500|\.data|Failed to load resource/);
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Eva Editor" });
  const heading = page.getByRole("heading", { level: 1 });
  const navigation = page.getByRole("navigation", { name: "Desk" });
  for (const [path, status, title] of [
    ["/desk/audit", 403, "You don't have access to this page"],
    ["/desk/nothing-here", 404, "Page not found"],
    ["/desk/content/edit?path=articles/..%2Fsite.yaml", 404, "Page not found"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(heading).toHaveText(title);
    await expect(navigation.getByRole("link", { name: "Content" })).toBeVisible();
    await expect(navigation.getByRole("link", { name: "Staff" })).toHaveCount(0);
    await expect(page.getByText("Eva Editor · Editor")).toBeVisible();
    await expect(page.getByText("Unicorn")).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`^${title} – desk`));
    await expect(page.getByText(/^(Desk|OGDS)$/)).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Go to Today" }).click();
  await expect(page).toHaveURL("/desk");

  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("a.desk-nav[href='/desk/content']");
    link?.click();
  });
  await expect(page).toHaveURL("/desk/content");
  await page.route(/content\.data|desk\.data|account\.data/, (route) => route.abort());
  await navigation.getByRole("link", { name: "Your account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "That page didn't load" })).toBeVisible();
  await expect(page).toHaveURL("/desk/content");
});
