import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, openPage } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { openDesk, signInAs } from "#tests/support/e2e-staff.ts";
import { reference, send } from "#tests/support/form-pages.ts";
import {
  createAddress,
  createLetters,
  fillContacts,
  fillProject,
  findEmails,
  idsOf,
  saveShortlist,
} from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";
import { createStaff, toTotpCode } from "#tests/support/staff.ts";

const PASSWORD = "one two three four";
/** Emails are written by a worker, a reply ten seconds later. */
const MAILED = { timeout: 30_000 };
/** A busy machine takes a while for the proof of work. */
const SENT = { timeout: 60_000 };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("dialog").filter({ hasText: text });
const state = (page: Page) => page.getByLabel("State", { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function expectScreen(page: Page): Promise<void> {
  // A toast that fades out has little contrast.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(page);
}

/** A page of another person. */
async function openBrowser(browser: Browser, baseURL = ""): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: "update-popup", value: "hide", url: baseURL }]);
  return context.newPage();
}

/** Signs in by password and the code of the authenticator app. */
async function signIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await expectScreen(page);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Code").fill(toTotpCode());
  await button(page, "Sign in").click();
}

/** Sets up the account that an email invites to. */
async function acceptInvitation(page: Page, email: string, name: string): Promise<void> {
  await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
  const [message] = await findEmails(email);
  const [link = ""] = /http:\S+\/desk\/welcome\/\S+/.exec(message?.text ?? "") ?? [];
  await page.goto(link);
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await page.getByText("Can't scan it?").click();
  await expectScreen(page);
  const secret = (await page.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("textbox", { name: "Code" }).fill(toTotpCode(new Date(), secret));
  await button(page, "Set up account").click();
  await expect(heading(page, "Save your recovery codes")).toBeVisible();
  await expectScreen(page);
  await page.getByRole("link", { name: "Continue to the desk" }).click();
  await expect(heading(page, "Today")).toBeVisible();
}

/** A client sends a hire request by the form. Returns its reference. */
async function sendHireRequest(page: Page, email: string): Promise<string> {
  await saveShortlist(page, await idsOf(page, "anna-kask"));
  await openPage(page, "/hire");
  await button(page, "Continue").click();
  await fillContacts(page, email);
  await fillProject(page);
  await expect(page).toHaveURL("/hire/book-a-call");
  await send(page).click();
  await expect(page).toHaveURL("/hire/success", SENT);
  return (await reference(page).textContent()) ?? "";
}

test("an agency's day: a colleague is invited, a request comes in, is answered and followed up", async ({
  page: olga,
  browser,
  baseURL,
  db,
  problems,
}) => {
  problems.expectProblem(/422/);
  const owner = await createStaff(db, { password: PASSWORD, name: "Olga Tamme" });
  await signIn(olga, "/desk/staff", owner.email);
  await expect(heading(olga, "Staff")).toBeVisible();
  await expectScreen(olga);
  const invited = createAddress("indrek");
  await olga.getByLabel("Email address").fill(invited);
  await button(olga, "Send invitation").click();
  await expect(olga.getByText("The invitation is on its way by email.")).toBeVisible();

  const indrek = await openBrowser(browser, baseURL);
  // Who is named in a note has to be the only one of that name.
  const name = `Indrek${createLetters()}`;
  await acceptInvitation(indrek, invited, `${name} Uibopuu`);

  const client = createAddress("client");
  await olga.goto(`/desk/requests?text=${encodeURIComponent(client)}`);
  await expect(olga.getByText("No requests match")).toBeVisible();
  await expectScreen(olga);
  const visitor = await openBrowser(browser, baseURL);
  const sent = await sendHireRequest(visitor, client);
  const row = olga.getByRole("row").filter({ hasText: "Zoë Tamm" });
  await expect(row).toContainText("New");
  await expectScreen(olga);

  await row.getByRole("link").click();
  await expect(heading(olga, "Zoë Tamm")).toBeVisible();
  await button(olga, "Assign to me").click();
  await expect(toast(olga, "Owner saved")).toBeVisible();
  await expect(olga.getByLabel("Owner", { exact: true })).toHaveValue(String(owner.id));

  // The template goes on with the subject of the confirmation.
  const answer = new RegExp(`^Re: .+ ${sent}$`);
  await olga.getByLabel("Template", { exact: true }).selectOption("First answer");
  await expect(olga.getByLabel("Subject", { exact: true })).toHaveValue(answer);
  await expect(olga.getByLabel(`Reply to ${client}`)).toHaveValue(/^Hello Zoë,/);
  // The file field comes later, and brings no stylesheet that would go over the desk's.
  await button(olga, "Attach a file").click();
  await expect(olga.getByText("Choose a file")).toBeVisible();
  const styles = await olga
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(styles).size).toBe(2);
  expect(styles.at(-1)).toContain("/assets/desk-");
  await button(olga, "Send and follow up in 3 days").click();
  await expect(olga.getByText("Reply on its way")).toBeVisible();
  await expect
    .poll(async () => (await findEmails(client)).map(({ subject }) => subject), MAILED)
    .toContainEqual(expect.stringMatching(answer));

  // The client books a call by the link in the reply.
  const reply = (await findEmails(client)).find(({ subject = "" }) => answer.test(subject));
  const [link = ""] = /http:\S+\/booking\/\S+/.exec(reply?.text ?? "") ?? [];
  await visitor.goto(link);
  await expect(heading(visitor, "Book a call with us")).toBeVisible();
  await expectScreen(visitor);
  await visitor
    .getByRole("group", { name: /^\w+day \d/ })
    .getByRole("radio")
    .first()
    .check();
  await button(visitor, "Book the call").click();
  await expect(visitor.getByText("Your call is booked")).toBeVisible();
  await expectScreen(visitor);
  await expect(olga.getByText(/The client booked a call on/)).toBeVisible();

  // Indrek's connection for live updates is cut: nothing tells him what Olga does.
  await indrek.route("**/api/desk/events", (route) => route.fulfill({ status: 204 }));
  await indrek.goto(`/desk/requests/${sent}`);
  await expect(indrek.getByText("Olga Tamme sent an email")).toBeVisible();

  await olga
    .getByLabel("Note", { exact: true })
    .fill(`@${name} please call them, they have a budget.`);
  await button(olga, "Add note").click();
  await expect(olga.getByText("Olga Tamme wrote a note")).toBeVisible();
  // Requests of other tests that have no owner are emailed to everyone too.
  await expect
    .poll(async () => (await findEmails(invited)).map(({ subject }) => subject), MAILED)
    .toContainEqual(expect.stringMatching(/^Olga Tamme named .+: /));

  // The reply has set the state and the follow-up with it.
  await expect(state(olga)).toHaveValue("contacted");
  await olga.getByLabel("Follow up on", { exact: true }).fill("");
  await expect(olga.getByText("Enter when to follow up", { exact: true })).toBeVisible();
  await olga.getByLabel("Follow up on", { exact: true }).fill("2030-01-02");
  await expect(toast(olga, "Follow-up saved")).toBeVisible();
  await expectScreen(olga);

  await indrek.getByLabel("Note", { exact: true }).fill("I know their founder.");
  await state(indrek).selectOption("Proposed");
  const conflict = indrek.getByRole("alert").filter({ hasText: "A colleague changed" });
  await expect(conflict).toContainText("Olga Tamme set the follow-up");
  await expect(indrek.getByText("Olga Tamme set the follow-up").last()).toBeVisible();
  await expect(state(indrek)).toHaveValue("proposed");
  await expect(indrek.getByLabel("Follow up on", { exact: true })).toHaveValue("2030-01-02");
  await expect(indrek.getByLabel("Note", { exact: true })).toHaveValue("I know their founder.");
  await expectScreen(indrek);
  await button(indrek, "Save").click();
  await expect(toast(indrek, "State saved: Proposed")).toBeVisible();
  await expect(indrek.getByLabel("Note", { exact: true })).toHaveValue("I know their founder.");
  await expect(
    olga.getByText(`${name} Uibopuu changed the state from Contacted to Proposed`),
  ).toBeVisible();

  await indrek.goto("/desk");
  await expect(heading(indrek, "Today")).toBeVisible();
  await expectScreen(indrek);
  await olga.goto("/desk/requests?owner=me");
  await expect(olga.getByRole("row").filter({ hasText: "Zoë Tamm" })).toContainText("Olga Tamme");
  await expectScreen(olga);
  await indrek.context().close();
  await visitor.context().close();
});

