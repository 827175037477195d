import { eq } from "drizzle-orm";
import { requests } from "#database/tables/requests.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

test("a won request asks who was hired; the placement is recorded, extended, undone and ends", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  // The form without a first day.
  problems.expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const name = `Ida ${createLetters()}`;
  const reference = await sendFindTo(db, { email: createAddress("placed"), name });
  await db.update(requests).set({ state: "won" }).where(eq(requests.reference, reference));
  const main = page.getByRole("main");

  await openDesk(page, `/desk/requests/${reference}`);
  await expect(main.getByRole("heading", { name: "Who was hired?" })).toBeVisible();
  await main.getByRole("link", { name: "Record another member" }).click();
  await expect(main.getByRole("textbox", { name: "Request" })).toHaveValue(reference);
  await main.getByLabel("Member", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Client rate per hour").fill("80");
  await main.getByLabel("Own rate per hour").fill("60");
  await main.getByRole("button", { name: "Record the placement" }).click();
  await expect(main.getByRole("link", { name: "Enter the first day" })).toBeVisible();
  await main.getByLabel("First day").fill("2026-01-05");
  await main.getByLabel("Planned end").fill("2026-02-01");
  await main.getByText("The profile says available from the end on.").click();
  await expectAccessibleAtAllWidths(page);
  await main.getByRole("button", { name: "Record the placement" }).click();
  await expect(main.getByText("The placement was recorded.")).toBeVisible();
  await expect(main.getByText("€20 / h, 25 %")).toBeVisible();

  await main.getByLabel("New planned end").fill("2026-03-01");
  await main.getByRole("button", { name: "Extend" }).click();
  await expect(main.getByText("The placement was extended.")).toBeVisible();
  await main.getByRole("button", { name: "Undo the last change" }).click();
  await expect(main.getByText("The last change was undone.")).toBeVisible();
  await main.getByLabel("Last day").fill("2026-01-20");
  await main.getByRole("button", { name: "Record the end" }).click();
  await expect(main.getByText("Ended", { exact: true }).first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  await main.getByRole("link", { name: "Change the terms" }).click();
  await expect(main.getByLabel("Client rate per hour")).toHaveValue("80");
  await expectAccessibleAtAllWidths(page);
});
