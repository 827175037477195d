import { eq } from "drizzle-orm";
import { upsertProposal } from "#app/proposals/content/proposals-content.repository.server.ts";
import { proposals } from "#database/tables/proposals.ts";
import { expect } from "#tests/support/e2e.ts";
import { listenToPosts } from "#tests/support/form-pages.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";
import {
  add,
  answer,
  answerOn,
  buttonsOf,
  card,
  closeDialog,
  confirm,
  group,
  listed,
  offerThree,
  openPopup,
  openProposal,
  panel,
  popup,
  question,
  review,
  SENT,
  send,
} from "#tests/support/proposal-page.ts";
import { seedProposal, toProposalInput } from "#tests/support/proposals.ts";
import { test } from "#tests/support/run-database.ts";

const ANSWER = "**/api/forms/proposal";
const REFERENCE = /OG-[0-9A-Z]{6}/;

test("a client reads a proposal, chooses and answers, and operator and client get an email", async ({
  page,
  db,
}) => {
  const email = createAddress("proposal");
  const client = `Ferries of ${email}`;
  const members = await offerThree(page);
  const id = await seedProposal(db, { client, client_email: email, members });
  await openProposal(page, id);
  await expect(page).toHaveTitle(`Proposal for ${client} – OGDS`);
  const readOpened = async () =>
    (await db.select().from(proposals).where(eq(proposals.id, id)))[0]?.opened_count;
  await expect.poll(readOpened).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Proposal for ${client}`);
  const main = page.getByRole("main");
  for (const words of ["Kadri Vaheoja", "16 November 2026", "What you asked for.", "3 developers"])
    await expect(main).toContainText(words);
  await expect(main.getByRole("article").getByRole("heading")).toHaveText([
    "Anna Kask",
    "Karl Rebane",
    "Ada Lill",
  ]);
  await expect(main).toContainText("Knows your seat map.");
  await expect(card(page, "Anna Kask")).toContainText("€47.50 / h");

  // The popup: at the rate of the proposal, and with nothing below but Add to Shortlist.
  await openPopup(page, "Anna Kask");
  const anna = popup(page, "Anna Kask");
  await expect(anna).toContainText("€47.50 / h");
  await expect(anna).toContainText("Buyout Fee: €5,320 / one time");
  await expect(anna.getByRole("link", { name: /View Profile|CV \+ Rate/ })).toHaveCount(0);
  await expect(buttonsOf(anna)).toHaveText(["Add to Shortlist"]);
  await buttonsOf(anna).click();
  await expect(listed(page)).toHaveText(["Anna Kask"]);
  await expect(panel(page)).toContainText("€47.50 / h");
  await closeDialog(page);
  await expect(card(page, "Anna Kask").getByRole("button", { name: "Shortlisted" })).toBeVisible();
  await add(page, "Ada Lill").click();
  await add(page, "Karl Rebane").click();
  await review(page).click();
  await expect(listed(page)).toHaveText(["Anna Kask", "Ada Lill", "Karl Rebane"]);
  await panel(page).getByRole("button", { name: "Remove Karl Rebane" }).click();
  await expect(listed(page)).toHaveText(["Anna Kask", "Ada Lill"]);

  await page.reload();
  await expect(page.getByText("2 Developers in your shortlist")).toBeVisible();
  await review(page).click();
  await expect(listed(page)).toHaveText(["Anna Kask", "Ada Lill"]);

  // A proposal is answered once: there is a confirmation first, which can be cancelled.
  await send(page).click();
  await expect(question(page)).toHaveText("Send Anna and Ada to Kadri Vaheoja?");
  await expect(question(page)).toBeFocused();
  await expect(panel(page)).toContainText("You can't change it here afterwards.");
  const message = panel(page).getByLabel("Message (optional)");
  await message.fill("x".repeat(2001));
  await confirm(page).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Message must be 2,000 characters or less/);
  await message.fill("Monday suits us.");
  await panel(page).getByRole("button", { name: "Back to your choice" }).click();
  await expect(send(page)).toBeFocused();
  await expect(listed(page)).toHaveText(["Anna Kask", "Ada Lill"]);
  await page.reload();
  await review(page).click();
  await send(page).click();
  await expect(message).toHaveValue("Monday suits us.");
  await confirm(page).click();

  const notice = main.getByText("We have your answer").locator("xpath=ancestor::div[@tabindex]");
  await expect(notice).toBeFocused(SENT);
  await expect(notice).toContainText("Chosen: Anna Kask, Ada Lill.");
  const [reference = ""] = REFERENCE.exec((await notice.textContent()) ?? "") ?? [];
  await expect(notice.getByRole("link", { name: "Track your answer" })).toHaveAttribute(
    "href",
    /^\/status\/\w{40}$/,
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Shortlist|Review/ })).toHaveCount(0);
  await expect(card(page, "Ada Lill")).toContainText("Chosen");
  await expect(card(page, "Karl Rebane")).not.toContainText("Chosen");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/member_id|Monday/);

  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);
  const emails = await findEmails(email);
  const operator = emails.find(({ replyTo }) => replyTo?.[0]?.address === email);
  const confirmation = emails.find(({ to }) => to?.[0]?.address === email);
  expect(operator?.subject).toBe(`Proposal answer ${reference} from ${client}`);
  expect(operator?.text).toMatch(/Interview\n-+\n- Anna Kask\n.*€47.50 \/ h[\s\S]*- Ada Lill/);
  expect(operator?.text).toContain("> Monday suits us.");
  expect(confirmation?.text).not.toContain("Monday");
  expect(operator?.text).toMatch(/No answer\n-+\n- Karl Rebane/);
  expect(operator?.text).toContain(`/proposals/${id}`);
  expect(confirmation?.subject).toBe(`We have your answer ${reference}`);

  // Once submitted: the banner with the date, and no Add to Shortlist anywhere.
  await page.reload();
  await expect(main).toContainText(/Answered on \d+ \w+ 20\d\d/);
  await expect(main).toContainText(reference);
  // Who has the link of the proposal has not the one of its answer.
  await expect(main.getByRole("link", { name: "get a new one" })).toHaveAttribute(
    "href",
    "/status",
  );
  await expect(main.locator("[href*='/status/']")).toHaveCount(0);
  await openPopup(page, "Karl Rebane");
  await expect(buttonsOf(popup(page, "Karl Rebane"))).toHaveCount(0);
});

test("each developer gets an answer and a comment, which survive a reload and can be changed until they are sent", async ({
  page,
  db,
}) => {
  const email = createAddress("answers");
  const id = await seedProposal(db, { client_email: email, members: await offerThree(page) });
  await openProposal(page, id);
  await answerOn(page, "Anna Kask", "No").click();
  await answerOn(page, "Karl Rebane", "Maybe").click();
  await expect(page.getByText("0 Developers in your shortlist, 1 maybe, 1 no")).toBeVisible();
  const comment = page.getByLabel("Comment on Karl (optional)");
  await comment.fill("x".repeat(501));
  await answerOn(page, "Anna Kask", "Interview").click();
  await page.getByLabel("Comment on Anna (optional)").fill("Free in <b>May</b>?\nOr June?");
  await answerOn(page, "Ada Lill", "No").click();
  await page.getByRole("button", { name: "Clear answer on Ada Lill" }).click();
  await expect(group(page, "Ada Lill").getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(answerOn(page, "Ada Lill", "Interview")).toBeFocused();

  await page.reload();
  await expect(answerOn(page, "Anna Kask", "Interview")).toBeChecked();
  await expect(answerOn(page, "Karl Rebane", "Maybe")).toBeChecked();
  await review(page).click();
  await expect(listed(page)).toHaveText(["Anna Kask"]);
  await send(page).click();
  await expect(panel(page)).toContainText("Your comment on Karl Rebane is too long.");
  await closeDialog(page);
  await comment.fill("Depends on the budget.");
  await review(page).click();
  await send(page).click();
  await expect(question(page)).toHaveText("Send your answers to Kadri Vaheoja?");
  const listedAnswers = panel(page).locator("dl");
  await expect(listedAnswers.getByRole("term")).toHaveText(["Interview", "Maybe", "No answer"]);
  await expect(listedAnswers).toContainText("Free in <b>May</b>?");
  await expect(listedAnswers).toContainText("Depends on the budget.");
  await confirm(page).click();

  const main = page.getByRole("main");
  await expect(main).toContainText("Chosen: Anna Kask.", SENT);
  await expect(main).toContainText("Maybe: Karl Rebane.");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/budget|member_id/);
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);
  const emails = await findEmails(email);
  const operator = emails.find(({ replyTo }) => replyTo?.[0]?.address === email);
  expect(operator?.text).toMatch(/Maybe\n-+\n- Karl Rebane[\s\S]*> Depends on the budget\./);
  await page.reload();
  await expect(main).toContainText("Maybe: Karl Rebane.");
  await expect(group(page, "Anna Kask")).toHaveCount(0);
});

test("whatever fails on the way, the choice stays and one answer is stored", async ({
  page,
  db,
  problems,
}) => {
  problems.expectProblem(/forms\/proposal/);
  const email = createAddress("retry");
  const id = await seedProposal(db, { client_email: email, members: await offerThree(page) });
  await openProposal(page, id);
  await page.getByRole("button", { name: "Your shortlist" }).click();
  await expect(panel(page)).toContainText("Your Shortlist is currently empty.");
  await expect(send(page)).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Back to the proposal" }).click();
  await expect(panel(page)).toHaveCount(0);
  await add(page, "Karl Rebane").click();
  await review(page).click();

  const posts = listenToPosts(page, "/api/forms/proposal");
  const notice = panel(page).getByRole("alert");
  const again = panel(page).getByRole("button", { name: "Try again" });
  await page.route(ANSWER, (route) => route.abort("internetdisconnected"));
  await answer(page);
  await expect(notice).toContainText("Your answers are still here. Check your connection", SENT);
  await expect(notice).toBeFocused();
  await page.unroute(ANSWER);

  await page.route(ANSWER, (route) => route.fulfill({ status: 500, body: "" }));
  await again.click();
  await expect(notice).toContainText("Something went wrong on our side.", SENT);
  await page.unroute(ANSWER);

  // It reaches us, but its receipt never reaches the client.
  await page.route(ANSWER, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await again.click();
  await expect(notice).toContainText("Check your connection", SENT);
  await expect(question(page)).toHaveText("Send Karl to Kadri Vaheoja?");
  await page.unroute(ANSWER);

  await again.click();
  await expect(page.getByText("We have your answer")).toBeVisible(SENT);
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  await expect.poll(async () => (await findEmails(email)).length, { timeout: 30_000 }).toBe(2);
});

test("of two concurrent answers the first is stored; the other visitor sees it", async ({
  page,
  browser,
  db,
  problems,
}) => {
  test.slow();
  problems.expectProblem(/409|Conflict/);
  const id = await seedProposal(db, { members: await offerThree(page) });
  await openProposal(page, id);
  await add(page, "Karl Rebane").click();
  await review(page).click();
  await expect(send(page)).toBeVisible();

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await openProposal(colleague, id);
  await expect(colleague.getByText("Choose the developers you'd like to meet.")).toBeVisible();
  await add(colleague, "Anna Kask").click();
  await review(colleague).click();
  await answer(colleague);
  await expect(colleague.getByText("We have your answer")).toBeVisible(SENT);
  await other.close();

  await answer(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("Your choice wasn't sent", SENT);
  await expect(main).toContainText("This proposal was already answered. The answer is below");
  await expect(main).toContainText("Chosen: Anna Kask.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Shortlist|Review/ })).toHaveCount(0);
});

test("a proposal that changes during the choice shows the change, and keeps the rest", async ({
  page,
  db,
  problems,
}) => {
  problems.expectProblem(/422|409|Unprocessable|Conflict/);
  const proposal = toProposalInput({ members: await offerThree(page) });
  await upsertProposal(db, proposal);
  await openProposal(page, proposal.id);
  await add(page, "Karl Rebane").click();
  await add(page, "Anna Kask").click();
  await review(page).click();
  await expect(listed(page)).toHaveText(["Karl Rebane", "Anna Kask"]);

  const left = proposal.members.filter((_, index) => index !== 1);
  const change = (columns: Partial<typeof proposals.$inferInsert>) =>
    db.update(proposals).set(columns).where(eq(proposals.id, proposal.id));
  await change({ members: left });
  await answer(page);
  await expect(panel(page)).toContainText(
    "One of the developers is no longer part of this proposal",
    SENT,
  );
  await expect(panel(page)).toContainText(
    "1 developer is no longer available and was removed from your shortlist.",
  );
  await expect(listed(page)).toHaveText(["Anna Kask"]);

  await change({ date: "2026-01-01", valid_until: "2026-01-31" });
  await answer(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("This proposal has expired. To renew it, email", SENT);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Shortlist|Review/ })).toHaveCount(0);
});
