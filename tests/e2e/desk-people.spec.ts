import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

test("a lost client is found, two of their addresses are merged and separated, and the company is opened, by keyboard", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const letters = createLetters();
  const name = `Ida ${letters}`;
  const reference = await sendFindTo(db, { email: `ida@${letters}.example`, name });
  await sendFindTo(db, { email: `ida.private@${letters}.org`, name });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk/people");
  await page.getByRole("searchbox").fill(`${letters}.example`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/text=/);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await page.getByRole("link", { name }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("row", { name })).toHaveCount(1);
  await expectAccessibleAtWidths(page);

  await page.getByRole("button", { name: `Merge ${name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name })).toHaveCount(2);
  await expectAccessibleAtWidths(page);
  await page.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(page.getByText("They are two people again.")).toBeVisible();
  await expect(page.getByRole("row", { name })).toHaveCount(1);

  await page.getByLabel("Company (optional)").fill(`Company ${letters}`);
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("link", { name: `Company ${letters}` }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Company ${letters}` })).toBeVisible();
  await expectAccessibleAtWidths(page);

  await openDesk(page, `/desk/requests/${reference}`);
  await page.getByRole("link", { name, exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/desk\/people\/\d+$/);
});
