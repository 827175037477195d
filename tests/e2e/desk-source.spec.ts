import { eq, inArray } from "drizzle-orm";
import { bookings } from "#database/tables/bookings.ts";
import { requestSources, requests } from "#database/tables/requests.ts";
import { expect } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-calls.ts";
import { expectAccessibleAtAllWidths, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";

test("staff see what came from the source of a call, and end it without an email", async ({
  page,
  context,
  db,
  baseURL,
  bookCall,
}) => {
  const address = createAddress("source");
  const source = { client: address, network: address, mailbox: address };
  const references: string[] = [];
  for (const index of [0, 1, 2]) {
    const { reference, request_id } = await bookCall({
      host: 1,
      // Far ahead, where nothing else is.
      starts_at: new Date(Date.now() + (60 + index) * 86_400_000),
      request: {
        name: `Invented ${index}`,
        email: `${index}-${address}`,
        state: index === 2 ? "contacted" : "new",
      },
      booking: { confirm_by: index === 1 ? null : new Date(Date.now() + 1_800_000) },
    });
    references.push(reference);
    await db.insert(requestSources).values({ request_id, ...source });
  }
  await signInAs(context, { db, baseURL }, { role: "partner" });

  await openDesk(page, `/desk/calls/${references[0]}`);
  await expect(page.getByText("Tentative", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm the call" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save host" })).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);

  // By keyboard, with a client whom they reached: the form goes, and its news and the focus do not.
  await openDesk(page, `/desk/calls/${references[2]}`);
  await page.getByRole("button", { name: "Confirm the call" }).press("Enter");
  await expect(page.getByText("Call confirmed. We've emailed everyone")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Invented 2" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Save host" })).toBeVisible();

  await openDesk(page, `/desk/calls/${references[0]}`);
  await page.getByRole("link", { name: "Mark this source as spam" }).click();

  await expect(page.getByRole("heading", { name: "3 requests, 3 upcoming calls" })).toBeVisible();
  await expect(page.getByLabel("Same network address (3)", { exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Invented 0/ })).toBeChecked();
  // Somebody works on it.
  await expect(page.getByRole("checkbox", { name: /^Invented 2/ })).not.toBeChecked();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole("button", { name: "Cancel calls and mark as spam" }).click();
  await expect(page.getByRole("status")).toContainText(
    "2 requests marked as spam, 2 calls cancelled. No emails were sent.",
  );
  await expect(page.getByRole("heading", { name: "Mark a source as spam" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "1 request, 1 upcoming call" })).toBeVisible();

  const stored = await db
    .select({ state: requests.state, status: bookings.status })
    .from(requests)
    .innerJoin(bookings, eq(bookings.request_id, requests.id))
    .where(inArray(requests.reference, references))
    .orderBy(requests.id);
  expect(stored).toEqual([
    { state: "spam", status: "cancelled" },
    { state: "spam", status: "cancelled" },
    { state: "contacted", status: "booked" },
  ]);
  expect(await findEmails(`0-${address}`)).toEqual([]);
});
