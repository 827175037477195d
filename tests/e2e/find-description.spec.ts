import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";
import { chosen, fillFindContacts } from "#tests/support/find.ts";
import { press } from "#tests/support/form-pages.ts";
import { createAddress } from "#tests/support/hire.ts";

const DESCRIPTION = `Senior React developers

We're looking for two senior React developers who know TypeScript, part time,
starting as soon as possible. No PHP. Up to €70 per hour.

Nice to have: Docker`;

test("a pasted job description fills the form, and what was typed before stays", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/find\/description|422/);
  await openPage(page, "/find");
  await fillFindContacts(page, createAddress("description"));
  await page.getByLabel("What else should we know?").fill("We have a designer.");
  const fill = page.getByRole("button", { name: "Fill in the fields" });
  await expect(fill).toHaveCount(0);
  const text = page.getByLabel("Job description");
  await text.fill("x".repeat(20_001));
  await fill.click();
  const status = page.getByRole("status").filter({ hasText: /^(Important|Success|Information)/ });
  await expect(status).toContainText("must be 20,000 characters or less");
  await text.fill("Ferries and harbours");
  await fill.click();
  await expect(status).toContainText("We found none of the answers in this text");

  await text.fill(DESCRIPTION);
  await fill.click();
  await expect(status).toContainText(
    /Filled in: React, TypeScript · 2 developers · Senior · up to €70 \/ h/,
  );
  await expect(status).toContainText("Also named: Docker.");
  await expect(status).toContainText("Ruled out: PHP.");
  await expect(status).toContainText("Not in the text, so check: how long.");
  await expect(chosen(page).getByRole("listitem")).toHaveText([
    "Remove React",
    "Remove TypeScript",
  ]);
  await expect(page.getByLabel("Number of developers")).toHaveValue("2");
  await expect(page.getByLabel("Senior", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Maximum rate")).toHaveValue("70");
  await expect(page.getByLabel("Part-time")).toBeChecked();
  await expect(page.getByLabel("1–4 weeks")).toBeChecked();
  await expect(page.getByLabel("What else should we know?")).toHaveValue("We have a designer.");
  await expectAccessibleAtWidths(page);

  await page.reload();
  await expect(text).toHaveValue(DESCRIPTION);
  await expect(page.getByLabel("Maximum rate")).toHaveValue("70");
  await page.getByRole("button", { name: "New product" }).click();
  await press(page, "Continue");
  await expect(page).toHaveURL("/find/developers");
});

test("without a connection the description stays and the fields too", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/find\/description|ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/find");
  await fillFindContacts(page, createAddress("description"));
  await page.getByLabel("Job description").fill(DESCRIPTION);
  await page.route("**/api/find/description", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Fill in the fields" }).click();
  await expect(page.getByText("Check your connection and try again.")).toBeVisible();
  await expect(page.getByLabel("Job description")).toHaveValue(DESCRIPTION);
  await expect(page.getByLabel("Number of developers")).toHaveValue("1");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a job description fills the form on one page", async ({ page }) => {
    await page.goto("/find/form");
    await page.getByLabel("Full name").fill("Zoë Tamm");
    await page.getByLabel("Job description").fill(DESCRIPTION);
    await page.getByRole("button", { name: "Fill in the fields" }).click();
    await expect(page.getByText(/Filled in: React, TypeScript · 2 developers/)).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
    await expect(page.getByLabel("Job description")).toHaveValue(DESCRIPTION);
    await expect(page.getByLabel("React", { exact: true })).toBeChecked();
    await expect(page.getByLabel("Docker")).not.toBeChecked();
    await expect(page.getByLabel("Part-time")).toBeChecked();
  });
});
