import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { submitProposalAnswer } from "#app/proposals/answer/answers.service.server.ts";
import { recordOpening } from "#app/proposals/opening/record-opening.service.server.ts";
import { createProposalId } from "#app/proposals/proposal-id.server.ts";
import { findProposal, isWithdrawn } from "#app/proposals/proposals.service.server.ts";
import { listSentVersions } from "#app/proposals/versions.repository.server.ts";
import { findConversation } from "#app/requests/emails/conversations.repository.server.ts";
import {
  listEvents,
  listProposalEvents,
} from "#app/requests/thread/thread-entries.repository.server.ts";
import { answeredMembers } from "#database/tables/proposals.ts";
import { auditLog } from "#database/tables/staff.ts";
import type { Email } from "#services/email/email.server.ts";
import { findRequest, toContent, toEdit, toEmail } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendFind } from "#tests/support/person.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { discardDraft, reopenProposal, withdrawProposal } from "./close-proposal.service.server.ts";
import { findDeskProposal, findWholeProposal } from "./desk-proposals.repository.server.ts";
import { toProposalState } from "./proposal-state.ts";
import { duplicateProposal, saveProposal } from "./save-proposal.service.server.ts";
import { sendProposal } from "./send-proposal.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
const jaan = await createStaff(db, { name: "Jaan Kuusk" });

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li", "dora-diaz"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, proposals, audit_log, rate_limits cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

const NO_REQUEST = { request_id: null };
const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36" };

/** Sends a new proposal. Returns its number and the id of its link. */
async function send(content = {}, request_id: number | null = null) {
  const edit = toEdit(content);
  const email = toEmail(edit.proposal_id);
  const id = await sendProposal(services, mari, { request_id }, { ...edit, email });
  return { id, link: edit.proposal_id, edit, email };
}

async function findRevision(id: number): Promise<number> {
  return (await findDeskProposal(db, { id }))?.revision ?? 0;
}

async function findState(id: number) {
  const whole = await findWholeProposal(db, id);
  return whole && toProposalState(whole.proposal, new Date());
}

const toInterview = (member_id: number) =>
  ({ member_id, answer: "interview", comment: "" }) as const;

const answer = (proposal_id: string, members: number[], version?: number) =>
  submitProposalAnswer(
    services,
    { proposal_id, members: members.map(toInterview), message: "Next week?", version },
    { key: randomUUID(), token: "", client: "" },
  );

const listNames = async (proposal_id: string) => {
  const events = await listProposalEvents(db, proposal_id);
  return events.flatMap(({ change }) => (change?.field === "proposal" ? [change.to] : []));
};

