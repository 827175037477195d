import type { Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "#tests/support/e2e.ts";
import {
  createAddress,
  findEmails,
  idsOf,
  saveShortlist,
  walkToSummary,
} from "#tests/support/hire.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const full = (page: Page) => page.getByText("No times are available right now");

/** From now on the agency has no time for a call. */
const takeAllTimes = (page: Page) =>
  page.route(/\/api\/booking\/slots/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: [] } });
  });

async function walkToTimes(page: Page, email: string): Promise<void> {
  await saveShortlist(page, await idsOf(page, "anna-kask"));
  await openPage(page, "/hire");
  await expect(page.getByRole("heading", { name: "Anna Kask" })).toBeVisible();
  await walkToSummary(page, email);
}

test("without free times a request has one plain button, and no calendar or time zone", async ({
  page,
}) => {
  await takeAllTimes(page);
  await walkToTimes(page, createAddress("full"));
  await expect(full(page)).toBeVisible();
  await expect(page.getByText(/^Times in /)).toBeHidden();
  await expect(page.getByRole("group", { name: "Day", exact: true })).toBeHidden();
  await expect(button(page, "Skip and send request")).toBeHidden();
  await expectAccessible(page);
  await button(page, "Send request").click();
  await expect(page).toHaveURL("/hire/success");
});

test("without other times a call can be left as it is, and nothing offers to move it", async ({
  page,
}) => {
  const email = createAddress("stay");
  await walkToTimes(page, email);
  await page.getByRole("group", { name: "Day", exact: true }).getByRole("radio").last().check();
  const time = page.getByRole("group", { name: /^\w+day \d/ }).getByRole("radio");
  await time.last().check();
  await button(page, "Book and send request").click();
  await expect(page).toHaveURL("/hire/success");
  const findPath = async () =>
    (await findEmails(email)).flatMap(({ text }) => /\/booking\/\w+/.exec(text ?? "") ?? [])[0];
  await expect.poll(findPath, { timeout: 60_000 }).toBeDefined();

  await takeAllTimes(page);
  await openPage(page, String(await findPath()));
  await button(page, "Choose another time").click();
  await expect(full(page)).toBeVisible();
  await expect(button(page, "Move the call")).toBeHidden();
  await button(page, "Keep the time").click();
  await expect(full(page)).toBeHidden();
});
