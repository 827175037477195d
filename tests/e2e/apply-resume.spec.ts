import type { Browser, Page } from "@playwright/test";
import { CV, saveApplication } from "#tests/support/apply.ts";
import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";
import { heading, press, readSaved, summary } from "#tests/support/form-pages.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";
import { send } from "#tests/support/plain-forms.ts";

const MAILED = { timeout: 20_000 };
const LINK = /http:\/\/localhost:\d+(\/apply\/resume\/[0-9a-f]{40})/;

const save = (page: Page, button = "Save and email the link") =>
  send(page, button, /\/apply\/save\/sent/);

/** The path of the link in the latest of so many emails. */
async function readLink(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(count);
  const links = (await findEmails(email)).map(({ text }) => LINK.exec(text ?? "")?.[1] ?? "");
  return links.at(-1) ?? "";
}

const openBrowser = async (
  browser: Browser,
  baseURL: string | undefined,
  javaScriptEnabled = true,
) =>
  (
    await browser.newContext({
      javaScriptEnabled,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
  ).newPage();

test.beforeEach(({ problems }) => problems.expectProblem(/404|422|429/));

test("an application is saved by email and finished on another device, with its CV", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = createAddress("resume");
  await saveApplication(page, email, { lastFilledStep: 4, linkedin_url: "" });
  await openPage(page, "/apply/details");
  await page.getByLabel("About you").fill("Half a sentence");
  await page.getByRole("link", { name: "Save and finish later" }).click();
  await expect(heading(page)).toHaveText("Save and finish later");
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Email address").fill("zoe@");
  await expect(async () => {
    await press(page, "Save and email the link");
    await expect(summary(page)).toContainText("correct format", { timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("Email address")).toHaveValue("zoe@");
  await expectAccessibleAtWidths(page);
  await page.getByLabel("Email address").fill(email);
  await save(page);
  await expect(heading(page)).toHaveText("Check your email");
  await expectAccessibleAtWidths(page);

  const [message] = await findEmails(email);
  const link = await readLink(email);
  expect(message?.text ?? "").not.toContain("Half a sentence");
  const opened = await page.request.get(link);
  expect(opened.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(await opened.text()).not.toContain("Half a sentence");

  const other = await openBrowser(browser, baseURL);
  await openPage(other, link);
  await expect(heading(other)).toHaveText("Continue your application");
  await expectAccessibleAtWidths(other);
  await press(other, "Continue application");
  await expect(other).toHaveURL("/apply/details");
  await expect(other.getByLabel("About you")).toHaveValue("Half a sentence");
  await expect(other.getByText(CV.name).first()).toBeVisible();
  await other.getByLabel("About you").fill(`Half a sentence, and the other half of it.`.repeat(3));
  for (const next of ["socials", "check-your-answers"]) {
    await press(other, "Continue");
    await expect(other).toHaveURL(`/apply/${next}`);
  }
  await press(other, "Send application");
  await expect(heading(other)).toHaveText("We have your application");
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(heading(page)).toHaveText("This link is not available");
  await expectAccessibleAtWidths(page);
  await other.context().close();
});

test("another application in the browser is not lost, and saving again ends the earlier link", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = createAddress("resume-again");
  await saveApplication(page, email, { lastFilledStep: 2, city: "Tartu" });
  await openPage(page, "/apply/location");
  await page.getByRole("link", { name: "Save and finish later" }).click();
  await save(page);
  const first = await readLink(email);
  // The browser that saved it has the same answers, and is not asked.
  await openPage(page, first);
  await press(page, "Continue application");
  await expect(page).toHaveURL("/apply/location");

  const other = await openBrowser(browser, baseURL);
  await saveApplication(other, "other@example.com", { lastFilledStep: 1, city: "Narva" });
  await openPage(other, first);
  await press(other, "Continue application");
  await expect(heading(other)).toHaveText("Which application do you want to continue?");
  await expectAccessibleAtWidths(other);
  expect(await readSaved(other)).toContain("Narva");
  await press(other, "Use the saved application");
  await expect(other).toHaveURL("/apply/location");
  await expect(other.getByLabel("City")).toHaveValue("Tartu");
  await other.context().close();

  await page.getByLabel("City").fill("Valga");
  await page.getByRole("link", { name: "Save and finish later" }).click();
  await save(page);
  await readLink(email, 2);
  expect((await page.goto(first))?.status()).toBe(404);
  const links = (await findEmails(email)).map(({ text }) => LINK.exec(text ?? "")?.[1] ?? "");
  const latest = links.find((link) => link !== first) ?? "";
  await openPage(page, latest);
  await press(page, "Delete application");
  await expect(heading(page)).toHaveText("Your saved application is deleted");
  expect((await page.goto(latest))?.status()).toBe(404);
});

test("without JavaScript the form on one page is saved and continued", async ({
  browser,
  baseURL,
}) => {
  const page = await openBrowser(browser, baseURL, false);
  const email = createAddress("resume-plain");
  await page.goto("/apply/form");
  await page.getByLabel("Given name").fill("Zoë");
  await page.getByLabel("City").fill("Tartu");
  await page
    .getByRole("group", { name: "Technology 2" })
    .getByLabel("Technology", { exact: true })
    .fill("Elm");
  await page.getByLabel("Your CV").setInputFiles(CV);
  await press(page, "Save and finish later");
  // The address is the one thing that has to be right.
  await expect(page).toHaveURL("/apply/save");
  await expect(page.getByRole("alert").first()).toContainText("Enter your email address");
  await page.getByLabel("Email address").fill(email);
  await save(page);
  await page.goto(await readLink(email));
  await press(page, "Continue on one page");
  await expect(page).toHaveURL("/apply/form");
  await expect(page.getByLabel("Given name")).toHaveValue("Zoë");
  await expect(page.getByLabel("City")).toHaveValue("Tartu");
  await expect(
    page.getByRole("group", { name: "Technology 1" }).getByLabel("Technology", { exact: true }),
  ).toHaveValue("Elm");
  await expect(page.getByText(CV.name).first()).toBeVisible();
  await page.context().close();
});

test("with nothing filled in there is nothing to save, and the page leads to the form", async ({
  page,
}) => {
  await openPage(page, "/apply/save");
  await expect(page.getByText("There is nothing to save yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and email the link" })).toHaveCount(0);
  await expectAccessibleAtWidths(page);
  await page.getByRole("link", { name: "Go to the application" }).click();
  await expect(page).toHaveURL("/apply/job-selection");
});

test("without JavaScript an empty form is not saved, and the page leads back to it", async ({
  browser,
  baseURL,
}) => {
  const page = await openBrowser(browser, baseURL, false);
  await page.goto("/apply/save");
  await expect(page.getByText("There is nothing to save yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and email the link" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to the application" }).click();
  await expect(page).toHaveURL("/apply/form");
  await press(page, "Save and finish later");
  await expect(page).toHaveURL("/apply/save");
  await expect(page.getByText("There is nothing to save yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the application" })).toHaveCount(1);
  await page.context().close();
});
