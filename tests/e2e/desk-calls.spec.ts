import { eq, sql } from "drizzle-orm";
import { bookings } from "#database/tables/bookings.ts";
import { bookingHosts, hostDaysOff } from "#database/tables/hosts.ts";
import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { test as base } from "#tests/support/e2e-calls.ts";
import { openBrowser, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters, findEmails } from "#tests/support/hire.ts";

const MAILED = { timeout: 20_000 };

/** A Saturday some weeks ahead, at which nothing else is; what is entered for it is removed. */
const test = base.extend<{ saturday: string }>({
  saturday: async ({ db }, use) => {
    const { rows } = await db.execute<{ day: string }>(
      sql`select to_char(date_trunc('week', now()) + interval '40 days', 'YYYY-MM-DD') as day`,
    );
    const saturday = rows[0]?.day ?? "";
    await use(saturday);
    await db.delete(hostDaysOff).where(eq(hostDaysOff.first_day, saturday));
  },
});

test("staff give a call to a colleague, whose feed has it, and are shown the calls on days off", async ({
  page,
  request,
  context,
  db,
  baseURL,
  problems,
  saturday,
  bookCall,
}) => {
  problems.expectProblem(/409|422/);
  const email = createAddress("desk-calls");
  const name = `Elo Mägi ${createLetters()}`;
  const hosts = await db.select().from(bookingHosts);
  const findHost = (name: string) => hosts.find((host) => host.name === name)?.id ?? 0;
  const { reference, request_id } = await bookCall({
    host: findHost("Mari Lepik"),
    starts_at: new Date(`${saturday}T10:00:00Z`),
    request: { name, email, company_name: "Mägi Metall" },
    booking: { timezone: "America/New_York" },
  });
  const countEmails = async () =>
    (await findEmails(email)).filter(({ to }) => to?.[0]?.address === email).length;
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });

  // The colleague subscribes to their calls: the link is shown once.
  await page.goto("/desk/calls/hosts");
  await expectAccessible(page);
  await page.getByRole("button", { name: "New link to the calls of Joonas Kruus" }).click();
  const shown = page.getByText(/\/calendar\/[0-9a-f]{40}\.ics/);
  const feed = new URL((await shown.textContent()) ?? "").pathname;
  const readFeed = async () => (await request.get(feed)).text();
  expect(await readFeed()).not.toContain(reference);
  const { "cache-control": cache, "x-robots-tag": robots } = (await request.get(feed)).headers();
  expect([cache, robots]).toEqual(["private, no-store", "noindex, nofollow"]);
  expect((await request.get("/calendar/none.ics")).status()).toBe(404);

  // The week, by keyboard; the call is outside Joonas's hours, which is said before it is saved.
  await page.goto(`/desk/calls?week=${saturday}`);
  await expectAccessible(page);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: new RegExp(name) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expectAccessible(page);
  await page.getByLabel("Host").selectOption({ value: String(findHost("Joonas Kruus")) });
  await page.getByRole("button", { name: "Save host" }).click();
  await expect(page.getByText("It is outside the hours of Joonas Kruus")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Give it to them anyway" }).click();
  await expect(page.getByText("Liis Tamm gave the call to Joonas Kruus")).toBeVisible();
  await expect.poll(readFeed).toContain(`UID:${reference.toLowerCase()}@`);
  await expect.poll(countEmails, MAILED).toBe(1);
  await expect(
    page.getByRole("listitem").filter({ hasText: "gave the call to Joonas Kruus" }),
  ).toContainText("email to the client · sent", MAILED);

  // Days off list the call before they are saved, and after.
  await page.goto("/desk/calls/hosts");
  const joonasDays = page.getByRole("region", { name: "Joonas Kruus" });
  await joonasDays.getByLabel("First day off").fill(saturday);
  await joonasDays.getByRole("button", { name: "Add days off" }).click();
  await expect(joonasDays.getByText(/^Not saved yet/)).toBeVisible();
  await expect(joonasDays.getByRole("link", { name })).toBeVisible();
  await joonasDays.getByRole("button", { name: "Add the days off" }).click();
  await expect(joonasDays.getByText("Calls on these days:")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/desk/calls?week=${saturday}`);
  await expect(page.getByText("Joonas Kruus off")).toBeVisible();
  await page.goBack();

  // A colleague changes the call meanwhile: nothing that was typed is lost.
  await joonasDays.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/desk/calls/${reference}`);
  // Live updates, which emails of other tests cause too, would tell this page of the change.
  await page.route("**/api/desk/events", (route) => route.fulfill({ status: 204 }));
  await openDesk(page, page.url());
  const reason = page.getByLabel("Reason for cancelling");
  await reason.fill("Joonas is away");
  await db
    .update(bookings)
    .set({ sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.request_id, request_id));
  await page.getByRole("button", { name: "Cancel the call" }).click();
  await expect(page.getByText(/^This call was changed in the meantime/)).toBeVisible();
  await expect(reason).toHaveValue("Joonas is away");
  // The page has read the call again: reassigned once, and changed by a colleague.
  const form = page.locator("form").filter({ has: reason });
  await expect(form.locator("[name=sequence]")).toHaveValue("2");
  await page.getByRole("button", { name: "Cancel the call" }).click();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByText("Call cancelled. We've emailed everyone")).toBeVisible();
  await expect.poll(readFeed).not.toContain(reference.toLowerCase());
  await expect.poll(countEmails, MAILED).toBe(2);

  await page.goto("/desk/calls?view=list&state=cancelled");
  await expect(page.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  await expectAccessible(page);
});

