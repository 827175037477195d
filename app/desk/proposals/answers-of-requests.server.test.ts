import { randomUUID } from "node:crypto";
import { eq, isNotNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { submitProposalAnswer } from "#app/proposals/answer/answers.service.server.ts";
import { findProposal } from "#app/proposals/proposals.service.server.ts";
import { toExport } from "#app/requests/personal-data/requests-export.server.ts";
import { requestsRecord } from "#app/requests/personal-data/requests-personal.repository.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { walkRequestsWhere } from "#app/requests/records/requests.repository.server.ts";
import { findStatusLink } from "#app/requests/status-link/status-links.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { sendLinks } from "#app/status/lost-link/lost-links.service.server.ts";
import { sendMessage } from "#app/status/send-message.service.server.ts";
import { readStatus } from "#app/status/status.service.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { findRequest } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { listReplyWeeks } from "../insights/insights.repository.server.ts";
import { isOfDeals, toCondition } from "../requests/desk-requests.repository.server.ts";
import { readDeskList } from "../requests/inbox.service.server.ts";
import { changeRequest } from "../requests/request-changes.service.server.ts";
import { CLIENT_FORMS } from "../requests/request-filters.ts";
import { readTodayFor } from "../today/today.service.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask", email: "mari@ogds.example" });
const ZOE = "zoe@example.com";
const LINK = /https:\/\/ogds\.example\/status\/([0-9a-f]{40})/;
const FILTER = { forms: CLIENT_FORMS, staff_id: mari.id, today: "2026-11-26", page: 1 };

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(
    sql`truncate requests, proposals, mail_confirmations, rate_limits restart identity cascade`,
  );
});

/** A proposal for a request of Zoë's that Mari has, whose earlier emails were sent. */
async function propose(
  fields: Partial<typeof requests.$inferInsert> = {},
  client_email: string | null = ZOE,
) {
  const reference = await sendHire(services);
  const { id } = await findRequest(db, reference);
  const link = await seedProposal(db, { client_email });
  await db
    .update(requests)
    .set({ state: "proposed", owner_id: mari.id, follow_up_on: "2047-01-10", ...fields })
    .where(eq(requests.id, id));
  await db.update(deskProposals).set({ request_id: id }).where(eq(deskProposals.proposal_id, link));
  await db.execute(sql`delete from pgboss.job`);
  return { reference, id, link };
}

type Answered = { key?: string; members?: number[] };

const answer = (proposal_id: string, { key = randomUUID(), members = [1, 2] }: Answered = {}) =>
  submitProposalAnswer(
    services,
    {
      proposal_id,
      message: "Both look great.",
      members: members.map((member_id) => ({ member_id, answer: "interview", comment: "" })),
    },
    { key, token: "", client: "" },
  );

const listReferences = async (search = {}) => {
  const { rows } = await readDeskList(db, { ...FILTER, ...search }, 1);
  return rows.map(({ reference }) => reference);
};

const listAnswered = async (id: number) =>
  (await listEvents(db, id)).filter(({ channel }) => channel === "proposal");

test("an answer is said on the request that the proposal was made for, which keeps its owner and waits", async () => {
  const { reference, id, link } = await propose();
  const receipt = await answer(link);
  expect(receipt.reference).toBe(reference);
  expect((await findProposal(db, link))?.reference).toBe(reference);
  expect(await findRequest(db, reference)).toMatchObject({
    state: "proposed",
    owner_id: mari.id,
    waiting_since: expect.any(Date),
    follow_up_on: expect.not.stringMatching("2047-01-10"),
  });
  expect(await listAnswered(id)).toMatchObject([
    {
      author: "client",
      body: "Both look great.",
      change: { field: "proposal", to: "answered", answers: { interview: 2 } },
    },
  ]);
  expect(await listReferences()).toEqual([reference]);
  const { parts } = await readTodayFor(services, mari);
  expect(parts.waiting.rows).toMatchObject([{ reference, is_unread: true }]);
  expect(parts.fresh.total).toBe(0);
});

