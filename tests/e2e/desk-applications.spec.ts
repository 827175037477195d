import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { createMember } from "#app/desk/members/create-member.service.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { requests } from "#database/tables/requests.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { expect } from "#tests/support/e2e.ts";
import { sendApplicationTo } from "#tests/support/e2e-applications.ts";
import { publishMember } from "#tests/support/e2e-members.ts";
import { expectAccessibleAtAllWidths, signInAs } from "#tests/support/e2e-staff.ts";
import { createLetters } from "#tests/support/hire.ts";
import { test as base } from "#tests/support/run-database.ts";

const state = (page: Page) => page.getByLabel("State", { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("dialog").filter({ hasText: text });

type Applicants = { last_name: string; toSlug: (first: string) => string };

/** Applicants with a name of their own; who became a member is taken off the site. */
const test = base.extend<{ applicants: Applicants }>({
  applicants: async ({ db }, use) => {
    const letters = createLetters();
    await use({
      last_name: `Kiirkäsi${letters}`,
      toSlug: (first) => `${first}-kiirkasi${letters}`,
    });
    await publishMember(db, `ida-kiirkasi${letters}`, null);
  },
});

test("applications are reviewed one after another by keyboard; one is accepted and becomes a draft member", async ({
  page,
  context,
  db,
  baseURL,
  applicants: { last_name, toSlug },
}) => {
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
  await expect(toast(page, "Rating saved")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(heading(page, `Ada ${last_name}`)).toBeVisible();
  await page.keyboard.press("k");
  await expect(heading(page, `Bo ${last_name}`)).toBeVisible();

  await state(page).selectOption("Accepted");
  await expect(button(page, "Create member")).toBeVisible();
  await expect(toast(page, "State saved: Accepted")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await button(page, "Create member").click();
  const member = page.getByRole("region", { name: "Member" });
  await expect(member).toContainText(`Drafted as members/${toSlug("bo")}.yaml`);
  await expect(member).toContainText("Not on the site: Elm (1)");
  await expect(toast(page, "Draft created")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const path = eq(contentRevisions.path, `members/${toSlug("bo")}.yaml`);
  expect(await db.select().from(contentRevisions).where(path)).toMatchObject([
    { author: "Mari Kask", version: null },
  ]);
  const stored = eq(memberPrivate.slug, toSlug("bo"));
  expect(await db.select().from(memberPrivate).where(stored)).toMatchObject([{ own_rate: 45.5 }]);
});

test("a drafted member is completed in its form and published", async ({
  page,
  context,
  db,
  baseURL,
  applicants: { last_name, toSlug },
}) => {
  const slug = toSlug("ida");
  const reference = await sendApplicationTo(db, { first_name: "Ida", last_name });
  await db.update(requests).set({ state: "accepted" }).where(eq(requests.reference, reference));
  const mari = await signInAs(context, { db, baseURL }, { role: "partner", name: "Mari Kask" });
  await createMember({ db, env: readEnv({}) }, mari, reference);
  await page.goto(`/desk/applications/${reference}`);
  const member = page.getByRole("region", { name: "Member" });
  await expect(member).toContainText("Without client rate and photo, which can follow later.");
  await expectAccessibleAtAllWidths(page);
  await member.getByRole("link", { name: "Edit and publish" }).click();
  await page.getByLabel("Rate for clients per hour").fill("60");
  await button(page, "Publish profile").click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();

  await page.goto(`/desk/applications/${reference}`);
  await expect(page.getByText(`published the member ${slug}`)).toBeVisible();
  await expect(member).toContainText("Without photo.");
  await expectAccessibleAtAllWidths(page);
  await member.getByRole("link", { name: slug }).click();
  await expect(page).toHaveURL(`/developers/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ida");
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
    await button(page, "Save").click();
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
  await expect(toast(page, "State saved: Reviewing")).toBeVisible();
  await reject();
  const saved = toast(page, "State saved: Rejected").first();
  await saved.getByRole("button", { name: "Undo" }).click();
  await expect(button(page, "Cancel the email")).toBeHidden();
  await expect(state(page)).toHaveValue("reviewing");
});
