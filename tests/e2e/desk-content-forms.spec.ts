import { basename } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { saveFile } from "#app/desk/content/editing/save-file.service.server.ts";
import type { Database } from "#database/client.server.ts";
import { staffSessions } from "#database/tables/staff.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { readFile } from "#tests/support/content-editing.ts";
import { expect } from "#tests/support/e2e.ts";
import { test } from "#tests/support/e2e-content.ts";
import { button, more, problems, replaceText, toast } from "#tests/support/e2e-editor.ts";
import { expectFailure, tryAgain } from "#tests/support/e2e-failed-saves.ts";
import {
  expectAccessibleAtAllWidths,
  openBrowser,
  openDesk,
  signInAs,
} from "#tests/support/e2e-staff.ts";
import { createLetters } from "#tests/support/hire.ts";
import { createStaff, toTotpCode } from "#tests/support/staff.ts";

const PASSWORD = "four random words here";

const edit = (path: string) => `/desk/content/edit?${new URLSearchParams({ path })}`;

test("a vacancy is written in its form, and is the same draft as its text", async ({
  page,
  context,
  db,
  baseURL,
  files,
  problems: { expectProblem },
}) => {
  expectProblem(/422/);
  const path = files.create("vacancies/form-tester.md");
  const slug = basename(path, ".md");
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  await openDesk(page, "/desk/content/new?kind=vacancies");
  await page.getByLabel("Name").fill(slug);
  await button(page, "Write file").click();
  await page.getByLabel("Title").fill("Tester of forms");
  await page.getByLabel("To", { exact: true }).fill("a lot");
  await expect(problems(page)).toContainText("pay.max");
  await expect(page.getByLabel("To", { exact: true })).toHaveAccessibleDescription(
    /Must be a number/,
  );
  await expectAccessibleAtAllWidths(page);
  await button(page, "Publish").click();
  await expect(page.getByText("Not published. Correct the problems below.")).toBeVisible();
  await problems(page).getByRole("link", { name: "pay.max" }).click();
  await expect(page.getByLabel("To", { exact: true })).toBeFocused();
  await page.getByLabel("To", { exact: true }).fill("70,5");

  // By the keyboard: the focus follows what was added and moved.
  const technologies = page.getByRole("group", { name: "Technologies" });
  await button(page, "Add technology").press("Enter");
  await expect(technologies.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("Rea");
  await button(page, "Add technology").press("Enter");
  await technologies.getByRole("combobox").nth(1).selectOption("go");
  await technologies
    .getByRole("button", { name: /^Move up/ })
    .nth(1)
    .press("Enter");
  await expect(technologies.getByRole("button", { name: /^Move up/ }).first()).toBeFocused();
  await expect(page.getByText("No problems.")).toBeVisible();

  // What was typed last is in the text at once, and back.
  await page.getByLabel("Location").fill("Tallinn");
  await more(page).click();
  await page.getByRole("link", { name: "Edit as text" }).click();
  const text = page.locator("[contenteditable]");
  await expect(text).toContainText("max: 70.5");
  await expect(text).toContainText("technologies: [go, react]");
  await expect(text).toContainText("location: Tallinn");
  await page.getByRole("link", { name: "Edit as form" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("Tallinn");
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  await page.getByLabel("Location").fill("Tartu");
  await button(page, "Publish").click();
  await expect(toast(page, "Published")).toBeVisible();
  expect((await readFile(db, path)).text).toContain("location: Tartu");
  const response = await page.request.get(`/vacancies/${slug}`);
  expect(await response.text()).toContain("Tester of forms");
});

test("what one field writes moves no caret in another, and what is sent at once stays in its controls", async ({
  page,
  context,
  db,
  baseURL,
  files,
  problems: { expectProblem },
}) => {
  expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  const path = files.create("vacancies/caret-tester.md");
  const { text } = await readFile(db, "vacancies/dotnet-engineer-public-registry.md");
  const editor = await createStaff(db, { role: "editor" });
  await saveFile({ db, env: readEnv({}) }, editor, { path, text, revision: 0 });
  await openDesk(page, edit(path));
  // Before the text is written: controls stay the ones that they are, with what they hold.
  const pay = page.getByLabel("To", { exact: true });
  const node = await pay.elementHandle();
  await pay.fill("much");
  await button(page, "Publish").click();
  await expect(page.getByText("Not published. Correct the problems below.")).toBeVisible();
  expect(await node?.evaluate((input) => input.isConnected)).toBe(true);
  await pay.fill("90");
  await page.getByLabel("Title").fill("Keeper of the focus");
  await page.getByLabel("Title").press("Enter");
  await expect(toast(page, "Draft saved")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  expect((await readFile(db, path)).text).toContain("title: Keeper of the focus");

  const excerpt = page.getByLabel("Excerpt");
  const caretOf = () => excerpt.evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  const written = page.waitForResponse("**/desk/content/form");
  await page.getByLabel("Title").fill("Keeper of carets");
  await excerpt.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(4, 4);
  });
  await written;
  await expect(page.getByText("No problems.")).toBeVisible();
  expect(await caretOf()).toBe(4);
});

test("a long list is filtered, and an entry is added to it", async ({
  page,
  context,
  db,
  baseURL,
  files,
}) => {
  const path = files.draft("tags.yaml");
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  await openDesk(page, edit(path));
  const before = (await readFile(db, path)).text;
  await page.getByLabel("Filter").fill("fintech");
  await expect(page.getByText(/^1 of \d+ shown$/)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await button(page, "Add industry").click();
  const added = page.getByRole("listitem").last();
  await added.getByLabel("Name in the URL").fill("form-lists");
  await added.getByLabel("Name", { exact: true }).fill("Form lists");
  await expect(page.getByText("No problems.")).toBeVisible();
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  expect((await readFile(db, path)).text).toBe(
    `${before}- { slug: form-lists, name: Form lists }\n`,
  );
  await button(page, "Discard draft").click();
  await expect(toast(page, "Draft discarded")).toBeVisible();
  await expect(page.getByText("Form lists")).toHaveCount(0);

  // After a removal the focus is on the next entry that the filter shows.
  await page.getByLabel("Filter").fill("tech");
  await button(page, "Remove: Fintech").press("Enter");
  await expect(button(page, "Add industry")).toBeFocused();
  await page.getByLabel("Filter").fill("e");
  await button(page, "Remove: Energy").press("Enter");
  await expect(button(page, "Remove: Healthcare")).toBeFocused();
});

test("the site's settings have a form, and only what was typed is changed", async ({
  page,
  context,
  db,
  baseURL,
  files,
}) => {
  const path = files.draft("site.yaml");
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  await openDesk(page, edit(path));
  const before = (await readFile(db, path)).text;
  await page
    .locator("summary")
    .filter({ hasText: /^Terms$/ })
    .click();
  await page.getByLabel("Margin in percent").fill("21");
  await expect(page.getByText("No problems.")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  expect((await readFile(db, path)).text).toBe(
    before.replace("margin_percent: 20", "margin_percent: 21"),
  );
  await button(page, "Discard draft").click();
  await expect(toast(page, "Draft discarded")).toBeVisible();
});

test("without JavaScript a form is posted, and a row is added on the server", async ({
  browser,
  db,
  baseURL,
  files,
}) => {
  const context = await openBrowser(browser, baseURL, false);
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  const page = await context.newPage();
  const path = files.create("vacancies/plain-tester.md");
  await page.goto(edit(path));
  await page.getByLabel("Title").fill("Plain tester");
  await button(page, "Add technology").click();
  await expect(page.getByLabel("Title")).toHaveValue("Plain tester");
  await page.getByLabel("Technology 1", { exact: true }).selectOption("go");
  await page.getByLabel("From", { exact: true }).fill("much");
  await button(page, "Publish").click();
  await expect(problems(page)).toContainText("pay.min");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("much");
  await page.getByLabel("From", { exact: true }).fill("40");
  await button(page, "Publish").click();
  await expect(page.getByText("On the site", { exact: true })).toBeVisible();
  expect((await readFile(db, path)).text).toContain("technologies: [go]");
  await context.close();
});

test("a file whose fields cannot be read opens as text and says why", async ({
  page,
  context,
  db,
  baseURL,
  files,
  problems: { expectProblem },
}) => {
  expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "editor", name: "Mari Kask" });
  const path = files.create("authors/broken-author.yaml");
  await openDesk(page, `${edit(path)}&view=text`);
  await page.locator("[contenteditable=true]").click();
  await replaceText(page, "name: A: B\n");
  await expect(problems(page)).toContainText("colon");
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  await page.getByRole("link", { name: "Edit as form" }).click();
  await expect(
    page.getByText(/The fields can't be read: line 1: .* So it is shown as text\./),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: path }).last()).toContainText("name: A: B");
});

test("what is written in the editor in the moment in which it appears stays", async ({
  page,
  context,
  db,
  baseURL,
  files,
  problems: { expectProblem },
}) => {
  // On a busy machine the preview of this text, which is no YAML, is requested before the end.
  expectProblem(/422.*\/desk\/preview/);
  await page.addInitScript(() => {
    // Runs once the editor is shown, before the effects of that render.
    new MutationObserver((changes, observer) => {
      for (const { target } of changes) {
        const editor = (target as Element).shadowRoot?.querySelector<HTMLElement>(
          "[contenteditable=true]",
        );
        if (!editor?.checkVisibility()) continue;
        observer.disconnect();
        editor.focus();
        document.execCommand("insertText", false, "name: A: B");
      }
    }).observe(document, { subtree: true, attributeFilter: ["class"] });
  });
  await signInAs(context, { db, baseURL }, { role: "editor" });
  const path = files.create("authors/early-author.yaml");
  await openDesk(page, `${edit(path)}&view=text`);
  await expect(problems(page)).toContainText("colon");
  await expect(page.getByRole("textbox", { name: path }).last()).toContainText("name: A: B");
});

type TwoEditors = {
  page: Page;
  context: BrowserContext;
  db: Database;
  baseURL: string | undefined;
};

/** A draft that Oskar has open; `changeTitle` is what Eva does with it meanwhile. */
async function openAsOneOfTwo({ page, context, db, baseURL }: TwoEditors) {
  const path = `vacancies/${createLetters()}.md`;
  const { text } = await readFile(db, "vacancies/dotnet-engineer-public-registry.md");
  const oskar = await signInAs(context, { db, baseURL }, { role: "editor", name: "Oskar Vaher" });
  const eva = await createStaff(db, { role: "editor", name: "Eva Lind" });
  const deps = { db, env: readEnv({}) };
  const revision = await saveFile(deps, oskar, { path, text, revision: 0 });
  await openDesk(page, edit(path));
  const changed = text.replace(/^title: .*$/m, "title: Eva's title");
  return { path, changeTitle: () => saveFile(deps, eva, { path, text: changed, revision }) };
}

const conflict = (page: Page) => page.getByRole("alert").filter({ hasText: "Eva Lind changed" });

/** What Oskar has entered beside what Eva has changed. */
async function expectBoth(page: Page) {
  await expect(conflict(page)).toContainText("Their changes are in your text below");
  await expect(page.getByLabel("Title")).toHaveValue("Eva's title");
  await expect(page.getByLabel("Excerpt")).toHaveValue("Keeps the registry quick.");
}

test("of two who publish a file, the later one gets the other's fields and publishes both", async ({
  page,
  context,
  db,
  baseURL,
  problems: { expectProblem },
}) => {
  expectProblem(/409/);
  const { path, changeTitle } = await openAsOneOfTwo({ page, context, db, baseURL });
  await page.getByLabel("Excerpt").fill("Keeps the registry quick.");
  await changeTitle();
  await button(page, "Save draft").click();
  await expectBoth(page);
  await expect(conflict(page).getByRole("definition")).toHaveText(
    "Taken over. Theirs: Eva's title",
  );
  await expectAccessibleAtAllWidths(page);
  await button(page, "Save draft").click();
  await expect(toast(page, "Draft saved")).toBeVisible();
  await expect(conflict(page)).toHaveCount(0);
  const saved = (await readFile(db, path)).text;
  expect(saved).toContain("title: Eva's title");
  expect(saved).toContain("excerpt: Keeps the registry quick.");
});

test("what was just typed stays when a colleague saves the file before its text is written", async ({
  page,
  context,
  db,
  baseURL,
  problems: { expectProblem },
}) => {
  expectProblem(/409/);
  const { changeTitle } = await openAsOneOfTwo({ page, context, db, baseURL });
  const released = Promise.withResolvers<void>();
  await page.route("**/desk/content/form", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByLabel("Excerpt").fill("Keeps the registry quick.");
  await changeTitle();
  // Her draft is shown by itself.
  await expect(page.getByText(/^Eva Lind,/)).toBeVisible();
  released.resolve();
  await expect(page.getByLabel("Excerpt")).toHaveValue("Keeps the registry quick.");
  await button(page, "Save draft").click();
  await expectBoth(page);
});

test("a form that is saved before the page shows its text gets a colleague's changes too", async ({
  page,
  context,
  db,
  baseURL,
  problems: { expectProblem },
}) => {
  expectProblem(/409/);
  await page.addInitScript(() => {
    const read = Response.prototype.json;
    // React renders in a later task; what waits for the text goes on in these microtasks.
    async function saveSoon() {
      for (let microtask = 0; microtask < 50; microtask++) await undefined;
      document.querySelector<HTMLButtonElement>("button[value=save]")?.click();
    }
    Response.prototype.json = async function json() {
      const value = await read.call(this);
      if (this.url.endsWith("/desk/content/form")) void saveSoon();
      return value;
    };
  });
  const { changeTitle } = await openAsOneOfTwo({ page, context, db, baseURL });
  const changeFirst = async (route: Route) => {
    await changeTitle();
    await route.continue();
  };
  await page.route("**/desk/content/form", changeFirst, { times: 1 });
  await page.getByLabel("Excerpt").fill("Keeps the registry quick.");
  await expectBoth(page);
});

test("a form stays until what was entered is in its text", async ({
  page,
  context,
  db,
  baseURL,
  problems: { expectProblem },
}) => {
  expectProblem(/Failed to load resource|desk\/content\/|sign-in/);
  const person = await signInAs(context, { db, baseURL }, { role: "editor", password: PASSWORD });
  const path = "vacancies/dotnet-engineer-public-registry.md";
  await openDesk(page, edit(path));
  await page.route("**/desk/content/form", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByLabel("Title").fill("Keeper of entries");
  await more(page).click();
  const textView = page.getByRole("link", { name: "Edit as text" });
  await textView.click();
  await expectFailure(page, "isn't available right now");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Title")).toHaveValue("Keeper of entries");

  await textView.click();
  await expectFailure(page, "isn't available right now");
  await page.unroute("**/desk/content/form");
  await db.delete(staffSessions).where(eq(staffSessions.staff_id, person.id));
  await tryAgain(page).click();
  const signInAgain = page.getByRole("dialog", { name: "Sign in again" });
  await signInAgain.getByLabel("Password").fill(PASSWORD);
  await signInAgain.getByLabel("Code").fill(toTotpCode());
  await signInAgain.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/view=text/);
  const textbox = page.getByRole("textbox", { name: path }).last();
  await expect(textbox).toContainText("title: Keeper of entries");
});

test("a preview whose session has ended shows no page of the sign-in", async ({
  page,
  context,
  db,
  baseURL,
  problems: { expectProblem },
}) => {
  // The desk reads the page again when another test changes something.
  expectProblem(/api\/desk\/events|Failed to load resource|answer 401/);
  const person = await signInAs(context, { db, baseURL }, { role: "editor" });
  const ended = Promise.withResolvers<void>();
  await page.route("**/desk/preview", async (route) => {
    await ended.promise;
    await route.continue();
  });
  await openDesk(page, edit("vacancies/dotnet-engineer-public-registry.md"));
  await db.delete(staffSessions).where(eq(staffSessions.staff_id, person.id));
  ended.resolve();
  await expect(page.getByText("The preview couldn't be loaded")).toBeVisible();
});
