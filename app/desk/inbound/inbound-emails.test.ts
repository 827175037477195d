import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { findConversation } from "#app/requests/emails/conversations.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { toMessageId } from "#services/email/email.server.ts";
import { getReplyKey, signReplyAddress } from "#services/email/reply-address.server.ts";
import { readUploadBytes } from "#services/uploads/uploads.repository.server.ts";
import { startImapServer } from "#tests/support/imap-server.ts";
import { CLIENT_EMAILS, readEmailFixture } from "#tests/support/inbound-emails.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { inboundOutcomes, mailboxReads, readMailbox } from "./read-mailbox.service.server.ts";

const server = await startImapServer();
afterAll(() => server.close());
const services = {
  ...(await createTestServices({ IMAP_URL: server.url, MAIL_FROM: "OGDS <hello@ogds.example>" })),
  clock: () => new Date("2026-11-12T12:00:00Z"),
};
const { db } = services;
const from = { address: "hello@ogds.example" };
const mari = {
  ...(await createStaff(db, { name: "Mari Kask", email: "mari@ogds.example" })),
  session_id: 1,
  signed_in_at: new Date(),
};

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, inbound_emails, uploads, audit_log cascade`);
  server.emails.length = 0;
  server.commands.length = 0;
  server.state.mode = "fine";
  server.state.flooded = 0;
});

const TIMEOUTS_MS = { connect: 2_000, socket: 5_000, command: 10_000 };
const read = () =>
  readMailbox(services, { signal: AbortSignal.timeout(60_000), timeoutsMs: TIMEOUTS_MS });

/** A request that was answered: its address, and the message id of the answer. */
async function open() {
  const reference = await sendHire(services);
  const key = randomUUID();
  const reply = { intent: "reply", key, subject: "Your request", body: "Hello Zoë" } as const;
  await changeRequest(services, mari, reference, reply);
  await db.execute(sql`delete from pgboss.job`);
  const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!request) throw new Error("There is no such request");
  const mailbox = { local: "reply", domain: "ogds.example" };
  const to = signReplyAddress(await getReplyKey(db), mailbox, reference);
  return { id: request.id, reference, key, to, parent: toMessageId(key, from) };
}

/** What came by email, without our reply. */
const listReceived = async (id: number) =>
  (await listEvents(db, id)).filter(({ kind }) => kind === "message");
const listRows = () => db.select().from(inboundEmails).orderBy(inboundEmails.id);
const findRequest = async (id: number) =>
  (await db.select().from(requests).where(eq(requests.id, id)))[0];

test("an answer of each mail program is in the thread of its request, which waits, and is read in the mailbox", async () => {
  const { id, to } = await open();
  for (const name of CLIENT_EMAILS) server.deliver(await readEmailFixture(name, { to }));
  await read();
  const events = await listReceived(id);
  expect(events).toHaveLength(CLIENT_EMAILS.length);
  for (const { author, channel, received } of events) {
    expect({ author, channel, warning: received?.warning }).toEqual({
      author: "client",
      channel: "email",
      warning: null,
    });
  }
  expect(events[0]).toMatchObject({
    subject: "Re: Your request OG-7K3M9Q",
    body: "Thank you, Anna looks right. Could we talk on Thursday at 10?\n\nBest,\nZoë",
    received: { quoted: expect.stringContaining("Anna Kask is free") },
  });
  expect((await findRequest(id))?.waiting_since).toBeInstanceOf(Date);
  expect(server.listUnread()).toEqual([]);
});

test("files are stored with the request, and others are named", async () => {
  const { id, to } = await open();
  server.deliver(await readEmailFixture("outlook-desktop", { to }));
  await read();
  const [event] = await listReceived(id);
  expect(event).toMatchObject({
    files: [{ name: "Brief 2026.pdf" }],
    received: { other_files: ["budget.xls"] },
  });
  expect((await readUploadBytes(db, event?.files[0]?.id ?? 0))?.toString()).toContain("%PDF-1.4");
});

test("without a signed address an answer is matched by what it answers, our emails or theirs", async () => {
  const { id, parent } = await open();
  const to = "hello@ogds.example";
  server.deliver(await readEmailFixture("mutt", { to, parent }));
  await read();
  const answered = { to, parent: "<ZzQ1@host.example>" };
  server.deliver(await readEmailFixture("yahoo", answered));
  await read();
  expect((await listReceived(id)).map(({ body }) => body)).toEqual([
    "That is soon enough.",
    "Sounds good. Please send us the contract.",
  ]);
});

test("our next email answers that of the client, so that mail programs show one conversation", async () => {
  const { reference, to, parent } = await open();
  server.deliver(await readEmailFixture("mutt", { to, parent }));
  await read();
  // Sent by the clock of the database, which is not the one of the email.
  await db.update(inboundEmails).set({ received_at: new Date() });
  const key = randomUUID();
  const reply = { intent: "reply", key, subject: "Re: Your request", body: "Fine." } as const;
  await changeRequest(services, mari, reference, reply);
  const conversation = await findConversation(db, key, from);
  expect(conversation?.references.slice(-2)).toEqual([parent, "<ZzQ1@host.example>"]);
});

test("somebody who writes from another address is never taken for the client", async () => {
  const { id, to } = await open();
  server.deliver(await readEmailFixture("forgery", { to }));
  const forged = (await readEmailFixture("mutt", { to })).toString("latin1");
  const results = "Authentication-Results: mx.ogds.example; dmarc=fail header.from=example.com";
  server.deliver(Buffer.from(`${results}\r\n${forged}`, "latin1"));
  await read();
  expect(await listReceived(id)).toMatchObject([
    {
      author: "other",
      received: { sender: "zoe@mailbox.attacker.example", warning: "other_address" },
    },
    { author: "other", received: { sender: "zoe@example.com", warning: "not_verified" } },
  ]);
  // It may be the client from another of their addresses.
  expect((await findRequest(id))?.waiting_since).toBeInstanceOf(Date);
  const notices = (await listQueuedEmails(db)).filter(({ label }) => label.endsWith(" message"));
  expect(notices[0]?.subject).toMatch(/from another address$/);
  expect(notices[0]?.text).toContain("Somebody who may not be Zoë Tamm");
});

test.each(["Cc: Liis <liis@ogds.example>, OGDS <ADDRESS>", "Delivered-To: ADDRESS"])(
  "a signed address is found in %s, and capitals of the sender make them nobody else",
  async (header) => {
    const { id, to } = await open();
    const raw = (await readEmailFixture("mutt", { to }))
      .toString("latin1")
      .replace(/^To: .*$/m, `To: liis@ogds.example\r\n${header.replace("ADDRESS", to)}`)
      .replaceAll("<zoe@example.com>", "<Zoe@Example.com>");
    server.deliver(Buffer.from(raw, "latin1"));
    await read();
    expect(await listReceived(id)).toMatchObject([
      { author: "client", received: { warning: null } },
    ]);
  },
);

test("an address with a wrong signature leads to no thread", async () => {
  const { id, to } = await open();
  const forged = to.replace(/\.[0-9a-f]{20}@/, `.${"0".repeat(20)}@`);
  server.deliver(await readEmailFixture("mutt", { to: forged }));
  await read();
  expect(await listReceived(id)).toEqual([]);
  expect(await listRows()).toMatchObject([{ state: "unmatched", reason: "no_request" }]);
  expect(server.listUnread()).toHaveLength(1);
});

test("an out-of-office reply is in the thread, and nobody is told or waits", async () => {
  const { id, to } = await open();
  server.deliver(await readEmailFixture("out-of-office", { to }));
  await read();
  expect(await listReceived(id)).toMatchObject([
    { body: "I am away until 20 November.", received: { is_automatic: true } },
  ]);
  expect((await findRequest(id))?.waiting_since).toBeNull();
  expect(await listQueuedEmails(db)).toEqual([]);
});

test.each(["bounce", "bounce-qmail"])(
  "a %s marks the email that it is about as returned, with the reason, and is no message",
  async (name) => {
    const { id, key, parent } = await open();
    await db
      .update(emailDeliveries)
      .set({ sent_at: new Date() })
      .where(eq(emailDeliveries.mail_id, key));
    server.deliver(await readEmailFixture(name, { parent }));
    await read();
    expect((await listEvents(db, id)).map(({ delivery }) => delivery)).toMatchObject([
      { bounced_at: expect.any(Date), reason: expect.stringContaining("550") },
    ]);
    expect(server.listUnread()).toEqual([]);
  },
);

test("a report of a delay and one about an email that is not ours change nothing", async () => {
  const { id, parent, to } = await open();
  server.deliver(await readEmailFixture("bounce-delayed", { parent }));
  const unknown = await readEmailFixture("bounce", { parent: "<unknown@elsewhere.example>" });
  server.deliver(Buffer.from(`Delivered-To: ${to}\r\n${unknown.toString("latin1")}`, "latin1"));
  await read();
  expect(await listReceived(id)).toEqual([]);
  expect((await listEvents(db, id))[0]?.delivery?.bounced_at).toBeNull();
  expect((await listRows()).map(({ state }) => state)).toEqual(["other", "unmatched"]);
});

test("our own emails are left alone, so that no loop begins", async () => {
  const { id, to } = await open();
  server.deliver(await readEmailFixture("loop", { to }));
  const forwarded = (await readEmailFixture("mutt", { to })).toString("latin1");
  server.deliver(Buffer.from(`X-Loop: ogds.example\r\n${forwarded}`, "latin1"));
  // Automatic replies of the mailbox itself.
  for (const own of [to, from.address]) {
    server.deliver(Buffer.from(forwarded.replaceAll("zoe@example.com", own), "latin1"));
  }
  await read();
  await read();
  expect(await listReceived(id)).toEqual([]);
  expect(server.listUnread()).toHaveLength(4);
  expect(await listRows()).toMatchObject([
    { state: "other", sender: null, subject: null },
    { state: "other" },
    { state: "other" },
    { state: "other" },
  ]);
});

test("an email that is delivered, listed or sent twice is stored once", async () => {
  const { id, to } = await open();
  const raw = await readEmailFixture("mutt", { to });
  server.deliver(raw);
  server.deliver(Buffer.concat([Buffer.from("Received: from b.example\r\n"), raw]));
  server.state.mode = "repeating";
  await read();
  expect(await listReceived(id)).toHaveLength(1);
  expect(server.listUnread()).toEqual([]);
});

test("an email that was stored before the process ended is marked as read, and stored once", async () => {
  const { id, to } = await open();
  server.deliver(await readEmailFixture("mutt", { to }));
  await read();
  server.emails[0]?.flags.clear();
  await read();
  expect(server.listUnread()).toEqual([]);
  // After the server numbered its emails anew it is known by its text.
  server.state.validity += 1;
  server.emails[0]?.flags.clear();
  await read();
  expect(server.listUnread()).toEqual([]);
  expect(await listReceived(id)).toHaveLength(1);
});

test("two processes that read at the same moment store each email once", async () => {
  const { id, to } = await open();
  for (const name of CLIENT_EMAILS) server.deliver(await readEmailFixture(name, { to }));
  await Promise.all([read(), read(), read()]);
  expect(await listReceived(id)).toHaveLength(CLIENT_EMAILS.length);
});

test.each(["mute", "hanging", "dropping", "flooding", "babbling", "refusing"] as const)(
  "a server that is %s ends the reading, and the next one stores everything",
  async (mode) => {
    const { id, to } = await open();
    server.deliver(await readEmailFixture("mutt", { to }));
    server.deliver(await readEmailFixture("yahoo", { to }));
    server.state.mode = mode;
    await read();
    // Of 50 MB hardly any are taken.
    expect(server.state.flooded).toBeLessThan(10 * 1_024 ** 2);
    expect(await listReceived(id)).toEqual([]);
    expect(server.listUnread()).toHaveLength(2);
    server.state.mode = "fine";
    await read();
    expect(await listReceived(id)).toHaveLength(2);
  },
  30_000,
);

test("an email of 50 MB is not fetched but listed", async () => {
  const { to } = await open();
  const uid = server.deliver(await readEmailFixture("mutt", { to }), 50 * 1_024 ** 2);
  await read();
  expect(await listRows()).toMatchObject([
    { uid, state: "unmatched", reason: "too_large", sender: "zoe@example.com" },
  ]);
  expect(server.commands.filter((command) => command.includes("BODY"))).toEqual([]);
});

test("an email that cannot be read is listed, and those after it are stored", async () => {
  const { id, to } = await open();
  const raw = await readEmailFixture("yahoo", { to });
  server.deliver(Buffer.concat([Buffer.from(`X-Long: ${"a".repeat(300_000)}\r\n`), raw]));
  server.deliver(await readEmailFixture("mutt", { to }));
  await read();
  expect((await listRows()).map(({ reason }) => reason)).toEqual(["unreadable", null]);
  expect(await listReceived(id)).toHaveLength(1);
});

/** The values of a counter by their outcome, which other tests of the process have increased too. */
async function readCounts(counter: typeof mailboxReads) {
  const { values } = await counter.get();
  return new Map(values.map(({ labels, value }) => [String(labels.outcome), value]));
}

test("readings of the mailbox and what became of each email are counted", async () => {
  const { to, parent } = await open();
  const readAll = async () => ({
    reads: await readCounts(mailboxReads),
    emails: await readCounts(inboundOutcomes),
  });
  const before = await readAll();
  for (const [name, values] of [
    ["gmail-app", { to }],
    ["out-of-office", { to, parent }],
    ["bounce", { parent }],
    ["newsletter", {}],
  ] as const) {
    server.deliver(await readEmailFixture(name, values));
  }
  // The same one by another way.
  server.deliver(await readEmailFixture("gmail-app", { to }));
  await read();
  server.state.mode = "refusing";
  await read();
  const after = await readAll();
  const toAdded = (name: "reads" | "emails") =>
    Object.fromEntries(
      [...after[name]]
        .map(([outcome, value]) => [outcome, value - (before[name].get(outcome) ?? 0)] as const)
        .filter(([, added]) => added > 0),
    );
  expect(toAdded("reads")).toEqual({ done: 1, failed: 1 });
  expect(toAdded("emails")).toEqual({
    stored: 1,
    automatic: 1,
    returned: 1,
    duplicate: 1,
    unmatched: 1,
  });
});
