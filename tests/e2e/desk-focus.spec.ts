import { basename } from "node:path";
import { saveFile } from "#app/desk/content/editing/save-file.service.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { readFile } from "#tests/support/content-editing.ts";
import { expect } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-content.ts";
import { button, toast } from "#tests/support/e2e-editor.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";

test("after each change of a file the focus is on what was pressed, or on the heading once that is gone", async ({
  page,
  context,
  db,
  baseURL,
  files,
}) => {
  const editor = await signInAs(context, { db, baseURL }, { role: "editor", name: "Liis Tamm" });
  const path = files.create("vacancies/focus-tester.md");
  const { text } = await readFile(db, "vacancies/dotnet-engineer-public-registry.md");
  await saveFile({ db, env: readEnv({}) }, editor, { path, text, revision: 0 });
  await openDesk(page, `/desk/content/edit?${new URLSearchParams({ path })}`);
  const heading = page.getByRole("heading", { level: 1 });

  await button(page, "Publish").press("Enter");
  await expect(toast(page, "Published")).toBeVisible();
  await expect(button(page, "Publish")).toBeFocused();

  await page.getByText("Schedule or remove").press("Enter");
  await page.getByLabel("Date").fill("2040-01-02");
  await page.getByLabel(/^Time \(/).fill("09:00");
  await page.getByLabel("Title").fill("Focus tester");
  await button(page, "Schedule change").press("Enter");
  await expect(toast(page, "Scheduled")).toBeVisible();
  await expect(heading).toBeFocused();

  await button(page, "Cancel schedule").press("Enter");
  await expect(toast(page, "Schedule cancelled: it is a draft")).toBeVisible();
  await expect(heading).toBeFocused();
  await button(page, "Discard draft").press("Enter");
  await expect(toast(page, "Draft discarded")).toBeVisible();
  await expect(heading).toBeFocused();

  await page.getByText("Schedule or remove").press("Enter");
  await button(page, "Remove file…").press("Enter");
  await expect(button(page, "Remove from the site")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Removed from the site")).toBeVisible();
  await expect(heading).toBeFocused();
});

test("after a member is saved and published the focus is on what was pressed, and on the heading once it is unpublished", async ({
  page,
  context,
  db,
  baseURL,
  files,
}) => {
  const partner = await signInAs(context, { db, baseURL }, { role: "partner", name: "Liis Tamm" });
  const path = files.create("members/focus-tester.yaml");
  const url = `/desk/members/${basename(path, ".yaml")}`;
  const { text } = await readFile(db, "members/ada-lill.yaml");
  await saveFile({ db, env: readEnv({}) }, partner, { path, text, revision: 0 });
  await openDesk(page, `${url}/edit`);
  await page.getByLabel("Position").first().fill("Focus tester");
  for (const [name, done] of [
    ["Save draft", "Draft saved"],
    ["Publish profile", "Published"],
  ] as const) {
    await button(page, name).press("Enter");
    await expect(toast(page, done)).toBeVisible();
    await expect(button(page, name)).toBeFocused();
  }
  await openDesk(page, url);
  await page.getByText("Take the profile off the site").press("Enter");
  await button(page, "Unpublish profile").press("Enter");
  await expect(toast(page, "Taken off the site")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("pages of the desk announce their titles, and the requests of a list are downloaded", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk");
  // Of a list only, which has the form that changes what is selected.
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page.locator("[aria-live=polite]").getByText(/^Requests/)).toBeAttached();
  await page.getByRole("combobox", { name: "State" }).selectOption("all");
  await expect(page).toHaveURL(/state=all/);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
});
