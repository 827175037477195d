import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { FORMS } from "#contract/clients/forms.ts";
import { requests } from "#database/tables/requests.ts";
import { staffLeaves } from "#database/tables/staff-leaves.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { addClientEntry } from "./client-entry.service.server.ts";
import { insertOwnEvent, listEvents } from "./thread-entries.repository.server.ts";
import { isUnreadBy, markThreadRead } from "./thread-reads.repository.server.ts";
import { updateWaiting } from "./waiting.repository.server.ts";

let now = new Date("2026-11-24T10:00:00Z");
const services = {
  ...(await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" })),
  clock: () => now,
};
const { db } = services;
const signedIn = { session_id: 1, signed_in_at: new Date() };
const mari = {
  ...(await createStaff(db, { name: "Mari Kask", email: "mari@ogds.example" })),
  ...signedIn,
};
const jaan = await createStaff(db, {
  role: "partner",
  name: "Jaan Kuusk",
  email: "jaan@ogds.example",
});
await createStaff(db, { role: "editor", name: "Eva Saar", email: "eva@ogds.example" });

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  now = new Date("2026-11-24T10:00:00Z");
  await db.execute(sql`truncate requests, audit_log cascade`);
});

type Fields = Partial<typeof requests.$inferInsert>;

/** A contacted request, whose emails were sent. */
async function open(fields: Fields = {}): Promise<string> {
  const reference = await sendHire(services);
  const contacted = { state: "contacted", follow_up_on: "2026-12-01" } as const;
  await db
    .update(requests)
    .set({ ...contacted, ...fields })
    .where(eq(requests.reference, reference));
  await db.execute(sql`delete from pgboss.job`);
  return reference;
}

async function find(reference: string) {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error("There is no such request");
  return row;
}

function say(reference: string, body = "When can we start?"): Promise<number> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, reference);
    if (!request) throw new Error("There is no such request");
    return addClientEntry(services, tx, request, {
      kind: "message",
      channel: "status_page",
      body,
      files: [],
    });
  });
}

const reply = (reference: string) =>
  changeRequest(services, mari, reference, {
    intent: "reply",
    key: randomUUID(),
    subject: "Your request",
    body: "On Monday.",
  });

const listRecipients = async () =>
  (await listQueuedEmails(db))
    .filter(({ label }) => label.endsWith(" message"))
    .map(({ to }) => to.address)
    .toSorted();

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function listUnreadFor(staff_id: number, today = "2026-11-24"): Promise<string[]> {
  const rows = await db
    .select({ reference: requests.reference })
    .from(requests)
    .where(isUnreadBy(staff_id, today));
  return rows.map(({ reference }) => reference).toSorted();
}

test("a message makes the request wait for the agency since then, and is followed up today", async () => {
  const reference = await open({ owner_id: mari.id });
  await say(reference);
  later(5);
  await say(reference, "And who?");
  const { waiting_since, follow_up_on, version } = await find(reference);
  expect(waiting_since).toEqual(new Date("2026-11-24T10:00:00Z"));
  expect(follow_up_on).toBe("2026-11-24");
  expect(version).toBe(1);
});

test("a follow-up that is overdue stays so, and a new request has none", async () => {
  const overdue = await open({ follow_up_on: "2026-11-01" });
  const fresh = await open({ state: "new", follow_up_on: null });
  await say(overdue);
  await say(fresh);
  expect((await find(overdue)).follow_up_on).toBe("2026-11-01");
  expect((await find(fresh)).follow_up_on).toBeNull();
});

test("a reply answers everything before it, and the client waits for nothing until they write again", async () => {
  const reference = await open({ owner_id: mari.id });
  await say(reference);
  later(10);
  await reply(reference);
  expect(await find(reference)).toMatchObject({
    waiting_since: null,
    replied_at: expect.any(Date),
  });
  later(10);
  await say(reference, "Thank you. Which Monday?");
  expect((await find(reference)).waiting_since).toEqual(now);
});

test("closing a request leaves nothing to answer, and a message on a closed one waits", async () => {
  const reference = await open();
  await say(reference);
  await changeRequest(services, mari, reference, {
    intent: "fields",
    version: 1,
    state: "lost",
    reason: "no_reply",
    follow_up_on: null,
  });
  expect((await find(reference)).waiting_since).toBeNull();
  later(60);
  await say(reference, "Sorry, I was ill.");
  expect((await find(reference)).waiting_since).toEqual(now);
});

test("what needs no answer is settled, but not what the person has not seen", async () => {
  const reference = await open();
  const event_id = await say(reference, "Thank you!");
  await say(reference, "Wait, one question.");
  const settle = (event_id: number) =>
    changeRequest(services, mari, reference, { intent: "settle", event_id });
  await expect(settle(event_id)).rejects.toThrow();
  expect((await find(reference)).waiting_since).not.toBeNull();
  await settle(event_id + 1);
  await settle(event_id + 1);
  const { id, waiting_since } = await find(reference);
  expect(waiting_since).toBeNull();
  expect((await listEvents(db, id)).map(({ kind }) => kind)).toEqual([
    "message",
    "message",
    "settled",
  ]);
});

