import type { Locator, Page } from "@playwright/test";
import { ABOUT, CV, saveApplication } from "#tests/support/apply.ts";
import { expect, expectAccessibleAtWidths, openPage, test } from "#tests/support/e2e.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";

const POST = "**/api/forms/apply";
const STEPS = [
  "job-selection",
  "contacts",
  "location",
  "skills-and-technologies",
  "details",
  "socials",
  "check-your-answers",
];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const problem = (page: Page) => page.getByRole("alert", { name: "There is a problem" });
const faults = (page: Page) => problem(page).getByRole("link");
const send = (page: Page) => page.getByRole("button", { name: "Send application" });
const reference = (page: Page) => page.getByText(/^OG-[0-9A-Z]{6}$/);
const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function proceed(page: Page, title: string) {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page)).toHaveText(title);
}

/** Continue finds mistakes: these, in the order of the page. */
async function expectFaults(page: Page, texts: string[]) {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(faults(page)).toHaveText(texts);
  await expect(problem(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
}

/** Every application that is posted, by its idempotency key. */
function listenToKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/api/forms/apply")) return;
    keys.push(request.headers()["idempotency-key"] ?? "");
  });
  return keys;
}

test("a candidate goes from a vacancy to a sent application, and both sides get the email", async ({
  page,
}) => {
  const email = createAddress("applicant");
  const keys = listenToKeys(page);
  await openPage(page, "/vacancies/platform-engineer-kubernetes");
  await page.getByRole("link", { name: "Apply", exact: true }).click();
  await expect(page).toHaveURL("/apply/job-selection");
  const vacancy = page.getByLabel("Platform engineer, Kubernetes and Terraform");
  await expect(vacancy).toBeChecked();
  await expect(page.getByText("Step 1 of 7")).toBeVisible();

  await proceed(page, "How can we reach you?");
  await page.getByLabel("Given name").fill("Zoë");
  await page.getByLabel("Family name").fill("Tamm");
  await page.getByLabel("Email address").fill(email);
  await proceed(page, "Where do you live?");
  await expect(heading(page)).toBeFocused();
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByLabel("Time zone")).toHaveValue(zone);
  await page.getByLabel("Country").selectOption("Estonia");
  await page.getByLabel("Time zone").selectOption("Europe/Tallinn");
  await proceed(page, "What are you good at?");

  await page.getByLabel("Senior").check();
  await page.getByLabel("Years of experience").fill("8");
  await row(page, "Technology 1").getByLabel("Technology", { exact: true }).fill("react");
  await row(page, "Technology 1").getByLabel("Years").fill("6");
  await row(page, "Technology 1").getByLabel("Main").check();
  await page.getByRole("button", { name: "Add another technology" }).click();
  await row(page, "Technology 2").getByLabel("Technology", { exact: true }).fill("Elm");
  await row(page, "Technology 2").getByLabel("Years").fill("1");
  await row(page, "Language 1").getByLabel("Language").selectOption("Estonian");
  await row(page, "Language 1").getByLabel("Level").selectOption("Native");
  // What was typed survives a reload, rows included.
  await page.reload();
  await expect(row(page, "Technology 2").getByLabel("Technology", { exact: true })).toHaveValue(
    "Elm",
  );
  await expect(row(page, "Technology 1").getByLabel("Main")).toBeChecked();
  await proceed(page, "How would you like to work?");

  await page.getByLabel("Hourly rate").fill("45,50");
  await page.getByLabel("Full time").check();
  await page.getByLabel("In one month").check();
  await page.getByLabel("About you").fill(ABOUT);
  await page.getByLabel("Your CV").setInputFiles(CV);
  await expect(page.getByText(`${CV.name} is attached`)).toBeAttached();
  await proceed(page, "Where can we see your work?");
  await page.getByLabel("LinkedIn").fill("linkedin.com/in/zoe");
  await proceed(page, "Check your answers");

  const main = page.getByRole("main");
  for (const words of [
    "Platform engineer, Kubernetes and Terraform",
    "Tallinn",
    "react 6 years (main)",
    "Estonian Native",
    "€45.50 / h",
    CV.name,
    "https://linkedin.com/in/zoe",
  ]) {
    await expect(main).toContainText(words);
  }
  await page.getByRole("link", { name: "Change city" }).click();
  await page.getByLabel("City").fill("Tartu");
  await proceed(page, "Check your answers");
  await expect(main).toContainText("Tartu");
  await expect(page.getByLabel(/^Store my profile for 2 years/)).not.toBeChecked();
  await send(page).dblclick();

  await expect(heading(page)).toHaveText("We have your application");
  await expect(main).toContainText("within five working days");
  const stored = (await reference(page).textContent()) ?? "";
  await page.reload();
  await expect(reference(page)).toHaveText(stored);
  expect(keys).toHaveLength(1);

  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);
  for (const { subject, text, to } of await findEmails(email)) {
    expect(subject).toContain(stored);
    expect(text).toContain("6 months after the decision");
    const isConfirmation = to?.[0]?.address === email;
    for (const input of ["React 6 years (main), Elm 1 year", CV.name]) {
      expect(text?.includes(input)).toBe(!isConfirmation);
    }
  }
  // Nothing of it stays in the browser.
  await page.goto("/apply/details");
  await expect(page).toHaveURL("/apply/job-selection");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("every error is shown beside its field and at the top, and nothing that was typed is lost", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/422/);
  await openPage(page, "/apply?vacancy=go-engineer-payments");
  await expect(page.getByText("This vacancy is closed")).toBeVisible();
  await expectFaults(page, ["Select what you're applying for"]);
  await faults(page).click();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.getByLabel("Front-end developer", { exact: true }).check();
  await proceed(page, "How can we reach you?");

  await expectFaults(page, [
    "Enter your given name",
    "Enter your family name",
    "Enter your email address",
  ]);
  await page.getByLabel("Given name").fill("Zoë");
  await page.getByLabel("Family name").fill("Tamm");
  await page.getByLabel("Email address").fill("zoe@example");
  await page.getByLabel("Phone number").fill("1234");
  await expectFaults(page, [
    "Enter an email address in the correct format, like name@example.com",
    "Phone number must be 5 characters or more",
  ]);
  await expect(page.getByLabel("Email address")).toHaveValue("zoe@example");
  await page.getByLabel("Email address").fill("zoe@example.com");
  await page.getByLabel("Phone number").fill("");
  await proceed(page, "Where do you live?");

  await expectFaults(page, ["Select the country you live in"]);
  await page.getByLabel("Country").selectOption("Estonia");
  await proceed(page, "What are you good at?");

  await expectFaults(page, [
    "Select your level",
    "Enter your years of experience",
    "Enter at least one technology",
    "Enter at least one language",
  ]);
  await page.getByLabel("Senior").check();
  await page.getByLabel("Years of experience").fill("5");
  await row(page, "Technology 1").getByLabel("Technology", { exact: true }).fill("React");
  await page.getByRole("button", { name: "Add another technology" }).click();
  await row(page, "Technology 2").getByLabel("Years").fill("1.5");
  await row(page, "Language 1").getByLabel("Language").selectOption("Estonian");
  await expectFaults(page, [
    "Enter your years with React",
    "Enter the name of the technology",
    "Years with a technology must be a whole number, like 3",
    "Select how well you speak the language",
  ]);
  await faults(page).nth(2).click();
  await expect(row(page, "Technology 2").getByLabel("Years")).toBeFocused();
  await row(page, "Technology 1").getByLabel("Years").fill("6");
  await row(page, "Technology 2").getByLabel("Technology", { exact: true }).fill("Elm");
  await row(page, "Technology 2").getByLabel("Years").fill("1");
  await row(page, "Language 1").getByLabel("Level").selectOption("C1");
  await expectFaults(page, ["Years with React can't be more than your years of experience"]);
  await page.getByLabel("Years of experience").fill("6");
  await row(page, "Technology 2").getByLabel("Technology", { exact: true }).fill("react");
  await expectFaults(page, ["You've entered react twice. Remove one"]);
  await page.getByRole("button", { name: "Remove technology 1" }).click();
  await expect(page.getByRole("button", { name: "Add another technology" })).toBeFocused();
  await expect(row(page, "Technology 1").getByLabel("Technology", { exact: true })).toHaveValue(
    "react",
  );
  await proceed(page, "How would you like to work?");

  const cv = page.getByLabel("Your CV");
  await cv.setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("no"),
  });
  await expect(
    page.getByText("The file must be a PDF or a Word document (DOCX)").first(),
  ).toBeVisible();
  await expectFaults(page, [
    "Enter your hourly rate",
    "Select how much time you have",
    "Select when you could start",
    "Enter a few sentences about yourself",
    "The file must be a PDF or a Word document (DOCX)",
  ]);
  await cv.setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(10 * 1_024 * 1_024 + 1),
  });
  await expect(page.getByText("The file must be 10 MB or smaller").first()).toBeVisible();
  await cv.setInputFiles(CV);
  await expect(page.getByText(`${CV.name} is attached`)).toBeAttached();
  await page.getByLabel("Hourly rate").fill("501");
  await page.getByLabel("Part-time").check();
  await page.getByLabel("In one month").check();
  await page.getByLabel("About you").fill("I work.");
  await expectFaults(page, [
    "Hourly rate must be 500 or less",
    "About you must be 50 characters or more",
  ]);
  // The file stays, here and after a reload.
  await expect(page.getByRole("button", { name: `Remove ${CV.name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: `Remove ${CV.name}` })).toBeVisible();
  await page.getByLabel("Hourly rate").fill("50");
  await page.getByLabel("About you").fill(ABOUT);
  await proceed(page, "Where can we see your work?");

  await page.getByLabel("LinkedIn").fill("zoe");
  await page.getByLabel("GitHub").fill("gitlab.com/zoe");
  await page.getByLabel("Portfolio").fill("my site");
  await expectFaults(page, [
    "Enter the address of your LinkedIn profile, like linkedin.com/in/name",
    "Enter the address of your GitHub profile, like github.com/name",
    "Enter a web address, like example.com/work",
  ]);
  await page.getByLabel("LinkedIn").fill("");
  await page.getByLabel("GitHub").fill("github.com/zoe");
  await page.getByLabel("Portfolio").fill("");
  await proceed(page, "Check your answers");

  const closed = "This vacancy has closed. Select another one or a general position";
  await page.route(POST, (route) =>
    route.fulfill({ status: 422, json: { message: closed, errors: { job: [closed] } } }),
  );
  await send(page).click();
  await expect(faults(page)).toHaveText([closed]);
  await faults(page).click();
  await expect(page.getByRole("link", { name: "Change position" })).toBeFocused();
});

test("a later step leads to the first unfinished one, and Back to the one before", async ({
  page,
}) => {
  await page.goto("/apply/check-your-answers");
  await expect(page).toHaveURL("/apply/job-selection");
  await page.getByLabel("Something else").check();
  await proceed(page, "How can we reach you?");
  await page.goto("/apply/details");
  await expect(page).toHaveURL("/apply/contacts");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Something else")).toBeChecked();
});

test("an application that could not be sent is stored, and sent again it is one application", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/500|ERR_|failed/i);
  const email = createAddress("sent-again");
  const keys = listenToKeys(page);
  await saveApplication(page, email);
  await openPage(page, "/apply/check-your-answers");
  await page.route(POST, (route) => route.fulfill({ status: 500, json: { message: "Broken" } }));
  await send(page).click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Your application wasn't sent");
  await expect(notice).toBeFocused();
  await expect(page.getByRole("main")).toContainText(email);

  await page.unroute(POST);
  let stored = "";
  await page.route(POST, async (route) => {
    // The server has it; the visitor does not hear so.
    stored = (await (await route.fetch()).json()).data.reference;
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toContainText("Check your connection");
  await page.unroute(POST);
  await page.reload();
  await send(page).click();
  await expect(reference(page)).toHaveText(stored);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);

  // Back does not bring the form back to be sent once more.
  await page.goto("/apply/check-your-answers");
  await expect(page).toHaveURL("/apply/job-selection");
});

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("the keyboard alone adds and removes rows, meets mistakes and sends", async ({ page }) => {
  const email = createAddress("keyboard");
  await saveApplication(page, email, { lastFilledStep: 3 });
  await openPage(page, "/apply/skills-and-technologies");
  await expect(heading(page)).toHaveText("What are you good at?");
  await tabTo(page, page.getByRole("button", { name: "Add another technology" }));
  await page.keyboard.press("Enter");
  await expect(row(page, "Technology 3").getByLabel("Technology", { exact: true })).toBeFocused();
  await page.keyboard.type("Rust");
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(problem(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(faults(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, "Technology 3").getByLabel("Years")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Remove technology 3" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Add another technology" })).toBeFocused();
  for (const title of [
    "How would you like to work?",
    "Where can we see your work?",
    "Check your answers",
  ]) {
    await tabTo(page, page.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(title);
  }
  await tabTo(page, page.getByLabel(/^Store my profile for 2 years/));
  await page.keyboard.press("Space");
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("We have your application");
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);
  for (const { text } of await findEmails(email)) expect(text).toMatch(/2\s+years/);
});

test("axe finds nothing on the application at any width", async ({ page }) => {
  await saveApplication(page, createAddress("axe"), {
    technologies: [{ name: "React", years: "many", main: true }],
  });
  for (const step of STEPS) {
    await openPage(page, `/apply/${step}`);
    await expect(page.getByRole("button", { name: /^(Continue|Send application)$/ })).toBeVisible();
    await expectAccessibleAtWidths(page, [360, 768, 1280]);
  }
  await page.goto("/apply/skills-and-technologies");
  await expectFaults(page, ["Years with a technology must be a whole number, like 3"]);
  await expectAccessibleAtWidths(page);
});
