import type { Page } from "@playwright/test";
import { expect } from "#tests/support/e2e.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import {
  expectAccessibleAtAllWidths,
  openBrowser,
  openDesk,
  signInAs,
} from "#tests/support/e2e-staff.ts";
import { createAddress, findEmails, idsOf } from "#tests/support/hire.ts";
import { test } from "#tests/support/run-database.ts";

/** Emails are written by a worker. */
const MAILED = { timeout: 20_000 };
/** A busy machine takes a while for the proof of work. */
const SENT = { timeout: 60_000 };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const rows = (page: Page) =>
  page.getByRole("list", { name: "Developers" }).getByRole("listitem").getByRole("link");
const found = (page: Page) => page.getByRole("region", { name: "Find developers" });

test("a find request becomes a sent proposal of four; the client opens and answers it, and the desk shows it at once", async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  const email = createAddress("find-proposal");
  const [anna = 0] = await idsOf(page, "anna-kask");
  const reference = await sendFindTo(db, {
    email,
    full_name: "Zoë Tamm",
    max_rate: undefined,
    "technologies[0]": "react",
    "technologies[1]": undefined,
    "members[0][member_id]": String(anna),
  });
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Mari Kask" });
  await openDesk(page, `/desk/requests/${reference}`);
  await page.getByRole("link", { name: "Create proposal" }).click();
  await expect(page.getByLabel("Contact person")).toHaveValue("Zoë Tamm");
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(rows(page)).toHaveText(["Anna Kask"]);

  // The matches of the request first, then the site's own search.
  await expect(found(page)).toContainText("Matches of the request");
  const matches = found(page).getByRole("button", { name: /^Add / });
  await matches.first().click();
  await matches.first().click();
  await expect(rows(page)).toHaveCount(3);
  await found(page).getByLabel("Search developers").fill("karl rebane");
  await button(page, "Add Karl Rebane").click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).last()).toHaveText("Karl Rebane");
  await expectAccessibleAtAllWidths(page);

  // By keyboard: the button keeps the focus, and the place is announced.
  const up = button(page, "Move Karl Rebane up");
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Karl Rebane is now 3 of 4")).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toHaveText("Karl Rebane");
  await expect(rows(page).nth(1)).toHaveText("Anna Kask");
  // By drag.
  const handle = async (index: number) => {
    const row = page.getByRole("list", { name: "Developers" }).getByRole("listitem").nth(index);
    await row.scrollIntoViewIfNeeded();
    const box = await row.locator("svg").first().boundingBox();
    return { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 };
  };
  const from = await handle(1);
  const to = await handle(0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect(rows(page).first()).toHaveText("Anna Kask");

  await page.getByLabel("Why Anna").fill("Built what you need.");
  await page.getByLabel(/^Rate/).first().fill("54,50");
  await page.getByLabel("Above the developers").fill("You need **React** from January.");
  const text = page.getByLabel(`Email to ${email}`);
  await expect(text).toHaveValue(/^Hello Zoë,[\s\S]+\/proposals\/[0-9a-z]{26}/);
  const link = /http\S+\/proposals\/\w+/.exec(await text.inputValue())?.[0] ?? "";

  // What was changed of the email is a part of the draft.
  await page.getByLabel("Subject").fill("Four people for you");
  await button(page, "Save draft").click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  await openDesk(page, page.url());
  await expect(page.getByLabel("Subject")).toHaveValue("Four people for you");
  await expect(text).toHaveValue(/^Hello Zoë,/);

  const opening = context.waitForEvent("page");
  await button(page, "Preview").click();
  const preview = await opening;
  await expect(preview.getByText("Preview.")).toBeVisible();
  await expect(preview.getByRole("article").first()).toContainText("€54.50 / h");
  await expect(preview.getByText("Built what you need.")).toBeVisible();
  await preview.close();

  await button(page, "Send proposal").click();
  await expect(page.getByLabel("Link for the client")).toHaveValue(link);
  await expect(page.getByText("Not yet")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
  const [message] = await findEmails(email);
  expect(message?.text).toContain(link);
  expect(message?.subject).toContain("Four people for you");

  const client = await (await openBrowser(browser, baseURL)).newPage();
  await client.goto(link);
  await expect(client.getByRole("article").getByRole("heading").first()).toHaveText("Anna Kask");
  // The desk is not loaded again.
  await expect(page.getByText("Once")).toBeVisible();
  await expect(page.getByText("The client opened the proposal")).toBeVisible();
  await client
    .getByRole("group", { name: "Your answer on Anna Kask" })
    .getByRole("radio", { name: "Interview" })
    .click();
  await client.getByLabel("Comment on Anna (optional)").fill("Does she know ferries?");
  await client.getByRole("button", { name: "Review and send" }).click();
  const panel = client.getByRole("dialog", { name: "Your Developer Shortlist" });
  await panel.getByRole("button", { name: "Send answer" }).click();
  await panel.getByLabel("Message (optional)").fill("Anna on Monday?");
  await panel.getByRole("button", { name: "Yes, send" }).click();
  await expect(client.getByText("We have your answer")).toBeVisible(SENT);
  await expect(page.getByText("Anna on Monday?")).toBeVisible();
  await expect(page.getByText("Interview", { exact: true })).toHaveCount(2);
  await expect(page.getByText("Does she know ferries?")).toBeVisible();
  await expect(page.getByText(/answered the proposal: 1 to interview/)).toBeVisible();
  await expect(button(page, "Withdraw")).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);

  await page.goto(`/desk/requests/${reference}`);
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("proposed");
  const thread = page.getByRole("region", { name: "Conversation" });
  await expect(thread.getByText(/The client answered the proposal/)).toBeVisible();
  await expect(thread.getByText("Anna on Monday?")).toBeVisible();
  await expect(page.getByText("Waiting for us for 1 minute")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Answers of / })).toBeVisible();
  await expect(page.getByText("They want to meet 1 developer.")).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await button(page, "Change state to Interviewing").click();
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("interviewing");
  await expect(page.getByText("They want to meet 1 developer.")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await button(page, "Undo").click();
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("proposed");
  // One deal is one row.
  await page.goto(`/desk/requests?state=all&text=${encodeURIComponent(email)}`);
  await expect(page.getByRole("row").filter({ hasText: "Zoë Tamm" })).toHaveCount(1);
  await page.goto("/desk/proposals?state=answered");
  await expect(page.getByRole("table")).toContainText(reference);
  await expectAccessibleAtAllWidths(page);
  await client.context().close();
});