test("without JavaScript a form of the desk tells what became of it", async ({
  browser,
  db,
  baseURL,
}) => {
  const context = await openBrowser(browser, baseURL, false);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const page = await context.newPage();
  await page.goto("/desk/calls/hosts");
  const everybody = page.getByRole("region", { name: "Everybody" });
  await everybody.getByRole("button", { name: "Add days off" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Not saved. Go back in your browser to see what you entered.Enter the first day",
  );
  // The test above has the link of their colleague.
  await page.getByRole("button", { name: "New link to the calls of Mari Lepik" }).click();
  await expect(page.getByText(/^Saved. http.+\/calendar\/[0-9a-f]{40}\.ics$/)).toBeVisible();
  await page.getByRole("button", { name: "Remove link to the calls of Mari Lepik" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await context.close();
});

test("how a call went is recorded on its page, and leads to another one", async ({
  page,
  context,
  db,
  baseURL,
  problems,
  bookCall,
}) => {
  problems.expectProblem(/422/);
  const name = `Elo Past ${createLetters()}`;
  const { reference } = await bookCall({
    host: 1,
    // A year ago, when no other test looks for calls.
    starts_at: new Date(Date.now() - 365 * 86_400_000),
    request: { name, email: createAddress("past-call") },
  });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/calls/${reference}`);
  const outcome = page.getByRole("combobox", { name: "How did the call go?" });
  const save = page.getByRole("button", { name: "Save the outcome" });
  await save.click();
  await expect(outcome).toHaveAccessibleDescription("Select how the call went");
  await outcome.selectOption("No-show");
  await page.getByLabel("Note (optional)").fill("Tried twice, voicemail.");
  await save.click();
  await expect(page.getByText("recorded that the client didn't come to the call")).toBeVisible();
  await expect(page.getByText("Tried twice, voicemail.")).toBeVisible();
  await expect(page.getByLabel("Note (optional)")).toHaveValue("");
  await expectAccessible(page);

  await page.goto("/desk/calls?view=list&when=past&state=no_show");
  await expect(page.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  await page.goto("/desk/calls?view=list&when=past&state=unrecorded");
  await expect(page.getByRole("link", { name: new RegExp(name) })).toHaveCount(0);
  await page.goto(`/desk/calls/${reference}`);
  await page.getByRole("link", { name: "send them a booking link" }).click();
  await expect(page).toHaveURL(`/desk/requests/${reference}`);
});