test("a draft is saved, and its client sees nothing of it", async () => {
  const edit = toEdit();
  const desk = await saveProposal(services, mari, NO_REQUEST, edit);
  expect(await findProposal(db, edit.proposal_id)).toBeUndefined();
  expect(await isWithdrawn(db, edit.proposal_id)).toBe(false);
  expect(await findState(desk.id)).toBe("draft");
  await expect(answer(edit.proposal_id, [1])).rejects.toMatchObject({ status: 404 });
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("the same new proposal posted twice is one", async () => {
  const edit = toEdit();
  const both = await Promise.all([
    saveProposal(services, mari, NO_REQUEST, edit),
    saveProposal(services, mari, NO_REQUEST, edit),
  ]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
});

test("of two people who edit a draft the second one is told what the first one saved", async () => {
  const { id, revision } = await saveProposal(services, mari, NO_REQUEST, toEdit());
  const otherVersion = toContent({ client: "Fjordhaven" });
  await saveProposal(services, jaan, { id }, { revision, content: otherVersion });
  const own = { revision, content: toContent({ prepared_by: "Mari" }) };
  await expect(saveProposal(services, mari, { id }, own)).rejects.toMatchObject({
    status: 409,
    otherVersion: { by: "Jaan Kuusk", content: otherVersion },
  });
  // Saving again, after reading it, is on the newer revision.
  await saveProposal(services, mari, { id }, { ...own, revision: await findRevision(id) });
  const [entry] = await db.select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(entry).toMatchObject({
    action: "proposal.save",
    subject: `proposal ${id}`,
    staff_id: mari.id,
    fields: ["client", "prepared_by"],
  });
});

test("a proposal for a request is sent in its conversation, and the request is proposed", async () => {
  const reference = await sendFind(services);
  const request = await findRequest(db, reference);
  const { id, link, email } = await send({ valid_until: "2027-12-31" }, request.id);
  expect(await findProposal(db, link)).toMatchObject({
    client: "Fjordhaven Ferries",
    brief: "<p>What you <strong>asked</strong> for.</p>\n",
    version: 1,
    members: [{ id: 1 }, { id: 2 }],
  });
  const emails = await listQueuedEmails(db);
  const sent = emails.find(({ subject }) => subject === email.subject);
  expect(sent).toMatchObject({
    to: { name: "Solveig Aas", address: "solveig@fjordhaven.example" },
    isPersonal: true,
    html: expect.stringContaining(`<a href="https://ogds.example/proposals/${link}"`),
  });
  const from = { address: "hello@ogds.example" };
  expect(await findConversation(db, email.key, from)).toEqual({
    reference,
    references: [expect.stringMatching(/^<.+@ogds\.example>$/)],
    subject: `Re: We have your request ${reference}`,
  });
  expect(await findRequest(db, reference)).toMatchObject({
    state: "proposed",
    follow_up_on: "2027-12-31",
    version: request.version + 1,
  });
  const events = await listEvents(db, request.id);
  expect(
    events.map(({ kind, change }) => [kind, change && "to" in change ? change.to : ""]),
  ).toEqual([
    ["proposal", "created"],
    ["proposal", "sent"],
    ["reply", ""],
    ["reply", ""],
    ["state", "proposed"],
    ["follow_up", "2027-12-31"],
  ]);
  expect(await findState(id)).toBe("sent");
});

test("the same form sent twice, also at the same moment, is one email and one version", async () => {
  const { id, edit, email, link } = await send();
  await sendProposal(services, mari, { id }, { ...edit, revision: 1, email });
  expect(await sendProposal(services, mari, NO_REQUEST, { ...edit, email })).toBe(id);
  const change = { revision: await findRevision(id), content: toContent({ client: "Fjordhaven" }) };
  const sending = { ...change, email: toEmail(link) };
  await Promise.all([
    sendProposal(services, mari, { id }, sending),
    sendProposal(services, mari, { id }, sending),
  ]);
  expect(await listQueuedEmails(db)).toHaveLength(2);
  expect(await listSentVersions(db, link)).toHaveLength(2);
});

test("of two people who send a change at the same moment one does, and the other one is told", async () => {
  const { id, link } = await send();
  const revision = await findRevision(id);
  const toSending = (client: string) => ({
    revision,
    content: toContent({ client }),
    email: toEmail(link),
  });
  const sent = await Promise.allSettled([
    sendProposal(services, mari, { id }, toSending("Fjordhaven")),
    sendProposal(services, jaan, { id }, toSending("Ferries")),
  ]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(sent.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 409, message: expect.stringMatching(/^A colleague changed this proposal/) },
  });
  expect((await listSentVersions(db, link)).map(({ number }) => number)).toEqual([2, 1]);
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("what is missing is named, and nothing is sent", async () => {
  const edit = toEdit({
    client: "",
    prepared_by: "",
    valid_until: "2020-01-01",
    brief: "<b>bold</b>",
    members: [{ member_id: 99, note: "", sales_rate: null }],
  });
  const email = { key: randomUUID(), subject: "", body: "Hello" };
  await expect(sendProposal(services, mari, NO_REQUEST, { ...edit, email })).rejects.toMatchObject({
    status: 422,
    errors: {
      client: expect.anything(),
      prepared_by: expect.anything(),
      valid_until: ["Enter today or a later day"],
      brief: [expect.stringMatching(/^Line 1: /)],
      "members.0.member_id": ["No longer on the site. Remove them"],
      subject: ["Enter a subject"],
      body: [expect.stringContaining(`/proposals/${edit.proposal_id}`)],
    },
  });
  expect(await listQueuedEmails(db)).toEqual([]);
  expect(await findProposal(db, edit.proposal_id)).toBeUndefined();
});

test("a public list with an address is not sent to one client", async () => {
  const edit = toEdit({ type: "public" });
  const email = toEmail(edit.proposal_id);
  await expect(sendProposal(services, mari, NO_REQUEST, { ...edit, email })).rejects.toMatchObject({
    status: 422,
    errors: {
      client_email: ["A public list isn't sent to one client. Remove the address"],
    },
  });
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("a proposal can be valid until today in the agency's time zone, and no day less", async () => {
  // Already 2 March in Tallinn.
  const deps = { ...services, clock: () => new Date("2027-03-01T22:30:00Z") };
  const sendUntil = (valid_until: string) => {
    const edit = toEdit({ valid_until });
    const email = toEmail(edit.proposal_id);
    return sendProposal(deps, mari, NO_REQUEST, { ...edit, email });
  };
  await expect(sendUntil("2027-03-01")).rejects.toMatchObject({
    status: 422,
    errors: { valid_until: ["Enter today or a later day"] },
  });
  await expect(sendUntil("2027-03-02")).resolves.toEqual(expect.any(Number));
});

test("a proposal without an address is open at its link, without an email", async () => {
  const edit = toEdit({ client_email: "" });
  const email = { key: randomUUID(), subject: "", body: "" };
  await sendProposal(services, mari, NO_REQUEST, { ...edit, email });
  expect(await findProposal(db, edit.proposal_id)).toMatchObject({ version: 1 });
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("a public list has the rates of the site and accepts no answer", async () => {
  const rated = [{ member_id: 1, note: "", sales_rate: 44 }];
  const { link } = await send({ type: "public", client_email: "", members: rated });
  expect((await findProposal(db, link))?.members[0]?.sales_rate).toBe(50);
  await expect(answer(link, [1])).rejects.toMatchObject({ status: 409 });
});

test("a change is seen once it is sent, and is the next version with an email", async () => {
  const { id, link } = await send();
  const content = toContent({ members: [{ member_id: 3, note: "Faster.", sales_rate: 61 }] });
  const edit = { revision: await findRevision(id), content };
  const { revision } = await saveProposal(services, jaan, { id }, edit);
  expect(await findProposal(db, link)).toMatchObject({
    version: 1,
    members: [{ id: 1 }, { id: 2 }],
  });
  await sendProposal(services, jaan, { id }, { revision, content, email: toEmail(link) });
  expect(await findProposal(db, link)).toMatchObject({
    version: 2,
    members: [{ id: 3, note: "Faster.", sales_rate: 61 }],
  });
  expect(await listQueuedEmails(db)).toHaveLength(2);
  expect((await listSentVersions(db, link)).map(({ number }) => number)).toEqual([2, 1]);
  await expect(answer(link, [1], 1)).rejects.toMatchObject({ status: 409 });
  await answer(link, [3], 2);
  expect(await findState(id)).toBe("answered");
});

test("a client has not opened a version before they see it", async () => {
  const { id, link } = await send();
  const visit = () =>
    recordOpening(services, link, new Request("https://ogds.example", { headers: BROWSER }));
  const findOpenings = async () => (await findWholeProposal(db, id))?.proposal;
  await visit();
  expect(await findOpenings()).toMatchObject({ opened_count: 1, opened_at: expect.any(Date) });
  const content = toContent({ client: "Fjordhaven" });
  const sending = { revision: await findRevision(id), content, email: toEmail(link) };
  await sendProposal(services, mari, { id }, sending);
  expect(await findOpenings()).toMatchObject({
    opened_count: 0,
    opened_at: null,
    opened_last_at: null,
  });
  expect(await findState(id)).toBe("sent");
  await visit();
  const events = await listProposalEvents(db, link);
  const openings = events.flatMap(({ change }) =>
    change?.field === "proposal" && change.to === "opened" ? [change.version] : [],
  );
  expect(openings.toSorted()).toEqual([1, 2]);
});

test("a change without a difference is not sent", async () => {
  const { id, link, edit } = await send();
  const again = { ...edit, revision: await findRevision(id), email: toEmail(link) };
  await expect(sendProposal(services, mari, { id }, again)).rejects.toMatchObject({
    errors: { send: ["Nothing has changed since it was sent"] },
  });
});

test("an answer while a change is edited wins: the change needs a reopened proposal", async () => {
  const { id, link } = await send();
  const content = toContent({ client: "Fjordhaven" });
  const { revision } = await saveProposal(
    services,
    mari,
    { id },
    { revision: await findRevision(id), content },
  );
  await answer(link, [1], 1);
  const sending = { revision, content, email: toEmail(link) };
  await expect(sendProposal(services, mari, { id }, sending)).rejects.toMatchObject({
    message: "The client has answered this proposal. Reopen it to change it.",
  });
  expect(await findProposal(db, link)).toMatchObject({ client: "Fjordhaven Ferries", version: 1 });
});

test("an answered proposal that was reopened stays answered until its next version is sent", async () => {
  const { id, link } = await send();
  await answer(link, [1], 1);
  const target = { id, revision: await findRevision(id) };
  await reopenProposal(services, mari, { ...target, reason: "Anna is not free any more" });
  expect((await findProposal(db, link))?.submited_at).not.toBeNull();
  const content = toContent({ members: [{ member_id: 2, note: "", sales_rate: null }] });
  const sending = { revision: await findRevision(id), content, email: toEmail(link) };
  await sendProposal(services, mari, { id }, sending);
  expect(await findProposal(db, link)).toMatchObject({ submited_at: null, version: 2 });
  const second = await answer(link, [2], 2);
  expect(await findProposal(db, link)).toMatchObject({ reference: second.reference });
  expect(await db.select().from(answeredMembers)).toHaveLength(3);
  expect(await listNames(link)).toEqual([
    "created",
    "sent",
    "answered",
    "reopened",
    "sent",
    "answered",
  ]);
});

test("an answer that was reopened is final again once the draft is discarded", async () => {
  const { id, link, edit } = await send();
  await answer(link, [1], 1);
  const reopen = async () =>
    reopenProposal(services, mari, { id, revision: await findRevision(id), reason: "A mistake" });
  await reopen();
  await expect(reopen()).rejects.toMatchObject({ status: 409, message: "It is open" });
  await discardDraft(services, mari, { id, revision: await findRevision(id) });
  const own = { ...edit, revision: await findRevision(id) };
  await expect(saveProposal(services, mari, { id }, own)).rejects.toMatchObject({ status: 409 });
});

test("a withdrawn proposal is gone for its client until it is reopened with a reason", async () => {
  const { id, link } = await send();
  await withdrawProposal(services, mari, { id, revision: await findRevision(id) });
  expect(await findProposal(db, link)).toBeUndefined();
  expect(await isWithdrawn(db, link)).toBe(true);
  expect(await findState(id)).toBe("withdrawn");
  await expect(answer(link, [1], 1)).rejects.toMatchObject({ status: 409 });
  const target = { id, revision: await findRevision(id) };
  await reopenProposal(services, mari, { ...target, reason: "They asked for it" });
  expect(await findProposal(db, link)).toMatchObject({ version: 1 });
  expect(await listNames(link)).toEqual(["created", "sent", "withdrawn", "reopened"]);
  const events = await listProposalEvents(db, link);
  expect(events.at(-1)?.body).toBe("They asked for it");
});

test("of a withdrawal and an answer at the same moment one wins", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, link } = await send();
    const revision = await findRevision(id);
    const [withdrawn, answered] = await Promise.allSettled([
      withdrawProposal(services, mari, { id, revision }),
      answer(link, [1], 1),
    ]);
    expect([withdrawn.status, answered.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = withdrawn.status === "rejected" ? withdrawn : answered;
    expect(lost).toMatchObject({ reason: { status: 409 } });
  }
});

test("the client is reminded two days before the last day, unless they answer or it changes", async () => {
  const clock = () => new Date("2027-03-01T10:00:00Z");
  const deps = { ...services, clock };
  const edit = toEdit({ valid_until: "2027-03-15" });
  const email = toEmail(edit.proposal_id);
  const id = await sendProposal(deps, mari, NO_REQUEST, { ...edit, email });
  const listReminders = async () =>
    (await listQueuedEmails(db))
      .filter(({ subject }) => subject.startsWith("Your proposal is valid until"))
      .map(({ subject, send_at }: Email & { send_at?: string }) => [subject, send_at]);
  expect(await listReminders()).toEqual([
    ["Your proposal is valid until 15 March 2027", "2027-03-13T07:00:00.000Z"],
  ]);
  const content = toContent({ valid_until: "2027-04-01" });
  const change = { revision: await findRevision(id), content, email: toEmail(edit.proposal_id) };
  await sendProposal(deps, mari, { id }, change);
  expect(await listReminders()).toEqual([
    // By the clocks of summer.
    ["Your proposal is valid until 1 April 2027", "2027-03-30T06:00:00.000Z"],
  ]);
  await withdrawProposal(deps, mari, { id, revision: await findRevision(id) });
  expect(await listReminders()).toEqual([]);
  const target = { id, revision: await findRevision(id) };
  await reopenProposal(deps, mari, { ...target, reason: "They asked" });
  expect(await listReminders()).toHaveLength(1);
  await answer(edit.proposal_id, [1], 2);
  expect(await listReminders()).toEqual([]);
});

test("a draft that was never sent is deleted once it is discarded", async () => {
  const desk = await saveProposal(services, mari, NO_REQUEST, toEdit());
  await discardDraft(services, mari, desk);
  expect(await findDeskProposal(db, { id: desk.id })).toBeUndefined();
});

test("a copy has the developers and texts for another client, and is made once", async () => {
  const { id } = await send({ valid_until: "2027-12-31" });
  const copy = { proposal_id: createProposalId(), content: toContent() };
  const desk = await duplicateProposal(services, jaan, copy);
  expect(desk.id).not.toBe(id);
  expect((await duplicateProposal(services, jaan, copy)).id).toBe(desk.id);
  expect(await findState(desk.id)).toBe("draft");
  expect(await listNames(desk.proposal_id)).toEqual(["duplicated"]);
  await expect(duplicateProposal(services, jaan, { ...copy, proposal_id: "" })).rejects.toThrow(
    "Open the page again.",
  );
});

test("a proposal of a file can be changed by the desk, and no import changes it afterwards", async () => {
  const link = await seedProposal(db, { source: "brief: As in the file" });
  const id = (await findDeskProposal(db, { proposal_id: link }))?.id ?? 0;
  const sending = { revision: 1, content: toContent(), email: toEmail(link) };
  await sendProposal(services, mari, { id }, sending);
  expect(await findProposal(db, link)).toMatchObject({
    version: 2,
    members: [{ id: 1 }, { id: 2 }],
  });
  expect((await listSentVersions(db, link)).map(({ number }) => number)).toEqual([2, 1]);
  await seedProposal(db, { id: link, source: "brief: Another", client: "Another" });
  expect(await findProposal(db, link)).toMatchObject({ client: "Fjordhaven Ferries" });
});
