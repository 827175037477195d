import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
  unpublishMembers,
  upsertMember,
} from "#app/developers/content/member-writes.repository.server.ts";
import { upsertProposal } from "#app/proposals/content/proposals-content.repository.server.ts";
import { members } from "#database/tables/members.ts";
import { answeredMembers, proposals } from "#database/tables/proposals.ts";
import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { listenToPosts, tabTo } from "#tests/support/form-pages.ts";
import { createAddress, findMails, idsOf, saveShortlist } from "#tests/support/hire.ts";
import { toMemberInput } from "#tests/support/members.ts";
import { seedProposal, toProposalInput } from "#tests/support/proposals.ts";
import { test } from "#tests/support/run-database.ts";

// The demo's, which no test changes.
const OPEN = "8j12f7kzy4aae3h3dyt937cdxz";
const ANSWERED = "nz0hep22yjzq3r8cejhqqkf375";
const PUBLIC = "znnhsf08wp53rxkkjyn8573820";
const NOWHERE = "0".repeat(26);

const ANSWER = "**/api/forms/proposal";
/** A busy machine takes a while for the proof of work. */
const SENT = { timeout: 60_000 };
const REFERENCE = /OG-[0-9A-Z]{6}/;

const panel = (page: Page) => page.getByRole("dialog", { name: "Your Developer Shortlist" });
const listed = (page: Page) => panel(page).getByRole("article").getByRole("heading");
const popup = (page: Page, name: string) => page.getByRole("dialog", { name });
const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("article").filter({ hasText: name });
const group = (page: Page, name: string) =>
  page.getByRole("main").getByRole("group", { name: `Your answer on ${name}` });
const answerOn = (page: Page, name: string, answer: "Interview" | "Maybe" | "No") =>
  group(page, name).getByRole("radio", { name: answer, exact: true });
const add = (page: Page, name: string) => answerOn(page, name, "Interview");
const review = (page: Page) => page.getByRole("button", { name: "Review and send" });
const send = (page: Page) => panel(page).getByRole("button", { name: "Send answer" });
const confirm = (page: Page) => panel(page).getByRole("button", { name: "Yes, send" });
const question = (page: Page) => panel(page).getByRole("heading", { level: 3 });
const buttonsOf = (dialog: Locator) => dialog.getByRole("button", { name: /Shortlist/ });

/** Opens a proposal and waits for hydration. */
async function openProposal(page: Page, id: string) {
  await page.goto(`/proposals/${id}`);
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__reactFiber")),
  );
}

async function openPopup(page: Page, name: string) {
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(popup(page, name).getByRole("heading", { name })).toBeVisible();
}