test("the mailbox and the owner get one email each, and the client one of the request's conversation", async () => {
  const { reference, id, link } = await propose();
  await answer(link);
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ to, subject }) => [to.address, subject]).toSorted()).toEqual([
    ["desk@ogds.example", `Proposal answer ${reference} from Fjordhaven Ferries`],
    ["mari@ogds.example", `Proposal answer ${reference} from Zoë Tamm`],
    [ZOE, `We have your answer ${reference}`],
  ]);
  const tracked = await db.select().from(emailDeliveries);
  expect(tracked.map(({ request_id }) => request_id)).toEqual([id, id]);
});

test("a reply to an answer goes to who sent the request, with a link to it and not to the answer", async () => {
  const { reference, link } = await propose({}, "jaan@example.com");
  await answer(link);
  const [answered] = await db.select().from(requests).where(isNotNull(requests.origin_id));
  await db.execute(sql`delete from pgboss.job`);
  const reply = { intent: "reply", key: randomUUID(), subject: "Soon", body: "We can." } as const;
  const by = { ...mari, session_id: 1, signed_in_at: new Date() };
  await changeRequest(services, by, answered?.reference ?? "", reply);
  const [email] = await listQueuedEmails(db);
  expect(email?.to.address).toBe(ZOE);
  const [, token = ""] = LINK.exec(email?.text ?? "") ?? [];
  const linked = await findStatusLink(db, toTokenHash(token));
  expect(linked).toMatchObject({ request: { reference }, is_of_answer: false, proposal_id: null });
});

test("an answer that is sent twice, also at the same moment, is one, with the same receipt", async () => {
  const { id, link } = await propose();
  const key = randomUUID();
  const receipts = await Promise.all([answer(link, { key }), answer(link, { key })]);
  receipts.push(await answer(link, { key }));
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  expect(await listAnswered(id)).toHaveLength(1);
});

test("of two clients who answer at the same moment one is heard, and the other is told", async () => {
  const { id, link } = await propose();
  const both = await Promise.allSettled([
    answer(link, { members: [1] }),
    answer(link, { members: [2] }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 409, message: "This proposal was already answered" },
  });
  expect(await listAnswered(id)).toHaveLength(1);
  expect(await db.$count(requests)).toBe(2);
});

test("a request of its own is created only where there is none: never made for one, or erased since", async () => {
  const link = await seedProposal(db);
  const own = await answer(link);
  const { id, link: second } = await propose();
  await db.delete(requests).where(eq(requests.id, id));
  const afterErasure = await answer(second);
  expect(await listReferences({ state: "new" })).toEqual([afterErasure.reference, own.reference]);
  expect(await findRequest(db, own.reference)).toMatchObject({ form: "proposal", origin_id: null });
});

test("the answer to a proposal for a closed request waits there, spam or not", async () => {
  for (const state of ["spam", "lost"] as const) {
    const { reference, link } = await propose({ state, follow_up_on: null });
    await answer(link);
    expect(await listReferences({ waiting: "us", state })).toEqual([reference]);
    expect(await findRequest(db, reference)).toMatchObject({ state, follow_up_on: null });
  }
});

test("pages, changes and emails of an answer are those of its request", async () => {
  const { reference, link } = await propose();
  await answer(link);
  const [stored] = await db.select().from(requests).where(eq(requests.form, "proposal"));
  const app = createDeskApp(services);
  const cookie = await signIn(services, mari);
  const response = await app.request(`/desk/requests/${stored?.reference}`, { cookie });
  expect(response.headers.get("Location")).toBe(`/desk/requests/${reference}`);
  expect(await db.transaction((tx) => lockRequest(tx, stored?.reference ?? ""))).toMatchObject({
    reference,
  });
  const page = await app.request(`/desk/requests/${reference}`, { cookie });
  const text = await page.text();
  expect(text).toContain('"answers":[{"reference"');
  expect(text).not.toContain(stored?.idempotency_key);
});

