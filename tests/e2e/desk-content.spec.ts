import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { and, eq, isNotNull } from "drizzle-orm";
import { saveFile } from "#app/desk/content/editing/save-file.service.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { readFile } from "#tests/support/content-editing.ts";
import { expect } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-content.ts";
import { button, more, problems, replaceText, toast } from "#tests/support/e2e-editor.ts";
import { expectAccessibleAtAllWidths, openBrowser, signInAs } from "#tests/support/e2e-staff.ts";
import { createStaff } from "#tests/support/staff.ts";

/** A scheduled change is published by a process that has to start first. */
const PUBLISHED = { timeout: 90_000 };

/** Not the plain field, which is there until the editor is loaded. */
const editor = (page: Page, path: string) =>
  page.getByRole("textbox", { name: path, exact: true }).and(page.locator("[contenteditable]"));

/** Replaces the text of the editor. */
async function write(page: Page, path: string, text: string): Promise<void> {
  await editor(page, path).click();
  await replaceText(page, text);
}

const edit = (path: string) => `/desk/content/edit?${new URLSearchParams({ path, view: "text" })}`;

async function isOnSite(page: Page, url: string, text: string): Promise<boolean> {
  const response = await page.request.get(url);
  return response.ok() && (await response.text()).includes(text);
}