async function closeDialog(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Keeps a part of the page's code from loading until the returned function is called. */
async function holdCode(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}-*`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a choice made before the code of the choices has come counts", async ({ page }) => {
  const release = await holdCode(page, "member-answer-field");
  await openProposal(page, OPEN);
  const choice = page.getByRole("main").getByRole("radio", { name: "Maybe" }).first();
  await choice.check();
  release();
  await expect(review(page)).toBeVisible();
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(review(page)).toBeVisible();
});

test("the button of the shortlist is there once a click on it counts", async ({ page }) => {
  const release = await holdCode(page, "proposal-choice-bar");
  await openProposal(page, OPEN);
  await expect(page.getByText("Choose the developers you'd like to meet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Your shortlist" })).toHaveCount(0);
  release();
  await page.getByRole("button", { name: "Your shortlist" }).click();
  await expect(panel(page)).toContainText("Your Shortlist is currently empty.");
});

/** Sends the choice and confirms it. */
async function answer(page: Page) {
  await send(page).click();
  await expect(question(page)).toBeFocused();
  await confirm(page).click();
}

/** Anna at a rate of this proposal's own, Karl and Ada at the rates of the site. */
async function offerThree(page: Page) {
  const [anna = 0, karl = 0, ada = 0] = await idsOf(page, "anna-kask", "karl-rebane", "ada-lill");
  return [
    { member_id: anna, note: "Knows your seat map.", sales_rate: 47.5 },
    { member_id: karl, note: "", sales_rate: null },
    { member_id: ada, note: "", sales_rate: null },
  ];
}

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
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Shortlist|Review/ })).toHaveCount(0);
  await expect(card(page, "Ada Lill")).toContainText("Chosen");
  await expect(card(page, "Karl Rebane")).not.toContainText("Chosen");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/member_id|Monday/);

  await expect.poll(async () => (await findMails(email)).length, { timeout: 30_000 }).toBe(2);
  const mails = await findMails(email);
  const operator = mails.find(({ replyTo }) => replyTo?.[0]?.address === email);
  const confirmation = mails.find(({ to }) => to?.[0]?.address === email);
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
  await expect.poll(async () => (await findMails(email)).length, { timeout: 30_000 }).toBe(2);
  const mails = await findMails(email);
  const operator = mails.find(({ replyTo }) => replyTo?.[0]?.address === email);
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
  await expect.poll(async () => (await findMails(email)).length, { timeout: 30_000 }).toBe(2);
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

test("an answered proposal shows members who have left the site since, without links to profiles", async ({
  page,
  db,
}) => {
  const slug = `otto-left-${Date.now()}`;
  const [id, member_id] = await db.transaction(async (tx) => {
    await upsertMember(tx, toMemberInput({ slug, first_name: "Otto", last_name: "Left" }));
    const [{ id: member_id } = { id: 0 }] = await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.slug, slug));
    const id = await seedProposal(tx, {
      members: [{ member_id, note: "Knows ferries.", sales_rate: 44 }],
      ...{ submited_at: new Date("2026-11-17T10:00:00Z"), chosen_ids: [member_id] },
    });
    await unpublishMembers(tx, [slug]);
    return [id, member_id] as const;
  });
  await openProposal(page, id);
  await expect(card(page, "Otto Left")).toContainText("€44 / h");
  await openPopup(page, "Otto Left");
  await expect(popup(page, "Otto Left").getByRole("link")).toHaveCount(0);

  await db
    .update(answeredMembers)
    .set({ member: { first_name: "A", last_name: "developer", position: "" } })
    .where(eq(answeredMembers.member_id, member_id));
  await page.goto(`/proposals/${id}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("Chosen: A developer.");
  await expect(main.getByRole("listitem")).toHaveText(["A developer (chosen)"]);
});