test("whoever answered sees that deal and no more; the client's own link has the conversation", async () => {
  const { reference, link } = await propose();
  const other = await seedProposal(db, { client_email: ZOE });
  await db.update(deskProposals).set({
    request_id: (await findRequest(db, reference)).id,
  });
  const receipt = await answer(link);
  const inBrowser = receipt.status_url?.split("/").at(-1) ?? "";
  const emailed = LINK.exec(
    (await listQueuedEmails(db)).find(({ to }) => to.address === ZOE)?.text ?? "",
  )?.[1];
  await sendMessage(services, emailed ?? "", { body: "What about March?", uploads: [] });
  const now = services.clock();
  expect(await readStatus(db, emailed ?? "", now)).toMatchObject({
    reference,
    conversation: [{ body: "We build a shop.\nSecond line." }, { body: "What about March?" }],
    proposals: expect.arrayContaining([
      expect.objectContaining({ id: link }),
      expect.objectContaining({ id: other }),
    ]),
  });
  expect(await readStatus(db, inBrowser, now)).toMatchObject({
    reference,
    conversation: [],
    project: [],
    proposals: [{ id: link }],
  });
});

test("the link that is emailed to another address than the client's shows their proposal alone", async () => {
  const { reference, link } = await propose({}, "boss@example.com");
  await answer(link);
  const [email] = (await listQueuedEmails(db)).filter(({ to }) => to.address.startsWith("boss"));
  const token = LINK.exec(email?.text ?? "")?.[1] ?? "";
  expect(await readStatus(db, token, services.clock())).toMatchObject({
    reference,
    project: [],
    proposals: [{ id: link }],
  });
});

test("a lost link is sent for the request, and for an answer only to another address", async () => {
  const { reference, link } = await propose({}, null);
  await answer(link);
  const read = async (email: string) => {
    await db.execute(sql`delete from pgboss.job`);
    await sendLinks(services, { email });
    return (await listQueuedEmails(db)).flatMap(({ text }) => text.match(/OG-\w{6}/g) ?? []);
  };
  expect(new Set(await read(ZOE))).toEqual(new Set([reference]));
  await db.update(requests).set({ email: "boss@example.com" }).where(eq(requests.form, "proposal"));
  expect(await read("boss@example.com")).not.toEqual([]);
});

test("a copy has the request with its answer, and erasing either leaves nothing of it", async () => {
  const { id, link } = await propose({}, null);
  await answer(link);
  const zoe = parsePerson(ZOE);
  if (!zoe || !requestsRecord.ofPerson) throw new Error("Nothing is stored of persons");
  const titles: string[] = [];
  for await (const { title } of requestsRecord.ofPerson.copy(db, zoe)) titles.push(title);
  expect(titles).toEqual([
    expect.stringContaining("Hire request"),
    expect.stringContaining("Answer to a proposal"),
  ]);
  // Of another person: what they wrote goes, the request stays.
  await db.update(requests).set({ email: "boss@example.com" }).where(eq(requests.form, "proposal"));
  const boss = parsePerson("boss@example.com");
  if (boss) expect(await requestsRecord.ofPerson.eraseSome(db, boss)).toBe(1);
  expect(await listAnswered(id)).toMatchObject([{ body: null, change: { to: "answered" } }]);
  const { link: second } = await propose();
  await answer(second);
  await requestsRecord.ofPerson.eraseSome(db, zoe);
  expect(await db.$count(requests)).toBe(0);
});

test("an export has the answer beside its request, and insights and lists count one", async () => {
  const { reference, link } = await propose();
  await answer(link);
  const where = isOfDeals(toCondition({ ...FILTER, owner: "me" }));
  const rows: string[] = [];
  for await (const row of toExport(walkRequestsWhere(db, where), "csv")) rows.push(row);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain(`"${reference}"`.replaceAll('"', ""));
  expect(rows[2]).toContain("Anna Kask");
  const [week] = await listReplyWeeks(db, new Date().toISOString().slice(0, 10), "UTC");
  expect(week?.requests).toBe(1);
});