test("a view of the inbox is saved, removed and brought back, and the last change alone has an Undo", async ({
  page,
  context,
  db,
  baseURL,
}) => {
  await signInAs(context, { db, baseURL }, { role: "partner" });
  await openDesk(page, "/desk/requests?state=new&form=hire");
  const views = page.getByRole("list", { name: "Saved views" });
  await button(page, "Save view").click();
  await page.getByLabel("Name of the view").fill("New hires");
  await button(page, "Save").click();
  await expect(toast(page, "View saved")).toBeVisible();
  await expect(views.getByRole("link")).toHaveText(["New hires"]);
  await button(page, "Remove the view New hires").click();
  await expect(views.getByRole("link")).toHaveCount(0);
  await toast(page, "View removed: New hires").getByRole("button", { name: "Undo" }).click();
  await expect(views.getByRole("link")).toHaveText(["New hires"]);
  await views.getByRole("link").click();
  await expect(page).toHaveURL("/desk/requests?state=new&form=hire");

  const reference = await sendFindTo(db, { email: createAddress("undo") });
  await openDesk(page, `/desk/requests/${reference}`);
  const owner = page.getByLabel("Owner", { exact: true });
  const me = await owner.locator("option", { hasText: "(you)" }).getAttribute("value");
  await button(page, "Assign to me").click();
  await expect(owner).toHaveValue(me ?? "");
  await owner.selectOption("Unassigned");
  await expect(page.getByText(/removed the owner/)).toBeVisible();
  await expect(toast(page, "Owner saved")).toHaveCount(1);
  await toast(page, "Owner saved").getByRole("button", { name: "Undo" }).click();
  await expect(owner).toHaveValue(me ?? "");
});
