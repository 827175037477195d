import type { Page } from "@playwright/test";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { expect } from "#tests/support/e2e.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const DAY_MS = 24 * 3_600_000;
const toDate = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Requests of a person, the first one overdue the longest. */
async function createOverdue(db: Database, owner_id: number) {
  const mark = createLetters();
  for (const index of [1, 2, 3]) {
    await db.insert(requests).values({
      reference: createReference("OG"),
      idempotency_key: crypto.randomUUID(),
      fingerprint: "e2e",
      form: "hire",
      state: "contacted",
      name: `Client ${index} ${mark}`,
      email: createAddress("overdue"),
      owner_id,
      follow_up_on: toDate(index - 30),
    });
  }
  return (index: number) => `Client ${index} ${mark}`;
}

test("the keys of a follow-up work right after j, which went to the row", async ({
  page,
  db,
  baseURL,
}) => {
  const person = await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  await createOverdue(db, person.id);
  await openDesk(page, "/desk/requests?owner=me&due=overdue");
  // Pressed without a pause in between, like a person who knows them.
  await Promise.all(["j", "f", "w"].map((key) => page.keyboard.press(key)));
  await expect(page.getByText(/^Follow up on [A-Z]/)).toBeVisible();
});

/** Presses the two keys; again where a busy machine left too much time between them. */
const putOff = (page: Page, key: string) =>
  expect(async () => {
    await page.keyboard.press("f");
    await page.keyboard.press(key);
    await expect(page.getByText(/^Follow up on [A-Z]/)).toBeVisible({ timeout: 5_000 });
  }).toPass();

test("overdue requests are put off by keys, row by row, and the undo brings one back", async ({
  page,
  db,
  baseURL,
}) => {
  const person = await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  const toName = await createOverdue(db, person.id);
  await openDesk(page, "/desk");
  const row = (index: number) => page.getByRole("link", { name: toName(index) });
  await row(1).focus();
  await putOff(page, "w");
  // It stands further down now, and the one in its place has the focus.
  const overdue = page.getByRole("table", { name: "Overdue" });
  await expect(overdue.getByText(toName(1))).toBeHidden();
  await expect(row(2)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  await expect(overdue.getByText(toName(1))).toBeVisible();
});

test("j goes on to the next request of Today from inside one, and Back returns to its row", async ({
  page,
  db,
  baseURL,
}) => {
  const person = await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  const toName = await createOverdue(db, person.id);
  await openDesk(page, "/desk");
  await page.getByRole("link", { name: toName(1) }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(toName(1));
  await putOff(page, "t");
  await page.keyboard.press("j");
  await expect(heading).toContainText(toName(2));
  await page.keyboard.press("j");
  await expect(heading).toContainText(toName(3));
  await page.keyboard.press("k");
  await expect(heading).toContainText(toName(2));
  await page.goBack();
  await expect(heading).toHaveText("Today");
  await expect(page.getByRole("link", { name: toName(2) })).toBeFocused();
});

test("Team shows what colleagues have, and is remembered", async ({ page, db, baseURL }) => {
  const colleague = await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  const toName = await createOverdue(db, colleague.id);
  await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk");
  const whose = page.getByRole("form", { name: "Whose" });
  await expect(whose.getByRole("button", { name: "Mine" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(toName(1))).toBeHidden();
  await whose.getByRole("button", { name: "Team" }).click();
  await expect(page.getByRole("heading", { name: /^With an owner/ })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await openDesk(page, "/desk");
  await expect(whose.getByRole("button", { name: "Team" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("?");
  await expect(page.getByText("Follow up on this row or request tomorrow")).toBeVisible();
});
