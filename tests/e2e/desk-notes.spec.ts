import type { Browser } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { expect } from "#tests/support/e2e.ts";
import { openBrowser, signInAs } from "#tests/support/e2e-staff.ts";
import { test } from "#tests/support/run-database.ts";
import { createStaff } from "#tests/support/staff.ts";

test.beforeEach(({ problems }) => problems.expectProblem(/422/));

type Visit = { browser: Browser; db: Database; baseURL: string | undefined };

/** A request's page as a partner sees it, with a colleague who may open it and one who may not. */
async function openRequest({ browser, db, baseURL }: Visit, hasJavaScript: boolean) {
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase().replaceAll(/[01]/g, "7");
  const reference = `OG-${mark}`;
  await db.insert(requests).values({
    reference,
    idempotency_key: crypto.randomUUID(),
    fingerprint: "e2e",
    form: "hire",
    name: `Elo Mägi ${mark}`,
    email: `${mark}@example.com`,
    company_name: "Mägi Metall",
  });
  await createStaff(db, { name: `Kati Partner${mark}`, role: "partner" });
  await createStaff(db, { name: `Liis Editor${mark}`, role: "editor" });
  const context = await openBrowser(browser, baseURL, hasJavaScript);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const page = await context.newPage();
  await page.goto(`/desk/requests/${reference}`);
  const close = async () => {
    await context.close();
    await db.delete(requests).where(eq(requests.reference, reference));
  };
  return { page, mark, close };
}

for (const hasJavaScript of [true, false]) {
  test(`a note that names a person without access ${hasJavaScript ? "" : "and without JavaScript "}is refused beside its text, and stored once it is right`, async ({
    browser,
    db,
    baseURL,
  }) => {
    const { page, mark, close } = await openRequest({ browser, db, baseURL }, hasJavaScript);
    const owner = page.getByLabel("Owner");
    await expect(owner.getByRole("option", { name: `Kati Partner${mark}` })).toHaveCount(1);
    await expect(owner.getByRole("option", { name: `Liis Editor${mark}` })).toHaveCount(0);

    const note = page.getByLabel("Note", { exact: true });
    const text = `@Liis Editor${mark}, they call at nine.`;
    await note.fill(text);
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(note).toHaveAccessibleDescription(
      new RegExp(`@Liis Editor${mark} can't open this page`),
    );
    await expect(note).toHaveValue(text);

    await note.fill(`@Kati Partner${mark}, they call at nine.`);
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("listitem").getByText("they call at nine.")).toBeVisible();
    await expect(note).toHaveValue("");
    await close();
  });
}