test("an email that is cancelled before it was sent answered nothing", async () => {
  const reference = await open();
  await say(reference);
  await reply(reference);
  await db.execute(
    sql`update mail_deliveries set send_at = now() + interval '1 day', is_undoable = false`,
  );
  expect((await find(reference)).waiting_since).toBeNull();
  await changeRequest(services, mari, reference, { intent: "cancel-email" });
  expect(await find(reference)).toMatchObject({ waiting_since: now, replied_at: null });
});

test("the owner alone is emailed about a message, at most once an hour for each thread", async () => {
  const reference = await open({ owner_id: jaan.id });
  const other = await open({ owner_id: jaan.id });
  await say(reference);
  later(59);
  await say(reference);
  expect(await listRecipients()).toEqual(["jaan@ogds.example"]);
  await say(other);
  expect(await listRecipients()).toHaveLength(2);
  later(1);
  await say(reference);
  expect(await listRecipients()).toHaveLength(3);
});

test("of an owner who is away the deputy is emailed and has it unread, on these days only", async () => {
  await db.insert(staffLeaves).values({
    staff_id: mari.id,
    deputy_id: jaan.id,
    first_day: "2026-11-24",
    last_day: "2026-11-24",
    idempotency_key: randomUUID(),
    created_at: now,
  });
  const reference = await open({ owner_id: mari.id });
  await say(reference);
  expect(await listRecipients()).toEqual(["jaan@ogds.example"]);
  expect(await listUnreadFor(jaan.id)).toEqual([reference]);
  expect(await listUnreadFor(mari.id)).toEqual([reference]);
  expect(await listUnreadFor(jaan.id, "2026-11-25")).toEqual([]);
  await db.execute(sql`delete from pgboss.job`);
  later(24 * 60);
  await say(reference);
  expect(await listRecipients()).toEqual(["mari@ogds.example"]);
  await db.delete(staffLeaves);
});

test("without an owner everybody who may open it is emailed once an hour, and the mailbox each time", async () => {
  const reference = await open();
  await say(reference);
  await say(reference, "Hello?");
  expect(await listRecipients()).toEqual([
    "desk@ogds.example",
    "desk@ogds.example",
    "jaan@ogds.example",
    "mari@ogds.example",
  ]);
});

test("messages at the same moment are all stored and counted, with one email to the owner", async () => {
  const reference = await open({ owner_id: mari.id });
  const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => say(reference, `Part ${at}`)));
  const { id, client_event_id, waiting_since } = await find(reference);
  expect(await listEvents(db, id)).toHaveLength(8);
  expect(client_event_id).toBe(Math.max(...ids));
  expect(waiting_since).toEqual(now);
  expect(await listRecipients()).toEqual(["mari@ogds.example"]);
});

test("who waits follows from the thread, whichever of a message and a reply comes first", async () => {
  const references = await Promise.all(Array.from({ length: 6 }, () => open()));
  await Promise.all(references.flatMap((reference) => [say(reference), reply(reference)]));
  for (const reference of references) {
    const { id, waiting_since } = await find(reference);
    const isLast = (await listEvents(db, id)).at(-1)?.kind === "message";
    expect(waiting_since !== null).toBe(isLast);
  }
});

test("a message is unread for the owner, or for everybody without one, until they were shown it", async () => {
  const owned = await open({ owner_id: mari.id });
  const unowned = await open();
  const [first] = [await say(owned), await say(unowned)];
  expect(await listUnreadFor(mari.id)).toEqual([owned, unowned].toSorted());
  expect(await listUnreadFor(jaan.id)).toEqual([unowned]);
  const read = { staff_id: mari.id, reference: owned, event_id: first, forms: FORMS };
  await markThreadRead(db, read);
  expect(await listUnreadFor(mari.id)).toEqual([unowned]);
  const second = await say(owned, "One more thing.");
  expect(await listUnreadFor(mari.id)).toEqual([owned, unowned].toSorted());
  // A page that was opened before it reports late what it has shown.
  await markThreadRead(db, { ...read, event_id: second });
  await markThreadRead(db, read);
  expect(await listUnreadFor(mari.id)).toEqual([unowned]);
});

test("an entry of another thread marks nothing as read", async () => {
  const owned = await open({ owner_id: mari.id });
  const other = await open({ owner_id: mari.id });
  await say(owned);
  const event_id = await say(other);
  await markThreadRead(db, { staff_id: mari.id, reference: owned, event_id, forms: FORMS });
  expect(await listUnreadFor(mari.id)).toHaveLength(2);
});

test("who may not open a request marks nothing of it as read", async () => {
  const reference = await open();
  const event_id = await say(reference);
  await markThreadRead(db, { staff_id: mari.id, reference, event_id, forms: ["apply"] });
  expect(await listUnreadFor(mari.id)).toEqual([reference]);
});

test("an answer to a proposal waits as a message does, and other changes of a proposal do not", async () => {
  const reference = await open();
  const { id } = await find(reference);
  const event = { request_id: id, author: "client", kind: "proposal" } as const;
  const add = (to: "answered" | "opened") =>
    db.transaction(async (tx) => {
      await insertOwnEvent(tx, { ...event, change: { field: "proposal", to, id: 1 } });
      await updateWaiting(tx, id);
    });
  await add("opened");
  expect((await find(reference)).waiting_since).toBeNull();
  await add("answered");
  expect((await find(reference)).waiting_since).toBeInstanceOf(Date);
});
