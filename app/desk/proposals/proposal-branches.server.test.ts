import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { submitProposalAnswer } from "#app/proposals/answer/answers.service.server.ts";
import { findDraft } from "#app/proposals/versions.repository.server.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import type { ProposalContent } from "#contract/desk/desk-proposal.ts";
import { answeredMembers, proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import type { Email } from "#services/email/email.server.ts";
import { waitForBlocked } from "#tests/support/database.ts";
import { findRequest, toContent, toEdit, toEmail } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendFind } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { reopenProposal, withdrawProposal } from "./close-proposal.service.server.ts";
import { findDeskProposal } from "./desk-proposals.repository.server.ts";
import { saveProposal } from "./save-proposal.service.server.ts";
import { sendProposal } from "./send-proposal.service.server.ts";

/** Already 2 March in Tallinn, where days of proposals begin. */
const NOW = new Date("2027-03-01T22:30:00Z");
const services = { ...(await createTestServices()), clock: () => NOW };
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
const NO_REQUEST = { request_id: null };
const REFERENCE = {
  author: "Ott Rand",
  role: "CTO",
  company: "Ferrum",
  text: "She found the leak in an hour.",
  on: "2026-05-01",
  consent_on: "2026-05-02",
};

beforeAll(() =>
  seedMembers(db, [
    { slug: "anna-kask", client_references: [REFERENCE] },
    { slug: "boris-jansen" },
    { slug: "chen-li" },
  ]),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, proposals, audit_log, rate_limits cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

async function send(content: Partial<ProposalContent> = {}, request_id: number | null = null) {
  const edit = toEdit(content);
  const email = toEmail(edit.proposal_id);
  const id = await sendProposal(services, mari, { request_id }, { ...edit, email });
  return { id, link: edit.proposal_id };
}

async function findTarget(id: number) {
  return { id, revision: (await findDeskProposal(db, { id }))?.revision ?? 0 };
}

const answer = (proposal_id: string, member_id: number, version?: number) =>
  submitProposalAnswer(
    services,
    {
      proposal_id,
      members: [{ member_id, answer: "interview", comment: "" }],
      message: "",
      version,
    },
    { key: randomUUID(), token: "", client: "" },
    services.clock,
  );

async function sendNextVersion(id: number, link: string, member_id: number): Promise<void> {
  const content = toContent({ members: [{ member_id, note: "", sales_rate: null }] });
  const { revision } = await findTarget(id);
  await sendProposal(services, mari, { id }, { revision, content, email: toEmail(link) });
}

test("an answer that waits while the next version is sent is refused", async () => {
  const { link } = await send();
  let answered: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.update(proposals).set({ version: 2 }).where(eq(proposals.id, link));
    answered = answer(link, 1, 1);
    // Observed below; until then it must not count as unhandled.
    answered.catch(() => {});
    await waitForBlocked(db, 1);
  });
  await expect(answered).rejects.toMatchObject({ status: 409, errors: { version: [/changed/] } });
  expect(await db.$count(requests)).toBe(0);
});

test("a reopened answer is final again once the next version was answered", async () => {
  const { id, link } = await send();
  await answer(link, 1, 1);
  await reopenProposal(services, mari, { ...(await findTarget(id)), reason: "Anna is not free" });
  await sendNextVersion(id, link, 2);
  await answer(link, 2, 2);
  const { revision } = await findTarget(id);
  const saving = saveProposal(services, mari, { id }, { revision, content: toContent() });
  await expect(saving).rejects.toMatchObject({
    status: 409,
    message: "The client has answered this proposal. Reopen it to change it.",
  });
});

test("what staff were about to send when the answer came is the draft after reopening", async () => {
  const { id, link } = await send();
  const content = toContent({ client: "Fjordhaven" });
  const { revision } = await findTarget(id);
  await saveProposal(services, mari, { id }, { revision, content });
  await answer(link, 1, 1);
  await reopenProposal(services, mari, { ...(await findTarget(id)), reason: "They asked" });
  expect(await findDraft(db, link)).toMatchObject({ number: 2, content: { client: "Fjordhaven" } });
});

test("a draft cannot be withdrawn, since its link was not sent", async () => {
  const { id } = await saveProposal(services, mari, NO_REQUEST, toEdit());
  const withdrawal = withdrawProposal(services, mari, await findTarget(id));
  await expect(withdrawal).rejects.toMatchObject({ status: 409, message: "It was never sent" });
});

test("a new proposal with an id that can be guessed is refused", async () => {
  const edit = { ...toEdit(), proposal_id: "proposal-for-fjordhaven-2027" };
  await expect(saveProposal(services, mari, NO_REQUEST, edit)).rejects.toMatchObject({
    status: 400,
  });
  const repeated = { ...edit, proposal_id: "1".repeat(26) };
  await expect(saveProposal(services, mari, NO_REQUEST, repeated)).rejects.toMatchObject({
    status: 400,
  });
});

test("a proposal that is sent less than a day before its reminder has none", async () => {
  const listReminders = async () =>
    (await listQueuedEmails(db)).flatMap(({ send_at }: Email & { send_at?: string }) =>
      send_at === undefined ? [] : [send_at],
    );
  // 9:00 in Tallinn on 3 March is 32 hours away, and on 2 March eight.
  await send({ valid_until: "2027-03-05" });
  expect(await listReminders()).toEqual(["2027-03-03T07:00:00.000Z"]);
  await db.execute(sql`delete from pgboss.job`);
  await send({ valid_until: "2027-03-04" });
  expect(await listReminders()).toEqual([]);
});

test.each<[DeskState, string | null, DeskState, string | null]>([
  ["new", null, "proposed", "2027-03-09"],
  ["contacted", "2027-02-20", "proposed", "2027-03-09"],
  ["contacted", "2027-03-02", "proposed", "2027-03-02"],
  ["contacted", "2027-04-01", "proposed", "2027-04-01"],
  ["interviewing", "2027-02-20", "interviewing", "2027-02-20"],
  ["lost", null, "lost", null],
])(
  "a %s request to follow up on %s is %s after its proposal, to follow up on %s",
  async (before, planned, state, follow_up_on) => {
    const { id, reference } = await findRequest(db, await sendFind(services));
    await db
      .update(requests)
      .set({ state: before, follow_up_on: planned })
      .where(eq(requests.id, id));
    await send({}, id);
    expect(await findRequest(db, reference)).toMatchObject({ state, follow_up_on });
  },
);

test("the answer to a proposal without an address has none either", async () => {
  const { link } = await send({ client_email: "" });
  await answer(link, 1, 1);
  expect(await db.select().from(requests)).toMatchObject([{ email: null }]);
});

test("the stored copy of an answered profile has no words of its references", async () => {
  const { link } = await send();
  await answer(link, 1, 1);
  const stored = await db.select().from(answeredMembers);
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).toContain("Anna");
  expect(JSON.stringify(stored)).not.toContain(REFERENCE.author);
});
