import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { createPublish } from "#app/boot/publish.server.ts";
import { createMember } from "#app/desk/members/create-member.service.server.ts";
import { findDraft } from "#app/desk/members/drafted-member.server.ts";
import { saveMemberDraft } from "#app/desk/members/save-draft.service.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { requests } from "#database/tables/requests.ts";
import { readEnv } from "#platform/env.server.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendApplicationTo } from "#tests/support/e2e-applications.ts";
import { expectAccessibleAtAllWidths, signInAs } from "#tests/support/e2e-staff.ts";
import { test } from "#tests/support/run-database.ts";
import { createStaff } from "#tests/support/staff.ts";

const state = (page: Page) => page.getByLabel("State", { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("dialog").filter({ hasText: text });

test("applications are reviewed one after another by keyboard; one is accepted and becomes a draft member", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const last_name = "Kiirkäsi";
  await sendApplicationTo(db, { first_name: "Ada", last_name });
  await sendApplicationTo(db, { first_name: "Bo", last_name });
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Mari Kask" });
  await page.goto(`/desk/applications?text=${encodeURIComponent(last_name)}`);
  await expect(page.getByRole("link", { name: `Bo ${last_name}` })).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(heading(page, `Bo ${last_name}`)).toBeVisible();
  await expect(page.getByTitle("CV: Zoë Tamm CV.pdf")).toBeVisible();
  await page.keyboard.press("v");
  for (const name of ["Technical skill", "Communication", "English", "Motivation"]) {
    const scores = page.getByRole("group", { name });
    if (name !== "Technical skill") await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(scores.getByRole("radio", { name: "3 Good" })).toBeChecked();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("Knows queues.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Ratings: 3.0 of 4" })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(heading(page, `Ada ${last_name}`)).toBeVisible();
  await page.keyboard.press("k");
  await expect(heading(page, `Bo ${last_name}`)).toBeVisible();

  await state(page).selectOption("Accepted");
  await button(page, "Save state").click();
  await expect(button(page, "Create member")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await button(page, "Create member").click();
  const member = page.getByRole("region", { name: "Member" });
  await expect(member).toContainText("Drafted as members/bo-kiirkasi.yaml");
  await expect(member).toContainText("Not on the site: Elm (1)");
  await expectAccessibleAtAllWidths(page);
  const path = eq(contentRevisions.path, "members/bo-kiirkasi.yaml");
  expect(await db.select().from(contentRevisions).where(path)).toMatchObject([
    { author: "Mari Kask", version: null },
  ]);
  const stored = eq(memberPrivate.slug, "bo-kiirkasi");
  expect(await db.select().from(memberPrivate).where(stored)).toMatchObject([{ own_rate: 45.5 }]);
});

test("a drafted member is corrected, although a colleague changes it too, and published", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/409|422/);
  const reference = await sendApplicationTo(db, { first_name: "Ida", last_name: "Kiirkäsi" });
  await db.update(requests).set({ state: "accepted" }).where(eq(requests.reference, reference));
  const mari = await signInAs(context, { db, baseURL }, { role: "partner", name: "Mari Kask" });
  await createMember({ db, env: readEnv({}) }, mari, reference);
  await page.goto(`/desk/applications/${reference}`);
  const path = "members/ida-kiirkasi.yaml";
  const text = page.getByLabel(path);
  await expect(text).toHaveValue(/^first_name: Ida\nlast_name: Kiirkäsi\ngender: null\n/);
  const member = page.getByRole("region", { name: "Member" });
  await expect(member).toContainText("Without client rate and photo, which can follow later.");

  const drafted = await text.inputValue();
  const wrong = drafted.replace("gender: null", "gender: unknown");
  await text.fill(wrong);
  await button(page, "Publish").click();
  const found = page.getByRole("list", { name: "Problems" });
  await expect(found).toContainText("Line 3: gender");
  await expect(text).toHaveValue(wrong);
  await expectAccessibleAtAllWidths(page);
  await found.getByRole("button", { name: "Line 3" }).click();
  await page.keyboard.type("gender: female");
  const own = drafted.replace("gender: null", "gender: female");
  await expect(text).toHaveValue(own);

  const jaan = await createStaff(db, { role: "partner", name: "Jaan Kuusk" });
  const draft = await findDraft(db, "ida-kiirkasi");
  const theirs = drafted.replace("sales_rate: null", "sales_rate: 60");
  const edit = { text: theirs, revision: draft?.revision ?? 0 };
  await saveMemberDraft({ db, env: readEnv({}) }, jaan, reference, edit);
  await button(page, "Save draft").click();
  await expect(page.getByText("Jaan Kuusk changed this draft on")).toBeVisible();
  await expect(text).toHaveValue(own);
  await page.getByText("Text of Jaan Kuusk").click();
  await expect(page.getByText("sales_rate: 60")).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  const both = own.replace("sales_rate: null", "sales_rate: 60");
  await text.fill(both);
  await button(page, "Save draft").click();
  await expect(toast(page, "Saved")).toBeVisible();
  await expect(member).toContainText("Without photo, which can follow later.");
  await expect(text).toHaveValue(both);
  await button(page, "Publish").click();
  await expect(page.getByText("published the member ida-kiirkasi")).toBeVisible();
  await expect(text).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);
  await member.getByRole("link", { name: "ida-kiirkasi" }).click();
  await expect(page).toHaveURL(/\/developers\/ida-kiirkasi$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ida");
  expect(await db.select().from(contentRevisions).where(eq(contentRevisions.path, path))).toEqual(
    expect.arrayContaining([expect.objectContaining({ author: "Mari Kask", text: both })]),
  );
  await createPublish(db)({
    changes: new Map([[path, null]]),
    ...{ author: "test", source: "desk", folder: "" },
  });
});

test("an application is rejected, its email cancelled, rejected again and the rejection undone", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const reference = await sendApplicationTo(db, { first_name: "Ivo", last_name: "Tagasi" });
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await page.goto(`/desk/applications/${reference}`);
  const reject = async () => {
    await state(page).selectOption("Rejected");
    await page.getByLabel("Reason").selectOption("Skills don't match");
    await expect(page.getByLabel("Text")).toHaveValue(/^Hello Ivo,/);
    await button(page, "Save state").click();
    await expect(button(page, "Cancel the email")).toBeVisible();
  };
  await state(page).selectOption("Rejected");
  await expectAccessibleAtAllWidths(page);
  await reject();
  await expect(page.getByText(/^The applicant gets an email on /)).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  await button(page, "Cancel the email").click();
  await expect(button(page, "Cancel the email")).toBeHidden();
  await expect(page.getByText("cancelled the email")).toBeVisible();

  await state(page).selectOption("Reviewing");
  await button(page, "Save state").click();
  await expect(toast(page, "State saved: Reviewing")).toBeVisible();
  await reject();
  const saved = toast(page, "State saved: Rejected").first();
  await saved.getByRole("button", { name: "Undo" }).click();
  await expect(button(page, "Cancel the email")).toBeHidden();
  await expect(state(page)).toHaveValue("reviewing");
});
