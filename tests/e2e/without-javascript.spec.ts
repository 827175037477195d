import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import { ABOUT, CV } from "#tests/support/apply.ts";
import { createPdf } from "#tests/support/documents.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { heading, press, reference, summary } from "#tests/support/form-pages.ts";
import { createAddress, findEmails, idsOf } from "#tests/support/hire.ts";
import { fillContacts, REFUSED, send } from "#tests/support/plain-forms.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { test } from "#tests/support/run-database.ts";

test.use({ javaScriptEnabled: false });

const HIRE = "/hire/form?members=anna-kask,karl-rebane";
const BRIEF = { name: "brief.pdf", mimeType: "application/pdf", buffer: createPdf() };

const alert = (page: Page) => page.getByRole("alert");
const call = (page: Page) => page.getByLabel("Time of the call");

/** The value of the n-th free time on the page. */
async function readSlot(page: Page, label: string, index: number): Promise<string> {
  const option = page.getByLabel(label).locator("option").nth(index);
  return (await option.getAttribute("value")) ?? "";
}

async function findConfirmation(email: string, reference: string): Promise<Email[]> {
  return (await findEmails(email)).filter(({ subject }) => subject?.includes(reference));
}

const calendarsOf = (emails: Email[]) =>
  emails.flatMap(({ attachments }) =>
    attachments.filter(({ mimeType }) => mimeType === "text/calendar"),
  );

const named = (page: Page) => page.getByRole("region", { name: "Developers you asked for" });

test.beforeEach(({ problems }) => problems.expectProblem(REFUSED));

