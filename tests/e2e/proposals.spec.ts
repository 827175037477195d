import { eq } from "drizzle-orm";
import {
  unpublishMembers,
  upsertMembers,
} from "#app/developers/content/member-writes.repository.server.ts";
import { members } from "#database/tables/members.ts";
import { answeredMembers } from "#database/tables/proposals.ts";
import { expect, expectAccessible, holdScripts } from "#tests/support/e2e.ts";
import { tabTo } from "#tests/support/form-pages.ts";
import { idsOf, saveShortlist } from "#tests/support/hire.ts";
import { toMemberInput } from "#tests/support/members.ts";
import {
  add,
  answerOn,
  buttonsOf,
  card,
  closeDialog,
  confirm,
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
import { seedProposal } from "#tests/support/proposals.ts";
import { test } from "#tests/support/run-database.ts";

// The demo's, which no test changes.
const OPEN = "8j12f7kzy4aae3h3dyt937cdxz";
const ANSWERED = "nz0hep22yjzq3r8cejhqqkf375";
const PUBLIC = "znnhsf08wp53rxkkjyn8573820";
const NOWHERE = "0".repeat(26);

test("a choice made before the code of the choices has come counts", async ({ page }) => {
  const release = await holdScripts(page, "member-answer-field-*");
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
  const release = await holdScripts(page, "proposal-choice-bar-*");
  await openProposal(page, OPEN);
  await expect(page.getByText("Choose the developers you'd like to meet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Your shortlist" })).toHaveCount(0);
  release();
  await page.getByRole("button", { name: "Your shortlist" }).click();
  await expect(panel(page)).toContainText("Your Shortlist is currently empty.");
});

test("a printed proposal has no bar over its developers", async ({ page }) => {
  await openProposal(page, OPEN);
  const bar = page.getByText("Choose the developers you'd like to meet.");
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
});

test("an answered proposal shows members who have left the site since, without links to profiles", async ({
  page,
  db,
}) => {
  const slug = `otto-left-${Date.now()}`;
  const [id, member_id] = await db.transaction(async (tx) => {
    await upsertMembers(tx, [toMemberInput({ slug, first_name: "Otto", last_name: "Left" })]);
    const [{ id: member_id } = { id: 0 }] = await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.slug, slug));
    const id = await seedProposal(tx, {
      members: [{ member_id, note: "Knows ferries.", sales_rate: 44 }],
      submited_at: new Date("2026-11-17T10:00:00Z"),
      chosen_ids: [member_id],
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