test("every proposal has a shortlist of its own, apart from the visitor's", async ({
  page,
  db,
}) => {
  const members = await offerThree(page);
  const [one, two] = [await seedProposal(db, { members }), await seedProposal(db, { members })];
  await saveShortlist(page, await idsOf(page, "karl-rebane"));
  await openProposal(page, one);
  await expect(page.getByText("Choose the developers you'd like to meet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /in your shortlist$/ })).toHaveCount(0);
  await add(page, "Anna Kask").click();
  await review(page).click();
  await expect(listed(page)).toHaveText(["Anna Kask"]);

  await openProposal(page, two);
  await expect(page.getByText("Choose the developers you'd like to meet.")).toBeVisible();
  await expect(add(page, "Anna Kask")).not.toBeChecked();
  const stored = await page.evaluate(() => ({
    proposal: JSON.parse(localStorage.getItem("proposal-shortlist") ?? "{}").state.list,
    visitor: JSON.parse(localStorage.getItem("shortlist") ?? "{}").state.list,
  }));
  expect(stored.proposal).toEqual([{ member_id: members[0]?.member_id, proposal_id: one }]);
  expect(stored.visitor).toEqual([members[1]?.member_id]);

  await page.goto("/developers");
  await expect(page.getByRole("button", { name: "1 Developer in your shortlist" })).toBeVisible();
});

test("popup and buttons differ with the type of a proposal", async ({ page, db }) => {
  const [gone = 0, anna = 0] = await idsOf(page, "ada-lill", "anna-kask");
  const expired = await seedProposal(db, {
    date: "2026-01-01",
    valid_until: "2026-01-31",
    members: [gone, anna].map((member_id) => ({ member_id, note: "", sales_rate: 51 })),
  });
  for (const [id, name, rate] of [
    [ANSWERED, "Priya Raghunathan", "€54 / h"],
    [expired, "Anna Kask", "€51 / h"],
  ] as const) {
    await openProposal(page, id);
    await expect(page.getByRole("button", { name: /Shortlist/i })).toHaveCount(0);
    await openPopup(page, name);
    await expect(popup(page, name)).toContainText(rate);
    await expect(popup(page, name).getByRole("link", { name: "View Profile" })).toBeVisible();
    await expect(buttonsOf(popup(page, name))).toHaveCount(0);
  }

  // A list that may be passed on: its developers go into the visitor's own shortlist.
  await openProposal(page, PUBLIC);
  await openPopup(page, "Nino Gelashvili");
  const nino = popup(page, "Nino Gelashvili");
  await expect(nino.getByRole("link", { name: "View Profile" })).toBeVisible();
  await buttonsOf(nino).click();
  await expect(listed(page)).toHaveText(["Nino Gelashvili"]);
  await expect(panel(page).getByRole("button", { name: "Proceed to Hire" })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
});

test("the keyboard alone goes from the list to the answer", async ({ page, db }) => {
  const id = await seedProposal(db, { members: await offerThree(page) });
  await openProposal(page, id);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Anna Kask", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, buttonsOf(popup(page, "Anna Kask")));
  await page.keyboard.press("Space");
  await expect(listed(page)).toHaveText(["Anna Kask"]);
  await closeDialog(page);
  // One stop for each group; the arrow keys answer in it, and no panel opens meanwhile.
  await tabTo(page, add(page, "Ada Lill"));
  await page.keyboard.press("ArrowRight");
  await expect(answerOn(page, "Ada Lill", "Maybe")).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(add(page, "Ada Lill")).toBeChecked();
  await tabTo(page, review(page));
  await page.keyboard.press("Enter");
  await expect(listed(page)).toHaveText(["Anna Kask", "Ada Lill"]);
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeFocused();
  await tabTo(page, confirm(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Chosen: Anna Kask, Ada Lill.", SENT);
});

test("axe finds nothing in any state, on a phone and on a wide screen", async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expectProblem(/404/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of [ANSWERED, PUBLIC, NOWHERE, OPEN]) {
      await openProposal(page, id);
      await expectAccessible(page);
    }
    await openPopup(page, "Anna Kask");
    await expectAccessible(page);
    await closeDialog(page);
    await page.getByRole("button", { name: /Your shortlist|Review/ }).click();
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page);
    await add(page, "Kwame Mensah").click();
    await answerOn(page, "Anna Kask", "Maybe").click();
    await expectAccessible(page);
    await review(page).click();
    await expect(send(page)).toBeVisible();
    await expectAccessible(page);
    await send(page).click();
    await expect(question(page)).toBeFocused();
    await expectAccessible(page);
  }
});

test("an unknown link shows a contact, with status 404", async ({ page, problems }) => {
  problems.expectProblem(/404/);
  const answer = await page.goto(`/proposals/${NOWHERE}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not available");
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
});

test("a proposal is not cached, indexed or sent as referrer, and no list of pages names it", async ({
  request,
}) => {
  for (const path of [
    ...[OPEN, PUBLIC, ANSWERED, NOWHERE].map((id) => `/proposals/${id}`),
    `/proposals/${OPEN}.data`,
    `/api/proposals/${OPEN}`,
  ]) {
    const answer = await request.get(path);
    expect(answer.headers(), path).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
  }
  const html = await (await request.get(`/proposals/${OPEN}`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(/rel="canonical"|property="og:/);
  const map = await (await request.get("/sitemap.xml")).text();
  const maps = [...map.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(([, url = ""]) => url);
  for (const path of ["/sitemap.xml", "/sitemap", "/robots.txt", "/blog/feed.xml", ...maps]) {
    const answer = await request.get(path);
    expect(answer.ok(), path).toBe(true);
    expect(await answer.text(), path).not.toMatch(/proposals\/\w/);
  }
});