test("two people change a proposal, the change is a new version, and it is withdrawn and reopened", async ({
  page,
  context,
  browser,
  db,
  baseURL,
  problems,
}) => {
  problems.expectProblem(/404|409|422/);
  const email = createAddress("proposal-change");
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Mari Kask" });
  await openDesk(page, "/desk/proposals/new");
  await page.getByLabel("Proposal for").fill("Ferries of the North");
  await page.getByLabel("Contact person").fill("Solveig Aas");
  await page.getByLabel("Email address").fill(email);
  await found(page).getByLabel("Search developers").fill("anna kask");
  await button(page, "Add Anna Kask").click();
  const text = page.getByLabel(`Email to ${email}`);
  const link = /http\S+\/proposals\/\w+/.exec(await text.inputValue())?.[0] ?? "";
  await button(page, "Save draft").click();
  await expect(page).toHaveURL(/\/desk\/proposals\/\d+\/edit/);
  await button(page, "Send proposal").click();
  await expect(page.getByLabel("Link for the client")).toHaveValue(link);
  const path = new URL(page.url()).pathname;

  const otherVersion = await openBrowser(browser, baseURL);
  await signInAs(otherVersion, { db, baseURL }, { role: "partner", name: "Jaan Kuusk" });
  const jaan = await otherVersion.newPage();
  await openDesk(jaan, `${path}/edit`);
  await openDesk(page, `${path}/edit`);
  await page.getByLabel("Why Anna").fill("Mine");
  await jaan.getByLabel("Why Anna").fill("Theirs");
  await button(jaan, "Save draft").click();
  await expect(jaan.getByRole("dialog").filter({ hasText: "Saved" })).toBeVisible();
  await button(page, "Save draft").click();
  await expect(page.getByRole("alert")).toContainText("A colleague changed this proposal");
  await expect(page.getByRole("alert")).toContainText("Anna Kask (Theirs)");
  await expect(page.getByLabel("Why Anna")).toHaveValue("Mine");
  await expectAccessibleAtAllWidths(page);
  const client = await (await openBrowser(browser, baseURL)).newPage();
  await client.goto(link);
  await expect(client.getByText("Anna Kask").first()).toBeVisible();
  await expect(client.getByText("Theirs")).toHaveCount(0);
  await client
    .getByRole("group", { name: "Your answer on Anna Kask" })
    .getByRole("radio", { name: "Interview" })
    .click();
  await client.getByRole("button", { name: "Review and send" }).click();
  const panel = client.getByRole("dialog", { name: "Your Developer Shortlist" });
  await panel.getByRole("button", { name: "Send answer" }).click();
  await button(page, "Send the change").click();
  await expect(page.getByText("sent version 2 of the proposal")).toBeVisible();
  // The client was about to answer the version before.
  await panel.getByRole("button", { name: "Yes, send" }).click();
  const changed = "This proposal was changed after you opened it. Check it again.";
  await expect(panel.getByText(changed)).toBeVisible(SENT);
  await client.keyboard.press("Escape");
  await expect(client.getByText("Mine")).toBeVisible();
  await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(2);

  await button(page, "Withdraw").click();
  await expect(page.getByText("Withdrawn", { exact: true }).first()).toBeVisible();
  await client.reload();
  await expect(heading(client, "This proposal is no longer available")).toBeVisible();
  await button(page, "Reopen").click();
  await expect(page.getByRole("alert")).toHaveText("Enter a reason");
  await page.getByLabel("Reopen, because").fill("Solveig asked for it");
  await button(page, "Reopen").click();
  await expect(page.getByText("Solveig asked for it")).toBeVisible();
  await client.reload();
  await expect(client.getByText("Mine")).toBeVisible();

  await button(page, "Duplicate").click();
  await expect(page).toHaveURL(/\/desk\/proposals\/\d+\/edit/);
  await expect(page.getByLabel("Proposal for")).toHaveValue("");
  await expect(rows(page)).toHaveText(["Anna Kask"]);
  await otherVersion.close();
  await client.context().close();
});

test("a proposal is made and sent without JavaScript", async ({ browser, db, baseURL }) => {
  const context = await openBrowser(browser, baseURL, false);
  await signInAs(context, { db, baseURL }, { role: "partner", name: "Mari Kask" });
  const page = await context.newPage();
  await page.goto("/desk/proposals/new?q=anna+kask");
  await page.getByLabel("Proposal for").fill("Plain Ferries");
  await button(page, "Add Anna Kask").click();
  await expect(page.getByLabel("Proposal for")).toHaveValue("Plain Ferries");
  await found(page).getByLabel("Search developers").fill("karl rebane");
  await button(page, "Save and search").click();
  await button(page, "Add Karl Rebane").click();
  await expect(rows(page)).toHaveText(["Anna Kask", "Karl Rebane"]);
  await button(page, "Move Karl Rebane up").click();
  await expect(rows(page)).toHaveText(["Karl Rebane", "Anna Kask"]);
  await button(page, "Open the link").click();
  await expect(page.getByLabel("Link for the client")).toHaveValue(/\/proposals\/\w+$/);
  await expect(heading(page, "Proposal for Plain Ferries")).toBeVisible();
  await context.close();
});
