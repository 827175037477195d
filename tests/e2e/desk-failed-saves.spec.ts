import type { Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { people } from "#database/tables/people.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staffSessions } from "#database/tables/staff.ts";
import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { button, toast } from "#tests/support/e2e-editor.ts";
import {
  expectFailure,
  FAILURES,
  failForms,
  failure,
  tryAgain,
} from "#tests/support/e2e-failed-saves.ts";
import { addAuthenticator } from "#tests/support/e2e-passkeys.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";
import { toTotpCode } from "#tests/support/staff.ts";

const PASSWORD = "four random words here";

test.beforeEach(({ problems }) => {
  problems.expectProblem(/\.data|Failed to load resource|sign-in-here|api\/desk\/(events|threads)/);
});

/** Opens a request of its own. */
async function openRequest(page: Page, db: Parameters<typeof sendFindTo>[0]) {
  const reference = await sendFindTo(db, { email: createAddress("saves"), name: "Ida Saves" });
  await openDesk(page, `/desk/requests/${reference}`);
  const countEvents = async () => {
    const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
    return db.$count(requestEvents, eq(requestEvents.request_id, row?.id ?? 0));
  };
  return { reference, countEvents };
}

for (const { name, answer, message } of FAILURES) {
  test(`a reply that fails (${name}) stays in its form, says why and is sent by another try`, async ({
    page,
    context,
    db,
    baseURL,
  }) => {
    await signInAs(context, { db, baseURL }, { role: "partner" });
    const { countEvents } = await openRequest(page, db);
    const url = page.url();
    await page.getByLabel("Subject").fill("Your request");
    const body = page.getByLabel(/^Reply to/);
    await body.fill("We have two people for you.");
    await page.getByLabel("After sending").selectOption({ label: "Stays New" });
    const restore = await failForms(page, answer);
    await button(page, "Send reply").press("Enter");
    await expectFailure(page, message);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(tryAgain(page)).not.toHaveAttribute("aria-busy");
    await expectFailure(page, message);
    await page.keyboard.press("Escape");
    await expect(failure(page)).toHaveCount(0);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
    await expect(body).toHaveValue("We have two people for you.");
    expect(await countEvents()).toBe(0);

    await button(page, "Send reply").click();
    await expectFailure(page, message);
    await restore();
    await tryAgain(page).press("Enter");
    await expect(page.getByText("Reply on its way")).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(body).toHaveValue("");
    expect(await countEvents()).toBe(1);
  });
}

test("a note whose response is lost is stored once by another try, and one that is pressed twice too", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const { countEvents } = await openRequest(page, db);
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("They want two.");
  const restore = await failForms(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, "Add note").click();
  await expectFailure(page, "can't be reached");
  await restore();
  await tryAgain(page).click();
  await expect(note).toHaveValue("");
  expect(await countEvents()).toBe(1);

  await note.fill("In May.");
  await button(page, "Add note").dblclick();
  await expect(note).toHaveValue("");
  expect(await countEvents()).toBe(2);
});

test("an owner and a state that were not saved are saved by another try", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  await openRequest(page, db);
  const restore = await failForms(page);
  await button(page, "Assign to me").click();
  await expectFailure(page, "can't be reached");
  await restore();
  await tryAgain(page).click();
  await expect(toast(page, "Owner saved")).toBeVisible();

  const again = await failForms(page);
  await page.getByLabel("State", { exact: true }).selectOption("lost");
  await page.getByLabel("Reason").selectOption({ index: 1 });
  await expectFailure(page, "can't be reached");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("lost");
  await expect(toast(page, "State saved")).toHaveCount(0);
  await again();
  await button(page, "Save").click();
  await expect(toast(page, "State saved: Lost")).toBeVisible();
});

test("a save that was given up and tried again does not overwrite what a colleague changed meanwhile", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const letters = createLetters();
  const email = `ida@${letters}.example`;
  await sendFindTo(db, { email, name: `Ida ${letters}` });
  await openDesk(page, `/desk/people?text=${letters}`);
  await page
    .getByRole("link", { name: `Ida ${letters}` })
    .first()
    .click();
  const name = page.getByLabel("Full name");
  await name.fill(`Ida Own ${letters}`);
  const restore = await failForms(page);
  await button(page, "Save").click();
  await expectFailure(page, "can't be reached");
  await db
    .update(people)
    .set({ name: `Ida Other ${letters}`, version: sql`${people.version} + 1` })
    .where(eq(people.name, `Ida ${letters}`));
  await page.keyboard.press("Escape");
  await restore();
  // The page was read again.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Ida Other ${letters}`);
  await expect(name).toHaveValue(`Ida Own ${letters}`);
  await button(page, "Save").click();
  await expect(page.getByText("This person was changed in the meantime.")).toBeVisible();
  const stored = eq(people.name, `Ida Other ${letters}`);
  expect(await db.$count(people, stored)).toBe(1);
  // What was changed is on the page now.
  await button(page, "Save").click();
  await expect(page.getByText("Saved.")).toBeVisible();
});

test("a save without a session signs in over the page and goes on with the text", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const fields = { role: "partner", password: PASSWORD } as const;
  const person = await signInAs(context, { db, baseURL }, fields);
  const { countEvents } = await openRequest(page, db);
  const url = page.url();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Call them on Friday.");
  await db.delete(staffSessions).where(eq(staffSessions.staff_id, person.id));
  await button(page, "Add note").click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByLabel("Email address")).toHaveValue(person.email);
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // The next one opens with empty fields.
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue("Call them on Friday.");

  await button(page, "Add note").click();
  await dialog.getByLabel("Password").fill("not the password at all");
  await dialog.getByLabel("Code").fill(toTotpCode());
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByText("The email address, password or code is wrong")).toBeVisible();
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByLabel("Password").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue("");
  await expect(page.getByText("Call them on Friday.")).toBeVisible();
  await expect(page).toHaveURL(url);
  expect(await countEvents()).toBe(1);
});

test("a save without a session signs in over the page by passkey and goes on with the text", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const person = await signInAs(context, { db, baseURL }, { role: "partner" });
  const { lock } = await addAuthenticator(page);
  await openDesk(page, "/desk/account");
  await button(page, "Add a passkey").click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  const { countEvents } = await openRequest(page, db);
  const url = page.url();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Call them on Monday.");
  await db.delete(staffSessions).where(eq(staffSessions.staff_id, person.id));
  await button(page, "Add note").click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  const withPasskey = dialog.getByRole("button", { name: "Sign in with a passkey" });
  await lock(true);
  await withPasskey.click();
  await expect(dialog.getByRole("status")).toContainText("That didn't work. Try again");
  expect(await countEvents()).toBe(0);
  await lock(false);
  await withPasskey.click();
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue("");
  await expect(page.getByText("Call them on Monday.")).toBeVisible();
  await expect(page).toHaveURL(url);
  expect(await countEvents()).toBe(1);
});
