import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";

import { expect } from "#tests/support/e2e.ts";
import { sendApplicationTo } from "#tests/support/e2e-applications.ts";
import { button, toast } from "#tests/support/e2e-editor.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import {
  expectAccessibleAtAllWidths,
  openBrowser,
  openDesk,
  signInAs,
} from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const state = (page: Page) => page.getByLabel("State", { exact: true });
const owner = (page: Page) => page.getByLabel("Owner", { exact: true });
const followUp = (page: Page) => page.getByLabel("Follow up on", { exact: true });
const reason = (page: Page) => page.getByLabel("Reason");

async function read(db: Database, reference: string) {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error("There is no such request");
  return row;
}

async function countChanges(db: Database, reference: string, kind: "state" | "follow_up") {
  const { id } = await read(db, reference);
  return db.$count(
    requestEvents,
    and(eq(requestEvents.request_id, id), eq(requestEvents.kind, kind)),
  );
}

test("keys save a state and a date once they are confirmed or left, and Escape takes them back", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const reference = await sendFindTo(db, { email: createAddress("fields") });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests/${reference}`);
  await page.keyboard.press("s");
  await expect(state(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(state(page)).toHaveValue("proposed");
  await expect(button(page, "Save")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(toast(page, "State saved: Proposed")).toBeVisible();
  expect(await countChanges(db, reference, "state")).toBe(1);
  await expect(followUp(page)).not.toHaveValue("");

  await followUp(page).focus();
  await page.keyboard.type("01022031");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Follow-up saved")).toBeVisible();
  expect((await read(db, reference)).follow_up_on).toBe("2031-01-02");
  // The one that the state brought, and this one.
  expect(await countChanges(db, reference, "follow_up")).toBe(2);

  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await page.keyboard.press("ArrowDown");
  await expect(state(page)).toHaveValue("interviewing");
  await page.keyboard.press("Escape");
  await expect(state(page)).toHaveValue("proposed");
  await expect(button(page, "Save")).toBeHidden();
  expect(await countChanges(db, reference, "state")).toBe(1);
});

test("a field that is changed while another one is saved waits, and an undo is of its own request", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const names = [`Ada ${createLetters()}`, `Bo ${createLetters()}`];
  const company_name = `Fields ${createLetters()}`;
  const [older = "", newer = ""] = [
    await sendFindTo(db, { email: createAddress("a"), name: names[0], company_name }),
    await sendFindTo(db, { email: createAddress("b"), name: names[1], company_name }),
  ];
  const me = await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests/${newer}?text=${encodeURIComponent(company_name)}`);
  // A date that is left by a click on a button is saved in the moment in which the button is pressed.
  await followUp(page).focus();
  await page.keyboard.type("01022031");
  await button(page, "Assign to me").click();
  await expect(toast(page, "Owner saved")).toBeVisible();
  expect(await read(db, newer)).toMatchObject({
    follow_up_on: "2031-01-02",
    owner_id: me.id,
    version: 3,
  });
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(names[0] ?? "");
  await toast(page, "Owner saved").getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await read(db, newer)).owner_id).toBeNull();
  expect(await read(db, older)).toMatchObject({ owner_id: null, version: 1 });
});

test("the palette chooses a state that needs a reason, which is saved with it", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const reference = await sendFindTo(db, { email: createAddress("palette") });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/requests/${reference}`);
  await expect(reason(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Find a page/ }).fill("state: l");
  await expect(page.getByRole("option", { name: "State: Lost…" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(state(page)).toHaveValue("lost");
  await expect(reason(page)).toBeFocused();
  expect((await read(db, reference)).state).toBe("new");
  await expectAccessibleAtAllWidths(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await reason(page).selectOption("No reply");
  await expect(toast(page, "State saved: Lost")).toBeVisible();
  expect(await read(db, reference)).toMatchObject({ state: "lost", state_reason: "no_reply" });
});

test("the palette opens the rejection of an application, which only its button sends", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const reference = await sendApplicationTo(db, { first_name: "Ivo" });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, `/desk/applications/${reference}`);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Find a page/ }).fill("rejected");
  await expect(page.getByRole("option", { name: "State: Rejected…" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(reason(page)).toBeFocused();
  await reason(page).selectOption("Language");
  await expect(page.getByLabel("Text")).toHaveValue(/^Hello Ivo,/);
  await expectAccessibleAtAllWidths(page);
  expect((await read(db, reference)).state).toBe("new");
  await button(page, "Save").click();
  await expect(toast(page, "State saved: Rejected")).toBeVisible();
  await expect(button(page, "Cancel the email")).toBeVisible();
  expect(await read(db, reference)).toMatchObject({ state: "rejected", state_reason: "language" });
});

test("without JavaScript one button saves state, reason, owner and follow-up", async ({
  browser,
  db,
  baseURL,
}) => {
  const reference = await sendFindTo(db, { email: createAddress("plain") });
  const context = await openBrowser(browser, baseURL, false);
  const me = await signInAs(context, { db, baseURL }, { role: "partner" });
  const page = await context.newPage();
  await page.goto(`/desk/requests/${reference}`);
  await state(page).selectOption("Contacted");
  await owner(page).selectOption(String(me.id));
  await followUp(page).fill("2031-03-04");
  await button(page, "Save").click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await read(db, reference)).toMatchObject({
    state: "contacted",
    owner_id: me.id,
    follow_up_on: "2031-03-04",
    version: 2,
  });
  await state(page).selectOption("Lost");
  await reason(page).selectOption("Other");
  await button(page, "Save").click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await read(db, reference)).toMatchObject({
    state: "lost",
    state_reason: "other",
    owner_id: me.id,
    follow_up_on: null,
  });
  await context.close();
});
