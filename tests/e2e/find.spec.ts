import type { Page } from "@playwright/test";
import { createZip } from "#tests/support/documents.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openPage,
  test,
} from "#tests/support/e2e.ts";
import {
  attachBrief,
  BRIEF,
  chooseTechnology,
  chosen,
  fileInput,
  fillFindContacts,
  technologyBox,
  walkToFindSummary,
} from "#tests/support/find.ts";
import {
  heading,
  listenToPosts,
  press,
  readSaved,
  reference,
  send,
  summary,
  tabTo,
} from "#tests/support/form-pages.ts";
import { createAddress, findEmails, idsOf, saveShortlist } from "#tests/support/hire.ts";

const POST = "/api/forms/find";
const REQUEST = `**${POST}`;
const NO_MATCH =
  "We don't have an exact match on the site today. Send the request and we'll search for you.";

const summaryLinks = (page: Page) => summary(page).getByRole("link");

test("a client without search results sends a find request, and the operator gets it", async ({
  page,
}) => {
  const email = createAddress("find-story");
  await openPage(page, "/developers?technology=react&rate_max=1&language=en");
  await page.getByRole("link", { name: "Tell us who you need" }).click();
  // The filters of the list are in the form, and no longer in the URL.
  await expect(page).toHaveURL("/find/contacts");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await fillFindContacts(page, email);

  await expect(chosen(page).getByRole("listitem")).toHaveText(["Remove React"]);
  await expect(page.getByLabel("Maximum rate")).toHaveValue("1");
  const message = page.getByLabel("What else should we know?");
  await expect(message).toHaveValue(/^From your search: .*English/);
  await page.reload();
  await expect(page.getByLabel("Maximum rate")).toHaveValue("1");
  await page.getByLabel("Maximum rate").fill("€ 75,50");
  await chooseTechnology(page, "node", "Node.js");
  await page.getByLabel("Number of developers").fill("2");
  await page.getByLabel("Senior", { exact: true }).check();
  await page.getByRole("button", { name: "New product" }).click();
  await page.getByLabel("3–6 months").check();
  await message.fill("Two designers.\nOne product owner.");
  await attachBrief(page);
  await press(page, "Continue");

  await expect(page).toHaveURL("/find/developers");
  const ticks = page.getByRole("checkbox");
  await expect(ticks).toHaveCount(6);
  await expect(ticks.first()).toHaveAccessibleDescription(
    /(React|Node\.js) \d+ years.*within your budget/,
  );
  const names = await page
    .getByRole("group")
    .getByRole("listitem")
    .locator("label")
    .allInnerTexts();
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await ticks.nth(2).uncheck();
  await page.getByRole("link", { name: names[0] ?? "" }).click();
  await expect(page.getByRole("dialog")).toContainText(names[0] ?? "");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await press(page, "Continue");

  await expect(page).toHaveURL("/find/book-a-call");
  const main = page.getByRole("main");
  for (const words of [
    "Zoë Tamm",
    email,
    "React, Node.js",
    "2 developers",
    "Senior",
    "€75.50 / h",
    "New product",
    "3–6 months",
    "One product owner.",
    "brief.pdf",
    names[1] ?? "",
  ])
    await expect(main).toContainText(words);
  await expect(main).not.toContainText(names[2] ?? "");
  await page.getByRole("link", { name: "Change how many" }).click();
  await page.getByLabel("Number of developers").fill("3");
  await press(page, "Continue");
  await expect(page).toHaveURL("/find/book-a-call");
  await expect(main).toContainText("3 developers");
  await expect(page.getByLabel(/Email me news/)).not.toBeChecked();
  // A day that no other test books on.
  await page.getByRole("group", { name: "Day", exact: true }).getByRole("radio").last().check();
  await page
    .getByRole("group", { name: /^\w+day \d/ })
    .getByRole("radio")
    .last()
    .check();
  await expect(page.getByText(/^We'll hold this time for you until/)).toBeVisible();
  await press(page, "Book and send request");

  await expect(page).toHaveURL("/find/success");
  await expect(heading(page)).toHaveText("We have your request");
  await expect(heading(page)).toBeFocused();
  const named = page.getByRole("region", { name: "Developers you're interested in" });
  await expect(named.getByRole("listitem")).toHaveText([names[1] ?? ""]);
  await expect(page.getByRole("heading", { name: "Confirm your call" })).toBeVisible();
  const code = (await reference(page).textContent()) ?? "";
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);
  // To the operator and the client; the host is told once the call is confirmed.
  const emails = await findEmails(email);
  const operator = emails.find(({ subject }) => subject?.startsWith("Find request"));
  const confirmation = emails.find(({ to }) => to?.[0]?.address === email);
  expect(operator?.subject).toBe(`Find request ${code} from Zoë Tamm`);
  expect(confirmation?.subject).toBe(`Confirm the call about your request ${code}`);
  expect(confirmation?.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
  for (const words of [
    "3 developers",
    "React, Node.js",
    "Senior",
    "€75.50 / h",
    "New product",
    "3–6 months",
    "> Two designers.",
    "brief.pdf, 1 KB",
    names[1] ?? "",
  ])
    expect(operator?.text).toContain(words);

  await page.reload();
  await expect(reference(page)).toHaveText(code);
  const stored = await readSaved(page);
  for (const personal of [email, "Zoë", "designers", "brief.pdf", "react"])
    expect(stored).not.toContain(personal);
  // The way back leads into an empty form, not to what was sent.
  await page.goto("/find/book-a-call");
  await expect(page).toHaveURL("/find/contacts");
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("every kind of error has its message, and nothing that was entered is lost", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/422/);
  await openPage(page, "/find/book-a-call");
  await expect(page).toHaveURL("/find/contacts");
  const name = page.getByLabel("Full name");
  const email = page.getByLabel("Email address");
  await press(page, "Continue");
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: How can we reach you\?/);
  await expect(summaryLinks(page)).toHaveText(["Enter your full name", "Enter your email address"]);
  await name.fill("Z");
  await email.fill("zoe@");
  await press(page, "Continue");
  await expect(summaryLinks(page)).toHaveText([
    "Full name must be 2 characters or more",
    "Enter an email address in the correct format, like name@example.com",
  ]);
  await fillFindContacts(page, "mistakes@example.com");

  const count = page.getByLabel("Number of developers");
  const rate = page.getByLabel("Maximum rate");
  const message = page.getByLabel("What else should we know?");
  const box = technologyBox(page);
  await expect(box).toBeVisible();
  await count.fill("");
  await rate.fill("cheap");
  await message.fill("x".repeat(2_003));
  await press(page, "Continue");
  await expect(summary(page)).toBeFocused();
  await expect(summaryLinks(page)).toHaveText([
    "Select the technologies you need",
    "Enter how many developers you need",
    "Maximum rate must be a number, like 60",
    "Enter what kind of project it is",
    "Message must be 2,000 characters or less",
  ]);
  await expect(rate).toHaveAccessibleDescription(/Maximum rate must be a number, like 60/);
  await expect(rate).toHaveValue("cheap");
  await summaryLinks(page).filter({ hasText: "technologies" }).click();
  await expect(box).toBeFocused();

  for (const [developers, price, texts] of [
    [
      "two",
      "0",
      ["Number of developers must be a whole number, like 2", "Maximum rate must be 1 or more"],
    ],
    ["0", "1001", ["Number of developers must be 1 or more", "Maximum rate must be 1,000 or less"]],
    ["21", "", ["Number of developers must be 20 or less"]],
  ] as const) {
    await count.fill(developers);
    await rate.fill(price);
    await press(page, "Continue");
    for (const text of texts)
      await expect(summaryLinks(page).filter({ hasText: text })).toBeVisible();
  }
  // Ten come at once with the filters of the list; what else was entered stays.
  const ten = "react,nodejs,typescript,vuejs,angular,python,go,rust,kotlin,swift";
  await openPage(page, `/find?technology=${ten}`);
  await expect(page).toHaveURL("/find/contacts");
  await expect(name).toHaveValue("Zoë Tamm");
  await press(page, "Continue");
  await expect(chosen(page).getByRole("listitem")).toHaveCount(10);
  await expect(count).toHaveValue("21");
  await chooseTechnology(page, "sql", "PostgreSQL");
  await press(page, "Continue");
  await expect(summaryLinks(page).first()).toHaveText("Select 10 technologies or fewer");
  // Escape once more than the list needs leaves what was chosen alone.
  await box.press("Escape");
  await expect(chosen(page).getByRole("listitem")).toHaveCount(11);
  await press(page, "Remove Swift");
  await expect(chosen(page).getByRole("listitem")).toHaveCount(10);

  const WRONG = "The file must be a PDF or a Word document (DOCX)";
  const zip = { name: "notes.docx", mimeType: "", buffer: createZip(["notes.txt"]) };
  await fileInput(page).setInputFiles(zip);
  await expect(page.getByText(WRONG).first()).toBeVisible();
  await press(page, "Continue");
  await expect(summaryLinks(page).filter({ hasText: WRONG })).toBeVisible();
  await expect(fileInput(page)).toHaveAccessibleDescription(/Word document/);
  const large = { ...BRIEF, name: "film.pdf", buffer: Buffer.alloc(10 * 1_048_576 + 1) };
  await fileInput(page).setInputFiles(large);
  await expect(fileInput(page)).toHaveAccessibleDescription(/must be 10 MB or smaller/);
  await press(page, "Continue");
  await expect(
    summaryLinks(page).filter({ hasText: "The file must be 10 MB or smaller" }),
  ).toBeVisible();
  await fileInput(page).setInputFiles({ ...BRIEF, buffer: Buffer.alloc(0) });
  await expect(fileInput(page)).toHaveAccessibleDescription(/The file is empty/);
  await attachBrief(page);

  // A good file stays while other fields fail, and through a reload.
  await press(page, "Continue");
  await expect(summaryLinks(page)).toHaveText([
    "Number of developers must be 20 or less",
    "Enter what kind of project it is",
    "Message must be 2,000 characters or less",
  ]);
  await page.reload();
  await expect(page.getByText("brief.pdf").first()).toBeVisible();
  await expect(message).toHaveValue("x".repeat(2_003));
  await count.fill("2");
  await rate.fill("1");
  await message.fill("");
  await page.getByRole("button", { name: "Audit" }).click();
  await press(page, "Continue");

  await expect(page).toHaveURL("/find/developers");
  await expect(page.getByText(NO_MATCH)).toBeVisible();
  await press(page, "Continue");
  await expect(page.getByRole("main")).toContainText("No one in particular");

  // An error of the server has a link to its step.
  await page.route(REQUEST, (route) =>
    route.fulfill({
      status: 422,
      json: { message: "x", errors: { brief: ["Choose the file again"] } },
    }),
  );
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await summaryLinks(page).filter({ hasText: "Choose the file again" }).click();
  await expect(page.getByRole("link", { name: "Change description" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/find/details");
  await press(page, "Remove brief.pdf");
  await expect(page.getByText("brief.pdf")).toBeHidden();
  await page.unroute(REQUEST);
  await press(page, "Continue");
  await expect(page).toHaveURL("/find/book-a-call");
  await send(page).click();
  await expect(reference(page)).toBeVisible();
});

test("whatever goes wrong on the way, the form stays filled and one record comes of it", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/ERR_|failed|status of 50\d|answer 50\d/i);
  const email = createAddress("find-again");
  const posts = listenToPosts(page, POST);
  await page.route("**/api/find/matches*", (route) => route.fulfill({ status: 503, json: {} }));
  await openPage(page, "/find");
  await fillFindContacts(page, email);
  await chooseTechnology(page, "react", "React");
  await page.getByRole("button", { name: "Audit" }).click();

  // A file that could not be sent can be sent again.
  await page.route("**/api/uploads", (route) => route.abort("internetdisconnected"));
  await fileInput(page).setInputFiles(BRIEF);
  await expect(fileInput(page)).toHaveAccessibleDescription(/The file wasn't sent/);
  await page.unroute("**/api/uploads");
  await press(page, "Try again");
  await expect(page.getByText("1 KB", { exact: true })).toBeVisible();
  await press(page, "Continue");
  await expect(page.getByText("The developers couldn't be loaded")).toBeVisible();
  await page.unroute("**/api/find/matches*");
  await press(page, "Try again");
  await page.getByRole("checkbox").first().check();
  await press(page, "Continue");

  await page.route(REQUEST, (route) => route.abort("internetdisconnected"));
  await send(page).click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Your request wasn't sent");
  await expect(notice).toContainText("Your answers are still here. Check your connection");
  await expect(notice).toBeFocused();
  await page.unroute(REQUEST);

  await page.route(REQUEST, (route) => route.fulfill({ status: 500, body: "broken" }));
  await press(page, "Try again");
  await expect(notice).toContainText("Something went wrong on our side.");
  await expect(page.getByRole("main")).toContainText(email);
  await page.unroute(REQUEST);

  let stored = "";
  await page.route(REQUEST, async (route) => {
    // The server has it; the visitor does not hear so.
    stored = (await (await route.fetch()).json()).data.reference;
    await route.abort("connectionreset");
  });
  await press(page, "Try again");
  await expect(notice).toContainText("Check your connection");
  await page.unroute(REQUEST);
  await page.reload();
  await send(page).click();
  await expect(reference(page)).toHaveText(stored);
  expect(posts).toHaveLength(4);
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);
});

test("a double click, a second tab and the way back make one record", async ({ page, context }) => {
  const email = createAddress("find-once");
  const posts = listenToPosts(page, POST);
  await walkToFindSummary(page, email);
  const second = await context.newPage();
  await second.goto("/find/book-a-call");
  await expect(send(second)).toBeVisible();
  // Neither tab gets a response before both have sent.
  const bothSent = Promise.withResolvers<void>();
  await context.route(REQUEST, async (route) => {
    if (posts.length === 2) bothSent.resolve();
    await bothSent.promise;
    await route.continue();
  });
  await Promise.all([send(page).dblclick(), send(second).click()]);
  await expect(reference(page)).toBeVisible({ timeout: 30_000 });
  const code = (await reference(page).textContent()) ?? "";
  await expect(reference(second)).toHaveText(code);
  expect(posts).toHaveLength(2);
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);

  await page.goBack();
  await expect(page).toHaveURL("/find/contacts");
  await expect(page.getByLabel("Email address")).toHaveValue("");
  expect(posts).toHaveLength(2);
});

test("contacts are carried over between hire and find", async ({ page }) => {
  await saveShortlist(page, await idsOf(page, "anna-kask"));
  await openPage(page, "/hire");
  await press(page, "Continue");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Company name").fill("Põhjatuul OÜ");
  await openPage(page, "/find");
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Company name")).toHaveValue("Põhjatuul OÜ");
  await fillFindContacts(page, "carried@example.com");
  // Text typed in a form has precedence over text typed elsewhere.
  await openPage(page, "/hire");
  await press(page, "Continue");
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Email address")).toHaveValue("");
  await page.evaluate(() => localStorage.removeItem("hire"));
  await openPage(page, "/hire");
  await press(page, "Continue");
  await expect(page.getByLabel("Email address")).toHaveValue("carried@example.com");
});

test("the whole form can be filled by keyboard", async ({ page }) => {
  await openPage(page, "/find");
  await tabTo(page, page.getByLabel("Full name"));
  await page.keyboard.type("Zoë Tamm");
  await page.keyboard.press("Tab");
  await page.keyboard.type("find-keyboard@example.com");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/find/details");
  await expect(heading(page)).toBeFocused();
  const box = technologyBox(page);
  await expect(box).toBeVisible();
  await tabTo(page, box);
  await page.keyboard.type("typesc");
  await expect(page.getByRole("option", { name: "TypeScript" })).toBeVisible();
  await expect(box).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(chosen(page).getByRole("listitem")).toHaveText(["Remove TypeScript"]);
  await page.keyboard.press("Escape");
  await tabTo(page, page.getByRole("button", { name: "Remove TypeScript" }));
  await page.keyboard.press("Enter");
  await expect(box).toBeFocused();
  await page.keyboard.type("react");
  await expect(page.getByRole("option", { name: "React", exact: true })).toBeVisible();
  await expect(box).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(chosen(page).getByRole("listitem")).toHaveText(["Remove React"]);
  await page.keyboard.press("Escape");
  await tabTo(page, page.getByLabel("Any level"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Junior")).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Audit" }));
  await page.keyboard.press("Space");
  await tabTo(page, fileInput(page));
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  const first = page.getByRole("checkbox").first();
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press("Space");
  await expect(first).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/find/success");
});

test("axe finds nothing on any step at two widths", async ({ page }) => {
  await openPage(page, "/find");
  await press(page, "Continue");
  await expect(summary(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
  await fillFindContacts(page, createAddress("find-axe"));
  await fileInput(page).setInputFiles({ ...BRIEF, buffer: Buffer.alloc(0) });
  await press(page, "Continue");
  await expect(summary(page)).toBeVisible();
  await technologyBox(page).fill("re");
  await expect(page.getByRole("option", { name: "React", exact: true })).toBeVisible();
  await expectAccessible(page, "#technologies, [role=listbox]");
  await chooseTechnology(page, "react", "React");
  await page.getByRole("button", { name: "Audit" }).click();
  await attachBrief(page);
  await expectAccessibleAtWidths(page);
  await press(page, "Continue");
  await page.getByRole("checkbox").first().check();
  await expectAccessibleAtWidths(page);
  await press(page, "Continue");
  await expect(send(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
  await send(page).click();
  await expect(reference(page)).toBeVisible();
  await expectAccessibleAtWidths(page);
});
