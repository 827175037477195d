import { eq } from "drizzle-orm";
import { staffSessions } from "#database/tables/staff.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";
import { toTotpCode } from "#tests/support/staff.ts";

const PASSWORD = "one two three four";

test("an owner exports a person and erases them by keyboard, signing in again without losing what was typed", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422/);
  // While the other tab signs in, the desk reads the page again when another test changes something.
  problems.expectProblem(/\b401\b/);
  const email = createAddress("erasure");
  const reference = await sendFindTo(db, { email, name: "Erik Erased" });
  const owner = await signInAs(context, { db, baseURL }, { password: PASSWORD });
  await openDesk(page, `/desk/requests/${reference}`);
  await page.getByRole("link", { name: "Export or erase everything" }).press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Personal data" });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("link", { name: reference })).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export everything about this person" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("your-data.zip");

  const confirmation = page.getByLabel(`Type ${email} to confirm`);
  await confirmation.fill("other@example.com");
  await confirmation.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(`This is not ${email}`);
  await expectAccessibleAtAllWidths(page);

  const created_at = new Date(Date.now() - 15 * 60_000);
  await db.update(staffSessions).set({ created_at }).where(eq(staffSessions.staff_id, owner.id));
  await confirmation.fill(email.toUpperCase());
  await confirmation.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Sign in again first: nothing was erased");
  await expect(confirmation).toHaveValue(email.toUpperCase());
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Sign in again in a new tab" }).press("Enter");
  const tab = await opened;
  await tab.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await tab.getByLabel("Code").fill(toTotpCode());
  await tab.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(tab.getByText(`Stored for ${email}`)).toBeVisible();
  await tab.close();

  await confirmation.press("Enter");
  await expect(page.getByText(`Erased for ${email}`)).toBeVisible();
  await expect(heading).toBeFocused();
  await expectAccessibleAtAllWidths(page);
  await openDesk(page, `/desk/audit?subject=${reference}`);
  const erased = `erased the data of a person: ${reference}`;
  await expect(page.getByRole("row").filter({ hasText: erased })).toContainText("requests");
});

test("without JavaScript a person is found by email and erased", async ({
  browser,
  db,
  baseURL,
}) => {
  const email = createAddress("erasure-plain");
  await sendFindTo(db, { email, name: "Paul Plain" });
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
  });
  await signInAs(context, { db, baseURL });
  const page = await context.newPage();
  await page.goto("/desk/audit");
  await page.getByRole("link", { name: "Export or erase a person" }).click();
  await page.getByLabel("Email address").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Show what is stored" }).click();
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole("button", { name: "Erase this person" }).click();
  await expect(page.getByText(`Erased for ${email}`)).toBeVisible();
  await context.close();
});

test("a partner, who may not erase, is led to no erasure", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const reference = await sendFindTo(db, { email: createAddress("partner"), name: "Pia Partner" });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests/${reference}`);
  await expect(page.getByRole("heading", { name: "Conversation" })).toBeVisible();
  await expect(page.getByText("Export or erase")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Personal data" })).toHaveCount(0);
});
