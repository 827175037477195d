import { eq, inArray } from "drizzle-orm";
import { requests } from "#database/tables/requests.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { expectAccessibleAtAllWidths, openBrowser, signInAs } from "#tests/support/e2e-staff.ts";
import { test } from "#tests/support/run-database.ts";
import { createStaff } from "#tests/support/staff.ts";

for (const hasJavaScript of [true, false]) {
  test(`an account with work left is disabled once it is clear who gets the work${hasJavaScript ? "" : ", without JavaScript"}`, async ({
    browser,
    db,
    baseURL,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const leaver = await createStaff(db, { role: "partner", name: `Aada Leaver${mark}` });
    const receiver = await createStaff(db, { role: "partner", name: `Kaur Receiver${mark}` });
    const email = `handover-${mark}@example.com`;
    const references = [await sendFindTo(db, { email }), await sendFindTo(db, { email })];
    await db
      .update(requests)
      .set({ owner_id: leaver.id })
      .where(inArray(requests.reference, references));
    const context = await openBrowser(browser, baseURL, hasJavaScript);
    await signInAs(context, { db, baseURL });
    const page = await context.newPage();

    await page.goto("/desk/staff");
    const row = page.getByRole("row").filter({ hasText: leaver.email });
    await expect(row.getByRole("link", { name: `Hand over 2 of ${leaver.name}` })).toBeVisible();
    await row.getByRole("button", { name: `Disable ${leaver.name}` }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: `Hand over ${leaver.name}'s work` }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /Tamm/ })).toHaveCount(2);
    if (hasJavaScript) await expectAccessibleAtAllWidths(page);

    const disable = page.getByRole("button", { name: "Hand over and disable the account" });
    const to = page.getByRole("combobox", { name: "Requests and applications go to" });
    await disable.click();
    await expect(to).toHaveAccessibleDescription(/Select who gets it/);
    await to.selectOption(receiver.name);
    await disable.click();
    await expect(page.getByText("Handed over: 2 requests, applications included.")).toBeVisible();
    await expect(disable).toHaveCount(0);

    await page.goto("/desk/staff");
    await expect(row.getByText("Disabled")).toBeVisible();
    await expect(row.getByRole("link")).toHaveCount(0);
    expect(await db.$count(requests, eq(requests.owner_id, receiver.id))).toBe(2);
    await context.close();
  });
}
