import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { listAudit } from "#services/audit/audit-log.repository.server.ts";
import { getReplyKey, signReplyAddress } from "#services/email/reply-address.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { startQueue } from "#services/queue.server.ts";
import { listUploads } from "#services/uploads/uploads.repository.server.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { startImapServer } from "#tests/support/imap-server.ts";
import { readEmailFixture } from "#tests/support/inbound-emails.ts";
import { seedMembers } from "#tests/support/members.ts";
import { searchEverywhere, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readTodayFor } from "../today/today.service.server.ts";
import { inboundEmailsRecord } from "./inbound-personal.repository.server.ts";
import { INBOUND_EMAILS, readMailbox, startInboundEmails } from "./read-mailbox.service.server.ts";
import { changeUnmatched, readUnmatched } from "./unmatched.service.server.ts";

const server = await startImapServer();
const given = await createTestServices({ IMAP_URL: server.url });
const queue = await startQueue(given.url, [INBOUND_EMAILS], given.log, FAST_POLLING);
const services = { ...given, queue, clock: () => new Date("2026-11-12T12:00:00Z") };
const { db } = services;
const signedIn = { session_id: 1, signed_in_at: new Date() };
const mari = { ...(await createStaff(db, { name: "Mari Kask" })), ...signedIn };
const editor = { ...(await createStaff(db, { role: "editor" })), ...signedIn };
afterAll(async () => {
  await queue.stop();
  await server.close();
});

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  await startInboundEmails(queue, services);
});
beforeEach(async () => {
  await db.execute(sql`truncate requests, people, inbound_emails, uploads, audit_log cascade`);
  await db.execute(sql`delete from pgboss.job where name = 'mail'`);
  server.emails.length = 0;
});

const read = () => readMailbox(services, { signal: AbortSignal.timeout(60_000) });

async function deliver(name: string) {
  server.deliver(await readEmailFixture(name, { to: "hello@ogds.example", parent: "<x@y>" }));
  // The job that runs every minute may be reading at this moment.
  const readRow = async () => {
    await read();
    return (await readUnmatched(services, mari)).rows[0];
  };
  await expect.poll(readRow, { timeout: 20_000 }).toBeDefined();
  const row = await readRow();
  if (!row) throw new Error("No email is unmatched");
  return row;
}

test("an email that answers nothing is listed with its subject and sender, counted in Today, and stays unread", async () => {
  expect(await deliver("mutt")).toMatchObject({
    sender: "zoe@example.com",
    subject: "Re: Your request OG-7K3M9Q",
    reason: "no_request",
  });
  expect((await readTodayFor(services, mari)).unmatched).toBe(1);
  expect((await readTodayFor(services, editor)).unmatched).toBe(0);
  expect(server.listUnread()).toHaveLength(1);
});

test("an email that is added to a request is fetched into its thread, and is read then", async () => {
  const reference = await sendHire(services);
  const { id } = await deliver("mutt");
  const change = { intent: "assign", id, reference } as const;
  await changeUnmatched(services, mari, change);
  await expect(changeUnmatched(services, mari, change)).rejects.toMatchObject({ status: 409 });
  await expect.poll(server.listUnread, { timeout: 20_000 }).toEqual([]);
  const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
  expect(await listEvents(db, request?.id ?? 0)).toMatchObject([
    { kind: "message", author: "client", body: "That is soon enough." },
  ]);
  expect((await readUnmatched(services, mari)).rows).toEqual([]);
  expect(await listAudit(db, {}, { limit: 5, offset: 0 })).toMatchObject([
    { action: "email.assign", subject: reference },
  ]);
});

test("one that was deleted in the mailbox meanwhile is listed with that", async () => {
  const reference = await sendHire(services);
  const { id } = await deliver("mutt");
  server.emails.length = 0;
  await changeUnmatched(services, mari, { intent: "assign", id, reference });
  const readReason = async () => (await readUnmatched(services, mari)).rows[0]?.reason;
  await expect.poll(readReason, { timeout: 20_000 }).toBe("gone");
});

test("an email is added to no request that there is not, or that the person may not open", async () => {
  const { id } = await deliver("mutt");
  const reference = await sendHire(services);
  const wrong = { intent: "assign", id, reference: "OG-NNNNNN" } as const;
  await expect(changeUnmatched(services, mari, wrong)).rejects.toMatchObject({ status: 422 });
  const hidden = { intent: "assign", id, reference } as const;
  await expect(changeUnmatched(services, editor, hidden)).rejects.toMatchObject({ status: 422 });
});

