import type { Page } from "@playwright/test";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { expect } from "#tests/support/e2e.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { test } from "#tests/support/run-database.ts";

/** Four requests of clients whose names share a mark, which the list is searched for. */
async function createFour(db: Database): Promise<{ mark: string; references: string[] }> {
  const mark = `B${crypto.randomUUID().slice(0, 5).toUpperCase().replaceAll(/[01]/g, "7")}`;
  const references = ["A", "B", "C", "D"].map((letter) => `OG-${mark.slice(1)}${letter}`);
  for (const [index, reference] of references.entries()) {
    await db.insert(requests).values({
      reference,
      idempotency_key: crypto.randomUUID(),
      fingerprint: "e2e",
      form: "hire",
      name: `Client ${index + 1} ${mark}`,
      email: `${mark}@example.com`,
      submitted_at: new Date(Date.now() - index * 60_000),
    });
  }
  return { mark, references };
}

const readStates = async (db: Database, references: string[]) => {
  const rows = await db
    .select()
    .from(requests)
    .where(inArray(requests.reference, references))
    .orderBy(requests.reference);
  return rows.map(({ state }) => state);
};

const tick = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });

test("rows are selected by x and shift-click, changed at once, and restored by one undo", async ({
  page,
  db,
  baseURL,
}) => {
  const { mark, references } = await createFour(db);
  await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests?text=${mark}`);
  const bar = page.getByRole("form", { name: "Change what is selected" });
  await expect(bar).toBeHidden();
  await page.getByRole("link", { name: `Client 1 ${mark}` }).focus();
  await page.keyboard.press("x");
  await expect(bar).toContainText("1 selected");
  await tick(page, `Client 3 ${mark}`).click({ modifiers: ["Shift"] });
  await expect(bar).toContainText("3 selected");
  await expectAccessibleAtAllWidths(page);
  // Each control is there once, also after another selection and another list.
  await page.getByRole("searchbox").fill(`Client ${mark}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/Client/);
  await expect(bar).toContainText("3 selected");
  await expect(bar.getByLabel("Owner")).toHaveCount(1);
  await expect(bar.getByLabel("Follow up on")).toHaveCount(1);
  await bar.getByLabel("State").selectOption("Spam");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("3 changed")).toBeVisible();
  await expect(page.getByRole("link", { name: `Client 1 ${mark}` })).toBeHidden();
  expect(await readStates(db, references)).toEqual(["spam", "spam", "spam", "new"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 restored")).toBeVisible();
  await expect(page.getByRole("link", { name: `Client 1 ${mark}` })).toBeVisible();
  expect(await readStates(db, references)).toEqual(["new", "new", "new", "new"]);
  await expect(bar).toBeHidden();
});

test("the whole page is selected at once, and what a colleague changed meanwhile is named", async ({
  page,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422|events/);
  const { mark, references } = await createFour(db);
  // While the connection for live updates is cut, the page shows older versions.
  await page.route("**/api/desk/events*", (route) => route.abort());
  await signInAs(page.context(), { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests?text=${mark}`);
  await page.getByRole("checkbox", { name: "Select all of this page" }).check();
  const bar = page.getByRole("form", { name: "Change what is selected" });
  await expect(bar).toContainText("4 selected");
  await tick(page, `Client 4 ${mark}`).uncheck();
  await expect(bar).toContainText("3 selected");
  await tick(page, `Client 4 ${mark}`).check();
  await bar.getByLabel("State").selectOption("Lost");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(bar.getByLabel("Reason")).toHaveAccessibleDescription("Select a reason");
  await bar.getByLabel("Reason").selectOption("No reply");
  const [taken = ""] = references;
  await db.update(requests).set({ version: 2 }).where(eq(requests.reference, taken));
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("3 changed")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("1 changed in the meantime");
  await expect(page.getByRole("link", { name: `Client 1 ${mark} (${taken})` })).toBeVisible();
  expect(await readStates(db, references)).toEqual(["new", "lost", "lost", "lost"]);
});
