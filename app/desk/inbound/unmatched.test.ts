import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { requests } from "#database/tables/requests.ts";
import { listAudit } from "#services/audit/audit-log.repository.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { startQueue } from "#services/queue.server.ts";
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
  await db.execute(sql`truncate requests, inbound_emails, audit_log cascade`);
  await db.execute(sql`delete from pgboss.job where name = 'mail'`);
  server.emails.length = 0;
});

const read = () => readMailbox(services, { signal: AbortSignal.timeout(60_000) });

async function deliver(name: string) {
  server.deliver(await readEmailFixture(name, { to: "hello@ogds.example", parent: "<x@y>" }));
  // The job that runs every minute may be reading at this moment.
  const readRow = async () => {
    await read();
    return (await readUnmatched(services)).rows[0];
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
    { kind: "message", author: "client", body: "That is soon enough.\n\n-- \nZoe" },
  ]);
  expect((await readUnmatched(services)).rows).toEqual([]);
  expect(await listAudit(db, {}, { limit: 5, offset: 0 })).toMatchObject([
    { action: "email.assign", subject: reference },
  ]);
});

test("one that was deleted in the mailbox meanwhile is listed with that", async () => {
  const reference = await sendHire(services);
  const { id } = await deliver("mutt");
  server.emails.length = 0;
  await changeUnmatched(services, mari, { intent: "assign", id, reference });
  const readReason = async () => (await readUnmatched(services)).rows[0]?.reason;
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
  expect((await readUnmatched(services)).rows).toEqual([]);
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
  expect((await readUnmatched(services)).rows).toEqual([]);
  expect(await db.$count(inboundEmails)).toBe(1);
});
