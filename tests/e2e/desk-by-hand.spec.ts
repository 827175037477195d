import type { Page } from "@playwright/test";
import { createPdf } from "#tests/support/documents.ts";
import { expect, expectAccessibleAtWidths } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openBrowser, openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { createAddress, createLetters } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

const NDA = { name: "nda.pdf", mimeType: "application/pdf", buffer: createPdf(2_000) };

/** Words for who sends a form; the counters of characters speak to who types. */
const TO_SENDER = /\byour\b|\byou\b(?! (?:can enter|have \d))/i;

/** Heading of the page that a form led to. */
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a request by hand begins without answers, and its call is booked from its page", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/409|422/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk/requests/new");
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  // The desk is asked by the names of the answers, not in the words for the client.
  await expect(page.getByRole("group", { name: "How much time" })).toBeVisible();
  await expect(page.getByRole("main").getByText(TO_SENDER)).toHaveCount(0);
  await page.getByRole("button", { name: "Add request" }).click();
  await expect(page.getByText("Enter their email address").first()).toBeVisible();
  await expect(page.getByRole("main").getByText(TO_SENDER)).toHaveCount(0);

  const name = `Kai ${createLetters()}`;
  const reference = await sendFindTo(db, { name, email: createAddress("by-hand") });
  await openDesk(page, `/desk/requests/${reference}`);
  await page.getByRole("link", { name: "Book a call" }).click();
  await expect(heading(page)).toHaveText("Book a call");
  await expect(page.getByLabel("Request", { exact: true })).toHaveValue(reference);
  // A Sunday some weeks ahead: outside the hours, and after those that clocks skip in spring.
  const day = new Date(Date.now() + 28 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7));
  await page.getByLabel("Day", { exact: true }).fill(day.toISOString().slice(0, 10));
  await page.getByLabel(/^Time,/).fill(`0${4 + Math.floor(Math.random() * 5)}:00`);
  await page.getByLabel("Phone number (optional)").fill("+372 5555 1234");
  await page.getByRole("button", { name: "Book a call" }).click();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByRole("button", { name: "Book it anyway" }).click();
  await expect(heading(page)).toContainText(name);
  await expect(page).toHaveURL(new RegExp(`/desk/calls/${reference}$`));
});

test("an application by hand names what is missing, and what was entered stays", async ({
  page,
  context,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk/applications");
  await page.getByRole("link", { name: "Add application" }).click();
  const letters = createLetters();
  await page.getByLabel("Front-end").first().check();
  await page.getByLabel("Given name").fill("Zoe");
  await page.getByLabel("Family name").fill(letters);
  await page.getByLabel("Email").first().fill(createAddress("by-hand"));
  await expect(page.getByRole("group", { name: "Level" })).toBeVisible();
  await expect(page.getByRole("main").getByText(TO_SENDER)).toHaveCount(0);
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByText("Select the country they live in").first()).toBeVisible();
  await expect(page.getByRole("main").getByText(TO_SENDER)).toHaveCount(0);
  await expect(page.getByLabel("Family name")).toHaveValue(letters);
  await expectAccessibleAtWidths(page);
});

test("internal files are added, listed and removed on a request, also without JavaScript", async ({
  page,
  context,
  browser,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/422/);
  await signInAs(context, { db, baseURL }, { role: "partner" });
  const reference = await sendFindTo(db, { email: createAddress("by-hand") });
  await openDesk(page, `/desk/requests/${reference}`);
  const files = page
    .getByRole("region", { name: "Internal files" })
    .or(page.locator("section", { has: page.getByRole("heading", { name: "Internal files" }) }));
  await files.getByText("Add a file").click();
  const add = files.getByRole("button", { name: "Add file" });
  await files.getByLabel("File").setInputFiles({ ...NDA, buffer: Buffer.from("no document") });
  await add.click();
  await expect(files.getByRole("alert")).toContainText("PDF or a Word document");
  await files.getByLabel("File").setInputFiles(NDA);
  await add.click();
  await expect(files.getByRole("link", { name: /^nda\.pdf/ })).toBeVisible();
  await expect(files.getByLabel("File")).toHaveValue("");
  await expectAccessibleAtWidths(page);

  const plain = await openBrowser(browser, baseURL, false);
  await plain.addCookies(await context.cookies());
  const other = await plain.newPage();
  await other.goto(`/desk/files/${reference}`);
  await other
    .getByLabel("File")
    .setInputFiles({ ...NDA, name: "terms.pdf", buffer: createPdf(3_000) });
  await other.getByRole("button", { name: "Add file" }).click();
  await expect(other.getByRole("link", { name: /^terms\.pdf/ })).toBeVisible();
  await plain.close();

  // The open page shows what was added elsewhere.
  await expect(files.getByRole("link", { name: /^terms\.pdf/ })).toBeVisible();
  await files.getByLabel("Remove nda.pdf", { exact: true }).click();
  await files.getByRole("button", { name: "Remove nda.pdf for good" }).click();
  await expect(files.getByRole("link", { name: /^nda\.pdf/ })).toHaveCount(0);
});