test("an article is drafted, checked, previewed, scheduled, published and undone", async ({
  page,
  context,
  db,
  baseURL,
  files,
  problems: { expectProblem },
}) => {
  expectProblem(/422/);
  const path = files.create("articles/quiet-notices.md");
  const slug = basename(path, ".md");
  const url = `/blog/${slug}`;
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  await page.goto("/desk");
  await page.getByRole("link", { name: "Content", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole("link", { name: "New file" }).click();
  await page.getByLabel("Name").fill("Quiet Notices");
  await button(page, "Write file").click();
  await expect(page.getByText("Use lower-case letters, digits and single hyphens")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByLabel("Name").fill(slug);
  await button(page, "Write file").click();

  const title = slug.replaceAll("-", " ").replace("q", "Q");
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await more(page).click();
  await page.getByRole("link", { name: "Edit as text" }).click();
  await expect(editor(page, path)).toContainText(`title: ${title}`);
  const skeleton = (await editor(page, path).locator(".cm-line").allInnerTexts())
    .join("\n")
    .replaceAll("\u200b", "");
  const text = skeleton.replace("The first paragraph.", "How quiet a notice can be.");
  const wrong = text.replace("featured: false", "featured: perhaps");
  const line = wrong.split("\n").findIndex((one) => one.startsWith("featured")) + 1;
  await write(page, path, wrong);
  await expect(problems(page)).toContainText(`Line ${line}: featured`);
  await expect(editor(page, path).locator(".cm-lintRange-error")).toHaveText("perhaps");
  await expectAccessibleAtAllWidths(page);
  await button(page, "Publish").click();
  await expect(page.getByText("Not published. Correct the problems below.")).toBeVisible();

  await write(page, path, text);
  await expect(page.getByText("No problems.")).toBeVisible();
  await expect(
    page.frameLocator("iframe").getByText("How quiet a notice can be.").first(),
  ).toBeVisible();
  await editor(page, path).press("ControlOrMeta+s");
  await expect(toast(page, "Draft saved")).toBeVisible();
  expect(await isOnSite(page, url, "How quiet")).toBe(false);

  // Tomorrow by the agency's clocks.
  await page.getByText("Schedule", { exact: true }).click();
  const zone = await page.getByLabel(/^Time \(/).evaluate((field) => {
    const [label] = (field as HTMLInputElement).labels ?? [];
    return /\((.+)\)/.exec(label?.textContent ?? "")?.[1];
  });
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(Date.now() + 86_400_000);
  const [date = "", time = ""] = parts.split(" ");
  await page.getByLabel("Date").fill(date);
  await page.getByLabel(/^Time \(/).fill(time);
  await button(page, "Schedule change").click();
  await expect(page.getByText("This text is scheduled.")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  expect(await isOnSite(page, url, "How quiet")).toBe(false);
  // Its time comes.
  await db
    .update(contentRevisions)
    .set({ published_at: new Date() })
    .where(and(eq(contentRevisions.path, path), isNotNull(contentRevisions.published_at)));
  await expect.poll(() => isOnSite(page, url, "How quiet a notice can be."), PUBLISHED).toBe(true);

  await page.goto(edit(path));
  await expect(page.getByText("On the site", { exact: true })).toBeVisible();
  await write(page, path, text.replace("can be.", "should be."));
  await button(page, "Publish").click();
  await expect(toast(page, "Published")).toBeVisible();
  expect(await isOnSite(page, url, "How quiet a notice should be.")).toBe(true);

  await more(page).click();
  await page.getByRole("link", { name: "History" }).click();
  const changes = page.getByRole("region", { name: /^Changes of revision/ });
  await expect(changes.locator("ins")).toHaveText("How quiet a notice should be.");
  await expect(changes.locator("del")).toHaveText("How quiet a notice can be.");
  await expectAccessibleAtAllWidths(page);
  const revisions = page.getByRole("list", { name: "Revisions, newest first" });
  await revisions.getByRole("link", { name: "Published" }).click();
  await button(page, "Publish this text again").click();
  await expect(toast(page, "Published the earlier text")).toBeVisible();
  expect(await isOnSite(page, url, "How quiet a notice can be.")).toBe(true);
});

test("of two who edit a file, the later one sees both texts and loses nothing", async ({
  page,
  context,
  db,
  baseURL,
  files,
  problems: { expectProblem },
}) => {
  expectProblem(/409|422/);
  const path = files.create("vacancies/conflict-tester.md");
  const { text } = await readFile(db, "vacancies/dotnet-engineer-public-registry.md");
  const deps = { db, env: readEnv({}) };
  const mari = await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  const jaan = await createStaff(db, { role: "editor", name: "Jaan Kuusk" });
  const revision = await saveFile(deps, mari, { path, text: `${text}\nOne.\n`, revision: 0 });
  await page.goto(edit(path));
  await write(page, path, `${text}\nOne.\nMari's line.\n`);
  await saveFile(deps, jaan, { path, text: `${text}\nOne.\nJaan's line.\n`, revision });
  await button(page, "Save draft").click();
  const conflict = page.getByRole("alert").filter({ hasText: "Jaan Kuusk changed this draft" });
  await expect(conflict.locator("del").filter({ hasText: "Jaan's line." })).toBeVisible();
  await expect(conflict.locator("ins").filter({ hasText: "Mari's line." })).toBeVisible();
  await expect(editor(page, path)).toContainText("Mari's line.");
  await expectAccessibleAtAllWidths(page);
  await write(page, path, `${text}\nOne.\nJaan's line.\nMari's line.\n`);
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  await expect(conflict).toHaveCount(0);
  expect((await readFile(db, path)).text).toContain("Jaan's line.\nMari's line.");

  // What is not stored is asked about before the page is left.
  await write(page, path, "Unsaved");
  const leave = async (isConfirmed: boolean) => {
    const asked = page.waitForEvent("dialog");
    const clicked = page.getByRole("link", { name: "Content", exact: true }).first().click();
    const dialog = await asked;
    await (isConfirmed ? dialog.accept() : dialog.dismiss());
    await clicked;
  };
  await leave(false);
  await expect(editor(page, path)).toHaveText("Unsaved");
  await leave(true);
  await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
});

test("without JavaScript a file is a text field, and a mistake keeps what was typed", async ({
  browser,
  db,
  baseURL,
  files,
}) => {
  const context = await openBrowser(browser, baseURL, false);
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  const page = await context.newPage();
  const path = files.create("replies/plain-thanks.md");
  await page.goto(edit(path));
  const field = page.getByLabel(path);
  await field.fill("---\ntitle: Thanks\npurpose: party\nsubject: Thanks\n---\nHello\n");
  await button(page, "Publish").click();
  await expect(page.getByText("Not published. Correct the problems below.")).toBeVisible();
  await expect(problems(page)).toContainText("purpose");
  await expect(field).toHaveValue(/purpose: party/);
  await field.fill("---\ntitle: Thanks\npurpose: request\nsubject: Thanks\n---\nHello\n");
  await button(page, "Publish").click();
  await expect(page.getByText("On the site", { exact: true })).toBeVisible();
  await context.close();
});

test("a person is told who else has the file open, and inserts a link to a page that they find", async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  const path = "tag-intros/fintech.md";
  const other = await openBrowser(browser, baseURL);
  await signInAs(other, { db, baseURL }, { role: "editor", name: "Jaan Kuusk" });
  const otherVersion = await other.newPage();
  await otherVersion.goto(edit(path));
  await expect(editor(otherVersion, path)).toBeVisible();
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  await page.goto(edit(path));
  await expect(page.getByText("Jaan Kuusk has this file open too.")).toBeVisible();
  await other.close();

  await editor(page, path).press("ControlOrMeta+End");
  await button(page, "Insert link").click();
  await page.getByRole("searchbox", { name: /^Find a page/ }).fill("raise your rate");
  const found = page.getByRole("list", { name: "Pages" });
  await expect(found.getByRole("listitem")).toHaveCount(1);
  await expectAccessibleAtAllWidths(page);
  await found.getByRole("button").click();
  await expect(editor(page, path)).toContainText(
    "[How to raise your rate without losing the client](/blog/raise-your-rate)",
  );
  await expect(page.getByText("No problems.")).toBeVisible();
});

test("an image is pasted or chosen, and inserted once it has an alternative text", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const path = "articles/raise-your-rate.md";
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  await page.goto(edit(path));
  await editor(page, path).press("ControlOrMeta+End");
  await editor(page, path).evaluate((element) => {
    const data = new DataTransfer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><rect width="40" height="30" fill="#123456"/></svg>';
    data.items.add(new File([svg], "Steps of a rate.svg", { type: "image/svg+xml" }));
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const form = page.getByRole("region", { name: "Insert image" });
  await expect(form).toContainText("Steps of a rate.svg");
  await button(page, "Store and insert").click();
  await expect(form.getByRole("alert")).toContainText("Describe what the image shows");
  await expectAccessibleAtAllWidths(page);
  await form.getByLabel("Alternative text").fill("Four steps up");
  await button(page, "Store and insert").click();
  await expect(editor(page, path)).toContainText("![Four steps up](steps-of-a-rate.svg)");
  await expect(page.getByText("No problems.")).toBeVisible();
  await expect(page.frameLocator("iframe").getByAltText("Four steps up")).toBeVisible();
  await button(page, "Publish").click();
  await expect(toast(page, "Published")).toBeVisible();
  expect(await isOnSite(page, "/blog/raise-your-rate", "Four steps up")).toBe(true);
});

test("an image is dropped on the text, chosen from files, and put on the cover in the form", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const path = "articles/estimate-honestly.md";
  const toSvg = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 40 21"><rect width="40" height="21" fill="${color}"/></svg>`;
  const toFile = (name: string, color: string) => ({
    name,
    mimeType: "image/svg+xml",
    buffer: Buffer.from(toSvg(color)),
  });
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  await page.goto(edit(path));
  const form = page.getByRole("region", { name: "Insert image" });
  const store = async (alt: string) => {
    await form.getByLabel("Alternative text").fill(alt);
    await button(page, "Store and insert").click();
    await expect(form).toHaveCount(0);
  };
  await editor(page, path).press("ControlOrMeta+End");
  await editor(page, path).evaluate((element, svg) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([svg], "Dropped rate.svg", { type: "image/svg+xml" }));
    const { left, top } = element.getBoundingClientRect();
    const at = { clientX: left + 20, clientY: top + 20 };
    const drop = { ...at, dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent("drop", drop));
  }, toSvg("#102030"));
  await expect(form).toContainText("Dropped rate.svg");
  await store("A dropped rate");
  await expect(editor(page, path)).toContainText("![A dropped rate](dropped-rate.svg)");

  await button(page, "Insert image").click();
  await form.getByLabel("Image").setInputFiles(toFile("Chosen rate.svg", "#203040"));
  await store("A chosen rate");
  await expect(editor(page, path)).toContainText("![A chosen rate](chosen-rate.svg)");

  await page.getByRole("link", { name: "Edit as form" }).click();
  await page
    .locator("summary")
    .filter({ hasText: /^Cover$/ })
    .click();
  await button(page, "Choose image").click();
  await expectAccessibleAtAllWidths(page);
  await form.getByLabel("Image").setInputFiles(toFile("Cover rate.svg", "#304050"));
  await store("A cover");
  await expect(page.locator("[name='f[cover][file]']")).toHaveValue("cover-rate.svg");
  await expect(page.getByText("No problems.")).toBeVisible();
  await button(page, "Publish").click();
  await expect(toast(page, "Published")).toBeVisible();
  const { text } = await readFile(db, path);
  expect(text).toContain("cover: { file: cover-rate.svg, alt: A cover }");
  expect(text).toContain("![A dropped rate](dropped-rate.svg)");
  expect(await isOnSite(page, "/blog/estimate-honestly", "A chosen rate")).toBe(true);
});