test("an ignored email is not listed again and is marked as read", async () => {
  const { id } = await deliver("newsletter");
  await changeUnmatched(services, mari, { intent: "ignore", id });
  await expect.poll(server.listUnread, { timeout: 20_000 }).toEqual([]);
  expect((await readUnmatched(services, mari)).rows).toEqual([]);
});

test("the last request of the sender is offered, unless the person may not open it", async () => {
  await sendHire(services);
  const reference = await sendHire(services, { email: "Zoe@Example.com" });
  await sendHire(services, { email: "other@example.com" });
  await deliver("mutt");
  expect((await readUnmatched(services, mari)).rows).toMatchObject([{ reference }]);
  expect((await readUnmatched(services, editor)).rows).toMatchObject([{ reference: null }]);
});

test("an ignored email is listed again after Undo, once", async () => {
  const { id } = await deliver("newsletter");
  await changeUnmatched(services, mari, { intent: "ignore", id });
  await expect.poll(server.listUnread, { timeout: 20_000 }).toEqual([]);
  await changeUnmatched(services, mari, { intent: "undo", id });
  await read();
  expect((await readUnmatched(services, mari)).rows).toMatchObject([{ id, reason: "no_request" }]);
  const again = changeUnmatched(services, mari, { intent: "undo", id });
  await expect(again).rejects.toMatchObject({ status: 409 });
});

test("Undo takes an email out of the wrong request, with its files, and it can be added to another", async () => {
  const wrong = await sendHire(services);
  const right = await sendHire(services);
  const { id } = await deliver("outlook-desktop");
  await changeUnmatched(services, mari, { intent: "assign", id, reference: wrong });
  await expect.poll(server.listUnread, { timeout: 20_000 }).toEqual([]);
  const find = async (reference: string) => {
    const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
    if (!row) throw new Error("There is no such request");
    return { ...row, events: await listEvents(db, row.id), files: await listUploads(db, [row.id]) };
  };
  expect(await find(wrong)).toMatchObject({
    events: [{ kind: "message" }],
    files: [{ name: "Brief 2026.pdf" }],
    waiting_since: expect.any(Date),
  });
  await changeUnmatched(services, mari, { intent: "undo", id });
  expect(await find(wrong)).toMatchObject({
    events: [],
    files: [],
    waiting_since: null,
    client_event_id: null,
  });
  expect(await db.$count(uploads)).toBe(0);
  expect((await listAudit(db, {}, { limit: 1, offset: 0 }))[0]).toMatchObject({
    action: "email.undo",
    subject: wrong,
  });
  await changeUnmatched(services, mari, { intent: "assign", id, reference: right });
  const readFiles = async () => (await find(right)).files.map(({ name }) => name);
  await expect.poll(readFiles, { timeout: 20_000 }).toEqual(["Brief 2026.pdf"]);
});

test("an email that went into its thread by itself is not taken out of it", async () => {
  const reference = await sendHire(services);
  const mailbox = { local: "reply", domain: "ogds.example" };
  const to = signReplyAddress(await getReplyKey(db), mailbox, reference);
  server.deliver(await readEmailFixture("mutt", { to }));
  await read();
  await expect.poll(server.listUnread, { timeout: 20_000 }).toEqual([]);
  const [stored] = await db.select().from(inboundEmails);
  const undo = changeUnmatched(services, mari, { intent: "undo", id: stored?.id ?? 0 });
  await expect(undo).rejects.toMatchObject({ status: 409 });
});

test("after the email of somebody else is erased the request neither waits nor is unread", async () => {
  const reference = await sendHire(services, { email: "client@example.com" });
  const { id } = await deliver("mutt");
  await changeUnmatched(services, mari, { intent: "assign", id, reference });
  await expect.poll(server.listUnread, { timeout: 20_000 }).toEqual([]);
  const person = parsePerson("zoe@example.com");
  if (!person) throw new Error("This is no address");
  await inboundEmailsRecord.ofPerson?.eraseSome(db, person);
  const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
  expect(request).toMatchObject({ waiting_since: null, client_event_id: null });
});

test("a person who is erased is in no received email any more, and is not listed again", async () => {
  await deliver("mutt");
  const person = parsePerson("Zoe@example.com");
  if (!person) throw new Error("This is no address");
  const part = inboundEmailsRecord.ofPerson;
  expect(await part?.count(db, person)).toBe(1);
  expect(await part?.listNotices?.(db, person, new Date())).toHaveLength(1);
  await part?.eraseSome(db, person);
  expect(await searchEverywhere(db, "zoe@example.com")).toEqual([]);
  await read();
  expect((await readUnmatched(services, mari)).rows).toEqual([]);
  expect(await db.$count(inboundEmails)).toBe(1);
});