test("from a profile without JavaScript a client requests two developers and books a call", async ({
  page,
  db,
}) => {
  await page.goto("/developers/anna-kask");
  await expect(page.getByRole("button", { name: "Add to Shortlist" })).toBeHidden();
  await page.getByRole("link", { name: "Ask for Anna" }).click();
  await expect(page).toHaveURL("/hire/form?members=anna-kask");
  await page.goto(HIRE);
  await expect(page.getByLabel("Anna Kask")).toBeChecked();
  await expect(page.getByLabel("Karl Rebane")).toBeChecked();

  const email = createAddress("plain-hire");
  await fillContacts(page, email);
  await page.getByLabel("What kind of project is it?").fill("Audit");
  await page.getByLabel("Your time zone").selectOption("America/New_York");
  await press(page, "Show times in this zone");
  await expect(page.getByText("All times are in New York time.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  const slot = await readSlot(page, "Time of the call", 3);
  await call(page).selectOption(slot);
  await send(page, "Send request", /\/hire\/sent\?receipt=/);

  await expect(heading(page)).toHaveText("We have your request");
  await expect(named(page).getByRole("link")).toHaveText(["Anna Kask", "Karl Rebane"]);
  await expect(page.getByRole("heading", { name: "Confirm your call" })).toBeVisible();
  await expect(page.getByText(/\(New York, GMT−\d\)$/).first()).toBeVisible();
  const number = (await reference(page).textContent()) ?? "";
  await page.reload();
  await expect(reference(page)).toHaveText(number);
  const file = await page.request.get(
    (await page.getByRole("link", { name: /\.ics/ }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain(number.toLowerCase());

  const { rows } = await db.execute(
    sql`select m.member_id from request_members m join requests r on r.id = m.request_id where r.reference = ${number} order by 1`,
  );
  const ids = await idsOf(page, "anna-kask", "karl-rebane");
  expect(rows.map((row) => row.member_id)).toEqual(ids.toSorted((a, b) => a - b));
  await expect.poll(async () => (await findEmails(email)).length).toBe(2);
  // To the client; operator and host get it once the call is confirmed.
  expect(calendarsOf(await findEmails(email))).toHaveLength(1);
});

test("a request without a call can leave a developer out", async ({ page, db }) => {
  await page.goto(HIRE);
  await page.getByLabel("Karl Rebane").uncheck();
  const email = createAddress("plain-one");
  await fillContacts(page, email);
  await page.getByLabel("What kind of project is it?").fill("Audit");
  await send(page, "Send request", /\/hire\/sent\?receipt=/);
  await expect(page.getByRole("heading", { name: "Confirm your call" })).toHaveCount(0);
  const { rows } = await db.execute(
    sql`select m.member_id from request_members m join requests r on r.id = m.request_id where r.email = ${email}`,
  );
  expect(rows.map((row) => row.member_id)).toEqual(await idsOf(page, "anna-kask"));
});

test("without developers the hire form links to the list, and it drops removed ones", async ({
  page,
}) => {
  await page.goto("/hire/form");
  await expect(page).toHaveURL("/developers");
  await page.goto("/hire/form?members=anna-kask,nobody-at-all");
  await expect(page.getByRole("main")).toContainText("1 developer is no longer available");
  await expect(page.getByLabel("Anna Kask")).toBeChecked();
});

test("errors come first, lead to their fields and keep every value", async ({ page }) => {
  await page.goto(HIRE);
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Email address").fill("zoe@example");
  await page.getByLabel("3–6 months").check();
  await page.getByLabel("Anna Kask").uncheck();
  await page.getByLabel("Email me news").check();
  await press(page, "Send request");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole("link")).toHaveText([
    "Enter an email address in the correct format, like name@example.com",
    "Enter what kind of project it is",
  ]);
  await summary(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/#email$/);
  await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Full name")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Email address")).toHaveValue("zoe@example");
  await expect(page.getByLabel("3–6 months")).toBeChecked();
  await expect(page.getByLabel("Anna Kask")).not.toBeChecked();
  await expect(page.getByLabel("Karl Rebane")).toBeChecked();
  await expect(page.getByLabel("Email me news")).toBeChecked();
});

test("a form that is sent twice is stored once and confirmed twice alike", async ({ page, db }) => {
  await page.goto(HIRE);
  const email = createAddress("plain-twice");
  await fillContacts(page, email);
  await page.getByLabel("What kind of project is it?").fill("Audit");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/hire/form"),
  );
  await send(page, "Send request", /\/hire\/sent\?receipt=/);
  const first = (await reference(page).textContent()) ?? "";
  const token = /name="form_token"\r\n\r\n([^\r]+)/.exec((await sent).postData() ?? "")?.[1] ?? "";
  const ids = await idsOf(page, "anna-kask", "karl-rebane");
  const again = (changes: Record<string, string> = {}) =>
    page.request.post(HIRE, {
      maxRedirects: 0,
      headers: { "Sec-Fetch-Site": "same-origin" },
      multipart: {
        intent: "send",
        form_token: token,
        "members[0][member_id]": String(ids[0]),
        "members[1][member_id]": String(ids[1]),
        name: "Zoë Tamm",
        email,
        company_name: "",
        project_type: "Audit",
        project_duration: "1_4_weeks",
        workload: "full_time",
        start_date: "as_soon_as_possible",
        message: "",
        ...changes,
      },
    });
  const answers = await Promise.all([again(), again(), again()]);
  for (const answer of answers) {
    expect(answer.status()).toBe(303);
    await page.goto(answer.headers().location ?? "");
    await expect(reference(page)).toHaveText(first);
  }
  // The token is good for this request only.
  const other = await again({ message: "Something else" });
  expect(other.status()).toBe(422);
  expect(await other.text()).toContain(`Its reference is ${first}`);
  const { rows } = await db.execute(sql`select id from requests where email = ${email}`);
  expect(rows).toHaveLength(1);
});

test("a receipt that was not given out shows nothing", async ({ page }) => {
  for (const receipt of ["", "OG-AAAAAA", "eyJmb3JtIjoiaGlyZSJ9.AAAA"]) {
    const response = await page.goto(`/hire/sent?receipt=${receipt}`);
    await expect(heading(page)).toHaveText("This confirmation is no longer shown");
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  }
});

test("a client finds developers with technologies and a file", async ({ page }) => {
  await page.goto("/find/contacts?rate_max=60&technology=react");
  await page.getByRole("link", { name: "Open the form" }).click();
  await expect(page.getByLabel("React", { exact: true })).toBeChecked();
  const email = createAddress("plain-find");
  await page.getByLabel("Full name").fill("Zoë Tamm");
  await page.getByLabel("Project description").setInputFiles(BRIEF);
  await press(page, "Send request");
  await expect(summary(page).getByRole("link")).toHaveText([
    "Enter your email address",
    "Enter what kind of project it is",
  ]);
  await expect(page.getByText(/We have brief\.pdf/)).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("What kind of project is it?").fill("New product");
  await page.getByLabel("TypeScript", { exact: true }).check();
  await send(page, "Send request", /\/find\/sent\?receipt=/);
  const number = (await reference(page).textContent()) ?? "";
  await expect.poll(async () => (await findConfirmation(email, number)).length).toBe(2);
  const text = (await findConfirmation(email, number)).map((email) => email.text).join("\n");
  for (const part of ["React, TypeScript", "brief.pdf", "60"]) expect(text).toContain(part);
});

test("a developer applies with a CV, with mistakes first", async ({ page }) => {
  await page.goto("/apply/job-selection");
  await page.getByRole("link", { name: "Open the form" }).click();
  await expect(page).toHaveURL("/apply/form");
  const email = createAddress("plain-apply");
  await page.getByRole("radio", { name: "Front-end developer", exact: true }).check();
  await page.getByLabel("Given name").fill("Zoë");
  await page.getByLabel("Family name").fill("Tamm");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Country").selectOption("EE");
  await page.getByLabel("Senior", { exact: true }).check();
  await page.getByLabel("Years of experience").fill("8");
  const row = (name: string) => page.getByRole("group", { name, exact: true });
  await row("Technology 1").getByLabel("Technology", { exact: true }).fill("React");
  await row("Technology 1").getByLabel("Years").fill("6");
  await row("Technology 1").getByLabel("Main").check();
  await press(page, "Add more rows");
  await expect(row("Technology 10")).toBeVisible();
  await expect(row("Technology 1").getByLabel("Technology", { exact: true })).toHaveValue("React");
  await row("Language 1").getByLabel("Language").selectOption("et");
  await row("Language 1").getByLabel("Level").selectOption("Native");
  await page.getByLabel("Hourly rate").fill("a lot");
  await page.getByLabel("Full time").check();
  await page.getByLabel("In one month").check();
  await page.getByLabel("About you").fill(ABOUT);
  await page.getByLabel("GitHub").fill("example.com");
  await page.getByLabel("Your CV").setInputFiles(CV);
  await press(page, "Send application");
  await expect(summary(page).getByRole("link")).toHaveText([
    "Hourly rate must be a number, like 45",
    "Enter the address of your GitHub profile, like github.com/name",
  ]);
  await expect(page.getByText(/We have Zoë Tamm CV\.pdf/)).toBeVisible();
  await page.getByLabel("Hourly rate").fill("45,50");
  await page.getByLabel("GitHub").fill("github.com/zoe");
  await send(page, "Send application", /\/apply\/sent\?receipt=/);
  await expect(heading(page)).toHaveText("We have your application");
  const number = (await reference(page).textContent()) ?? "";
  await expect.poll(async () => (await findConfirmation(email, number)).length).toBe(2);
  const text = (await findConfirmation(email, number)).map((email) => email.text).join("\n");
  for (const part of ["React", "45.50", "Zoë Tamm CV.pdf", "github.com/zoe"]) {
    expect(text).toContain(part);
  }
});

test("a file that cannot be used is named and nothing that was typed is lost", async ({ page }) => {
  await page.goto("/apply/form?vacancy=");
  await page.getByLabel("Given name").fill("Zoë");
  await page.getByLabel("About you").fill(ABOUT);
  for (const [buffer, message] of [
    [Buffer.from("not a document"), "The file must be a PDF or a Word document (DOCX)"],
    [Buffer.alloc(11 * 1_024 * 1_024, 1), "The file must be 10 MB or smaller"],
  ] as const) {
    await page
      .getByLabel("Your CV")
      .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
    await press(page, "Send application");
    await expect(summary(page).getByRole("link", { name: message })).toBeVisible();
    await expect(page.getByLabel("Given name")).toHaveValue("Zoë");
    await expect(page.getByLabel("About you")).toHaveValue(ABOUT);
  }
});

test("a client answers a proposal once", async ({ page, db }) => {
  const email = createAddress("plain-proposal");
  const ids = await idsOf(page, "anna-kask", "karl-rebane");
  const id = await seedProposal(db, {
    client: `Ferries of ${email}`,
    client_email: email,
    members: ids.map((member_id) => ({ member_id, note: "", sales_rate: null })),
  });
  await page.goto(`/proposals/${id}`);
  await expect(page.getByRole("button", { name: /Add to Shortlist/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Your shortlist" })).toHaveCount(0);
  await press(page, "Send answer");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole("link")).toHaveText(["Choose at least one developer"]);
  await page
    .getByRole("group", { name: "Karl Rebane" })
    .getByRole("radio", { name: "Interview" })
    .check();
  await page.getByLabel("Comment on Anna Kask (optional)").fill("Who is she?");
  await press(page, "Send answer");
  await expect(summary(page).getByRole("link")).toHaveText([
    "Choose an answer too, or clear the comment",
  ]);
  await expect(page.getByLabel("Comment on Anna Kask (optional)")).toHaveValue("Who is she?");
  await page
    .getByRole("group", { name: "Anna Kask" })
    .getByRole("radio", { name: "Maybe" })
    .check();
  await send(page, "Send answer", /\?sent=/);
  await expect(page.getByText("We have your answer")).toBeVisible();
  await expect(page.getByText("Chosen: Karl Rebane.")).toBeVisible();
  await expect(page.getByText("Maybe: Anna Kask.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send answer" })).toHaveCount(0);
  const answered = page.url();
  await page.getByRole("link", { name: "Track your answer" }).click();
  await expect(page.getByRole("heading", { name: "Your answer", exact: true })).toBeVisible();
  await page.goto(answered);
  const { rows } = await db.execute(sql`select chosen_ids from proposals where id = ${id}`);
  expect(rows[0]?.chosen_ids).toEqual([ids[1]]);
  await expect.poll(async () => (await findEmails(email)).length).toBeGreaterThan(0);
});

test("a client confirms, moves and cancels a call through the link", async ({ page }) => {
  await page.goto(HIRE);
  const email = createAddress("plain-call");
  await fillContacts(page, email);
  await page.getByLabel("What kind of project is it?").fill("Audit");
  await call(page).selectOption(await readSlot(page, "Time of the call", 30));
  await send(page, "Send request", /\/hire\/sent\?receipt=/);
  await expect.poll(async () => calendarsOf(await findEmails(email)).length).toBe(1);
  const text = (await findEmails(email)).map((email) => email.text).join("\n");
  const [link = ""] = /\/booking\/[0-9a-f]{40}/.exec(text) ?? [];
  await page.goto(link);
  await expect(heading(page)).toHaveText("Confirm your call");
  await press(page, "Confirm the call");
  await expect(page).toHaveURL(/\?done=confirmed$/);
  await expect(alert(page)).toContainText("Your call is confirmed");
  await expect(heading(page)).toHaveText("Your call with us");
  await expect.poll(async () => calendarsOf(await findEmails(email)).length).toBe(4);
  const file = await page.request.get(`${link}/call.ics`);
  expect(file.headers()["content-type"]).toContain("text/calendar");

  await press(page, "Move the call");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole("link")).toHaveText(["Choose the new time of the call"]);
  await page
    .getByLabel("New time of the call")
    .selectOption(await readSlot(page, "New time of the call", 31));
  await press(page, "Move the call");
  await expect(page).toHaveURL(/\?done=moved$/);
  await expect(alert(page)).toContainText("Your call has been moved");
  // The hosts' part depends on which of them is free then.
  const countOwn = async () => {
    const emails = await findEmails(email);
    return calendarsOf(emails.filter(({ to }) => to?.some((one) => one.address === email))).length;
  };
  await expect.poll(countOwn).toBe(3);
  const count = async () => calendarsOf(await findEmails(email)).length;
  await expect.poll(count).toBeGreaterThanOrEqual(7);

  await press(page, "Cancel the call");
  await expect(page).toHaveURL(/\?done=cancelled$/);
  await expect(heading(page)).toHaveText("This call is cancelled");
  await expect(page.getByRole("button", { name: /the call/ })).toHaveCount(0);
  await expect.poll(countOwn).toBe(4);
  await expect.poll(count).toBeGreaterThanOrEqual(10);
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("a form on one page loads none, works the same and moves the focus to the errors", async ({
    page,
  }) => {
    await page.goto("/apply/form");
    await expect(page.locator("script")).toHaveCount(0);
    await page.getByRole("button", { name: "Add more rows" }).click();
    await expect(page.getByRole("group", { name: "Technology 10", exact: true })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");

    await page.goto(HIRE);
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(summary(page)).toBeFocused();
    const email = createAddress("plain-script");
    await fillContacts(page, email);
    await page.getByLabel("What kind of project is it?").fill("Audit");
    await send(page, "Send request", /\/hire\/sent\?receipt=/);
    await expect(reference(page)).toBeVisible();
  });
});

test.describe("at two widths", () => {
  // axe needs JavaScript.
  test.use({ javaScriptEnabled: true });

  test("axe finds nothing on the forms on one page, with and without errors", async ({ page }) => {
    for (const path of [HIRE, "/find/form", "/apply/form"]) {
      await page.goto(path);
      await expectAccessibleAtWidths(page, [320, 1280]);
      await page.getByRole("button", { name: /^Send/ }).click();
      await expect(summary(page)).toBeVisible();
      await expectAccessibleAtWidths(page, [320, 1280]);
    }
  });
});
