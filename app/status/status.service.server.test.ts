import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { requestsRecord } from "#app/requests/personal-data/requests-personal.repository.server.ts";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { toEventRow } from "#app/requests/thread/thread-entries.repository.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { statusLinks } from "#database/tables/status-links.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { uploads } from "#database/tables/uploads.ts";
import { isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { sendFile } from "#tests/support/form-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal, toAnswerForm } from "#tests/support/proposals.ts";
import {
  listQueuedEmails,
  toApplyForm,
  toFindForm,
  toRequestForm,
} from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { findReplyFile, readStatus, toStatusVersion } from "./status.service.server.ts";
import { handleSubmittedMessage } from "./submitted-message.server.ts";
import { handleSubmittedStatus } from "./submitted-status.server.ts";
import { confirmWithdrawal, readWithdrawal } from "./withdraw.service.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
const deps = { ...services, clock: () => NOW };
const api = createApi(deps);
const WITHDRAWAL = /https:\/\/ogds\.example\/status\/([0-9a-f]{40})\/withdrawal/;
const LINK = /https:\/\/ogds\.example\/status\/([0-9a-f]{40})/;

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const slugs = [
    { slug: "react", name: "React", sort_order: 1 },
    { slug: "nodejs", name: "Node.js", sort_order: 2 },
  ];
  await db.insert(technologies).values(slugs).onConflictDoNothing();
});
beforeEach(async () => {
  await db.execute(
    sql`truncate requests, proposals, bookings, rate_limits, mail_confirmations cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
});

async function send(path: string, body: FormData): Promise<string> {
  const response = await api.request(`/api/forms/${path}`, { method: "POST", body });
  expect(response.status).toBe(201);
  const emails = await listQueuedEmails(db);
  const [, token = ""] = emails.map(({ text }) => LINK.exec(text)).find(Boolean) ?? [];
  await db.execute(sql`delete from pgboss.job`);
  return token;
}

/** What every conversation begins with. */
const FORM = { isOwn: true, body: "We build a shop.\nSecond line." };

const hire = (changes = {}) => send("request", toRequestForm(changes));

function post(token: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const url = `https://ogds.example/status/${token}`;
  return handleSubmittedStatus(deps, token, new Request(url, { method: "POST", body }));
}

function write(
  token: string,
  message: string,
  files: readonly File[] = [],
  uploads: string[] = [],
) {
  const body = new FormData();
  body.append("message", message);
  for (const upload of uploads) body.append("uploads", upload);
  for (const file of files) body.append("files", file);
  const request = new Request(`https://ogds.example/status/${token}`, { method: "POST", body });
  return handleSubmittedMessage(deps, { token, client: "192.0.2.7" }, request);
}

/** Requests a withdrawal on the page, and returns the secret of the link that was emailed. */
async function askToWithdraw(token: string): Promise<string> {
  expect(await post(token, { intent: "withdrawal" })).toEqual({ kind: "withdrawal" });
  const emails = await listQueuedEmails(db);
  const email = emails.find(({ label }) => label.endsWith(" withdrawal"));
  return WITHDRAWAL.exec(email?.text ?? "")?.[1] ?? "";
}
const withdraw = async (token: string) => confirmWithdrawal(deps, await askToWithdraw(token));

test("every confirmation has a link to what was sent; only the hash of its secret is stored", async () => {
  const cv = await sendFile(api, "cv", "CV.pdf");
  const proposal = await seedProposal(db, { client_email: "solveig@fjordhaven.example" });
  for (const [path, form, noun] of [
    ["request", toRequestForm(), "request"],
    ["find", toFindForm(), "request"],
    ["apply", toApplyForm({ cv, job: "front_end" }), "application"],
    ["proposal", toAnswerForm(proposal, 1), "answer"],
  ] as const) {
    const token = await send(path, form);
    expect(isToken(token), path).toBe(true);
    expect(await readStatus(db, token, NOW), path).toMatchObject({ noun, canWithdraw: true });
    const links = await db.select().from(statusLinks);
    expect(links.map(({ token_hash }) => token_hash)).toContain(toTokenHash(token));
    expect(JSON.stringify(links)).not.toContain(token);
  }
});

test("the page has words for the client and nothing that only staff see", async () => {
  const token = await hire();
  const change = { state: "lost", state_reason: "too_expensive", follow_up_on: "2033-05-17" };
  await db.update(requests).set(change as never);
  const request_id = (await db.select().from(requests))[0]?.id ?? 0;
  const note = { request_id, kind: "note", version: 1, body: "A difficult client." } as const;
  await db.insert(requestEvents).values(toEventRow(note));
  const status = await readStatus(db, token, NOW);
  expect(status).toMatchObject({ words: { title: "This is closed" }, canWithdraw: false });
  expect(JSON.stringify(status)).not.toMatch(/lost|too_expensive|difficult|2033-05-17|zoe@/);
});

test("the next step has its day: the promised one, the day of our email, the call", async () => {
  const token = await hire();
  await db.update(requests).set({ submitted_at: NOW });
  const next = async (now = NOW) => (await readStatus(db, token, now))?.next;
  const by = (await readStatus(db, token, NOW))?.next?.date;
  expect(by).toEqual({ label: "By", text: "Monday 23 November 2026" });
  expect(await next(new Date("2026-11-23T22:00:00Z"))).toMatchObject({
    overdue: "You should have heard from us by Monday 23 November 2026.",
  });
  const [request] = await db.select().from(requests);
  const request_id = request?.id ?? 0;
  const mail_id = crypto.randomUUID();
  await db
    .insert(requestEvents)
    .values(toEventRow({ request_id, mail_id, kind: "reply", version: 1 }));
  await db.insert(emailDeliveries).values({ mail_id, request_id });
  // An email that waits is not told.
  expect((await next())?.date).toEqual(by);
  await db.update(emailDeliveries).set({ sent_at: NOW });
  expect((await next())?.step).toContain("our email of Saturday 21 November 2026");
  const called = await hire({
    "contact_at[date]": "2026-11-23",
    "contact_at[time]": "10:00",
    "contact_at[timezone]": "Europe/Berlin",
    email: "other@example.com",
  });
  expect((await readStatus(db, called, NOW))?.next).toEqual({
    step: "Confirm our call",
    to: "#call",
    date: { label: "By", text: expect.stringMatching(/^\d\d:\d\d \(Berlin, GMT\+1\)$/) },
  });
  await db.update(bookings).set({ confirm_by: null });
  expect((await readStatus(db, called, NOW))?.next).toEqual({
    step: "Our call",
    to: "#call",
    date: {
      label: "On",
      text: expect.stringMatching(/^Monday 23 November 2026, .* \(Berlin, GMT/),
    },
  });
});

test("a message is in the timeline and reaches the agency by email, once however often it is posted", async () => {
  const token = await hire();
  const text = "We start <b>in May</b>.\r\nIs Anna free?";
  const posts = await Promise.all([write(token, text), write(token, text), write(token, text)]);
  expect(posts).toEqual(Array.from({ length: 3 }, () => ({ kind: "message" })));
  const [event, ...more] = await db.select().from(requestEvents);
  expect(more).toEqual([]);
  const body = "We start <b>in May</b>.\nIs Anna free?";
  expect(event).toMatchObject({ kind: "message", staff_id: null, body });
  const [email, ...others] = await listQueuedEmails(db);
  expect(others).toEqual([]);
  expect(email?.to.address).toBe("desk@ogds.example");
  expect(email?.replyTo?.address).toBe("zoe@example.com");
  expect(email?.text).toContain("> We start <b>in May</b>.\n> Is Anna free?");
  expect(email?.html).toContain("&lt;b&gt;in May");
  expect(email?.text).not.toMatch(LINK);
  expect((await readStatus(db, token, NOW))?.conversation).toMatchObject([FORM, { body }]);
});

test("the page shows the client's messages and the replies that were sent, and nothing of the desk's", async () => {
  const token = await hire();
  await write(token, "Is Anna free?");
  const [request] = await db.select().from(requests);
  if (!request) throw new Error("The request was not stored");
  const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const reply = async (body: string, at: Date, sent_at: Date | null) => {
    const mail_id = randomUUID();
    await db
      .insert(emailDeliveries)
      .values({ mail_id, request_id: request.id, queued_at: at, sent_at });
    return { kind: "reply", channel: "email", at, body, mail_id } as const;
  };
  const entries = [
    await reply("Yes: book a call at {{booking_link}}", minutesLater(1), minutesLater(2)),
    await reply("Not sent yet", minutesLater(3), null),
    { kind: "note", body: "They pay late" } as const,
    { kind: "message", author: "other", channel: "email", body: "I am them" } as const,
  ];
  const common = { request_id: request.id, version: 1, at: minutesLater(4) };
  await db.insert(requestEvents).values(entries.map((row) => toEventRow({ ...common, ...row })));

  const shown = (await readStatus(db, token, NOW))?.conversation;
  expect(shown?.map(({ isOwn, body }) => ({ isOwn, body }))).toEqual([
    FORM,
    { isOwn: true, body: "Is Anna free?" },
    { isOwn: false, body: "Yes: book a call at (the link is in our email)" },
  ]);

  await db.update(statusLinks).set({ in_browser: true });
  expect((await readStatus(db, token, NOW))?.conversation).toMatchObject([
    FORM,
    { isOwn: true, body: "Is Anna free?" },
  ]);
});

test("of a conversation of 200 entries the last ten are shown, and all from the form on when they are wanted", async () => {
  const token = await hire({ message: "We build a ferry app." });
  const [request] = await db.select().from(requests);
  const rows = Array.from({ length: 200 }, (_, index) =>
    toEventRow({
      request_id: request?.id ?? 0,
      version: 1,
      kind: "message",
      author: "client",
      channel: "status_page",
      body: `Message ${index + 1}`,
      at: new Date(Date.now() + index * 60_000),
    }),
  );
  await db.insert(requestEvents).values(rows);
  const [last, whole] = [
    await readStatus(db, token, NOW),
    await readStatus(db, token, NOW, true),
  ] as const;
  expect(last?.conversation.map(({ body }) => body)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Message ${index + 191}`),
  );
  expect(last?.earlier).toBe(true);
  expect(whole?.conversation).toHaveLength(201);
  expect(whole?.conversation[0]).toMatchObject({ isOwn: true, body: "We build a ferry app." });
  expect(whole?.conversation.slice(-10)).toEqual(last?.conversation);
  expect(whole?.earlier).toBe(false);
  // An open page that shows all of it is not read again for that.
  expect(last && toStatusVersion(last)).toBe(whole && toStatusVersion(whole));
});

test("a conversation of ten entries is shown whole, and begins with the form", async () => {
  const token = await hire({ message: "We build a ferry app." });
  const [request] = await db.select().from(requests);
  const common = { request_id: request?.id ?? 0, version: 1, kind: "message" } as const;
  const rows = Array.from({ length: 9 }, () =>
    toEventRow({ ...common, author: "client", channel: "status_page", body: "More" }),
  );
  await db.insert(requestEvents).values(rows);
  const ten = await readStatus(db, token, NOW);
  expect(ten?.conversation).toHaveLength(10);
  expect(ten?.conversation[0]?.body).toBe("We build a ferry app.");
  expect(ten?.earlier).toBe(false);
  await db.insert(requestEvents).values(rows.slice(0, 1));
  expect(await readStatus(db, token, NOW)).toMatchObject({ earlier: true });
});

test("the file of a sent reply is for who has an emailed link of its request, and a reply changes the version", async () => {
  const token = await hire();
  const [request] = await db.select().from(requests);
  if (!request) throw new Error("The request was not stored");
  const readVersion = async () => {
    const status = await readStatus(db, token, NOW);
    return status && toStatusVersion(status);
  };
  const before = await readVersion();
  expect(await readVersion()).toBe(before);
  const attach = async (sent_at: Date | null) => {
    const mail_id = randomUUID();
    const file = { purpose: "reply", type: "application/pdf", name: "offer.pdf", size: 3 } as const;
    const [upload] = await db
      .insert(uploads)
      .values({ ...file, bytes: Buffer.from("abc"), token_hash: mail_id, request_id: request.id })
      .returning({ id: uploads.id });
    await db.insert(emailDeliveries).values({ mail_id, request_id: request.id, sent_at });
    const entry = { request_id: request.id, version: 1, kind: "reply", body: "Here", mail_id };
    await db
      .insert(requestEvents)
      .values(toEventRow({ ...entry, kind: "reply", upload_id: upload?.id ?? null }));
    return String(upload?.id);
  };
  const [sent, waiting] = [await attach(NOW), await attach(null)];
  expect(await readVersion()).not.toBe(before);
  expect((await readStatus(db, token, NOW))?.conversation).toMatchObject([
    FORM,
    { files: [{ id: Number(sent), name: "offer.pdf" }] },
  ]);
  expect((await findReplyFile(db, token, sent))?.bytes.toString()).toBe("abc");
  expect(await findReplyFile(db, token, waiting)).toBeUndefined();
  for (const id of ["", "x", "1 or 1", "9".repeat(30)]) {
    expect(await findReplyFile(db, token, id)).toBeUndefined();
  }
  expect(await findReplyFile(db, "0".repeat(40), sent)).toBeUndefined();
  const other = await hire();
  expect(await findReplyFile(db, other, sent)).toBeUndefined();
  await db.update(statusLinks).set({ in_browser: true });
  expect(await findReplyFile(db, token, sent)).toBeUndefined();
});

test("a copy of a person's data has their messages and what was emailed to them, no notes", async () => {
  const token = await hire();
  await write(token, "Is Anna free?");
  const [request] = await db.select().from(requests);
  const common = { request_id: request?.id ?? null, version: 1, at: NOW };
  const mail_id = randomUUID();
  await db
    .insert(emailDeliveries)
    .values({ mail_id, request_id: request?.id ?? null, sent_at: NOW });
  await db.insert(requestEvents).values([
    toEventRow({ ...common, kind: "note", body: "They pay late" }),
    toEventRow({
      ...common,
      kind: "reply",
      channel: "email",
      body: "Yes: {{booking_link}}",
      mail_id,
    }),
  ]);
  const person = parsePerson("zoe@example.com");
  if (!person) throw new Error("The address has changed");
  const copies = [];
  for await (const copy of requestsRecord.ofPerson?.copy(db, person) ?? []) copies.push(copy);
  const reply = "Yes: (the link is in our email)";
  expect(copies).toMatchObject([
    {
      data: {
        messages: [
          { from: "you", body: "Is Anna free?" },
          { from: "us", body: reply },
        ],
      },
    },
  ]);
  expect(copies[0]?.details.slice(-2)).toEqual([
    ["Message of 2026-11-21 09:00 UTC", "Is Anna free?"],
    ["Email from us of 2026-11-21 09:00 UTC", reply],
  ]);
  expect(JSON.stringify(copies)).not.toContain("They pay late");
});

test.each([
  ["", "Write a message or choose a file"],
  ["   ", "Write a message or choose a file"],
  ["x".repeat(2_001), "Message must be 2,000 characters or less"],
])("a message that is empty or too long is refused and stays typed", async (message, error) => {
  const token = await hire();
  expect(await write(token, message)).toMatchObject({
    kind: "open",
    status: 422,
    state: { errors: { message: [error] } },
  });
  expect(await db.$count(requestEvents)).toBe(0);
});

test("a withdrawal closes the request, cancels its call and tells the agency, once", async () => {
  const token = await hire({
    "contact_at[date]": "2026-11-23",
    "contact_at[time]": "10:00",
    "contact_at[timezone]": "Europe/Tallinn",
  });
  expect((await readStatus(db, token, NOW))?.call).toBeDefined();
  const link = await askToWithdraw(token);
  expect(await readWithdrawal(db, link, NOW)).toMatchObject({ canWithdraw: true, hasCall: true });
  await Promise.all([confirmWithdrawal(deps, link), confirmWithdrawal(deps, link)]);
  await confirmWithdrawal(deps, link);
  expect(await readWithdrawal(db, link, NOW)).toMatchObject({
    canWithdraw: false,
    words: { title: "You've withdrawn this" },
  });
  const [request] = await db.select().from(requests);
  expect(request).toMatchObject({ state: "lost", state_reason: "withdrawn", version: 2 });
  expect((await db.select().from(bookings))[0]?.status).toBe("cancelled");
  const events = await db.select().from(requestEvents).orderBy(requestEvents.id);
  expect(events).toMatchObject([
    { kind: "call", change: { to: "cancelled" } },
    { kind: "state", staff_id: null, change: { to: "lost", reason: "withdrawn" } },
  ]);
  const emails = await listQueuedEmails(db);
  expect(emails.filter(({ subject }) => subject.startsWith("Withdrawn: "))).toHaveLength(1);
  expect(await readStatus(db, token, NOW)).toMatchObject({
    canWithdraw: false,
    call: undefined,
    words: { title: "You've withdrawn this" },
  });
});

test("a rejection that waits is neither told nor sent after a withdrawal", async () => {
  const cv = await sendFile(api, "cv", "CV.pdf");
  const token = await send("apply", toApplyForm({ cv, job: "front_end" }));
  const [request] = await db.select().from(requests);
  await db.update(requests).set({ state: "rejected", state_reason: "skills" });
  await db.insert(emailDeliveries).values({
    mail_id: crypto.randomUUID(),
    request_id: request?.id ?? 0,
    send_at: new Date("2026-11-22T09:00:00Z"),
  });
  expect((await readStatus(db, token, NOW))?.words.title).toBe("We're reading your application");
  await withdraw(token);
  const [withdrawn] = await db.select().from(requests);
  expect(withdrawn).toMatchObject({ state: "rejected", state_reason: "withdrawn" });
});

test("a request is withdrawn by its sender's mailbox, not by who has the link of its page", async () => {
  const token = await hire();
  const link = await askToWithdraw(token);
  expect(await db.select().from(requests)).toMatchObject([{ state: "new", version: 1 }]);
  const [email, ...others] = await listQueuedEmails(db);
  expect(others).toEqual([]);
  expect(email?.to.address).toBe("zoe@example.com");
  expect(await readWithdrawal(db, token, NOW)).toBeUndefined();
  await expect(confirmWithdrawal(deps, token)).rejects.toMatchObject({ status: 404 });
  const later = { ...deps, clock: () => new Date(NOW.getTime() + 3_600_000) };
  await expect(confirmWithdrawal(later, link)).rejects.toMatchObject({ status: 404 });
  expect(await db.select().from(requests)).toMatchObject([{ state: "new" }]);
  // Opening it, as scanners do, changes nothing.
  await readWithdrawal(db, link, NOW);
  expect(await db.select().from(requests)).toMatchObject([{ state: "new" }]);
});

test("a request without an address of its sender is not withdrawn by a link", async () => {
  const token = await hire();
  for (const email of [null, "desk@ogds.example"]) {
    await db.update(requests).set({ email });
    for (const intent of ["withdrawal", "replace"]) {
      expect(await post(token, { intent })).toMatchObject({ kind: "open", status: 409 });
    }
  }
  expect(await listQueuedEmails(db)).toEqual([]);
  expect(await readStatus(db, token, NOW)).toBeDefined();
});

test("what is closed cannot be withdrawn, also when staff close it after the email", async () => {
  const token = await hire();
  const link = await askToWithdraw(token);
  await db.update(requests).set({ state: "won" });
  expect(await post(token, { intent: "withdrawal" })).toMatchObject({ kind: "open", status: 409 });
  await expect(confirmWithdrawal(deps, link)).rejects.toMatchObject({ status: 409 });
  expect((await db.select().from(requests))[0]?.state).toBe("won");
  // Reopened: the question was not answered yet.
  await db.update(requests).set({ state: "contacted" });
  await confirmWithdrawal(deps, link);
  expect((await db.select().from(requests))[0]?.state_reason).toBe("withdrawn");
});

test("a link that was used does not withdraw what staff took up again", async () => {
  const link = await askToWithdraw(await hire());
  await confirmWithdrawal(deps, link);
  await db.update(requests).set({ state: "contacted", state_reason: null });
  expect(await readWithdrawal(db, link, NOW)).toBeUndefined();
  await confirmWithdrawal(deps, link);
  expect((await db.select().from(requests))[0]?.state).toBe("contacted");
});

test("new links end all earlier ones of the request, and go to its sender only, once", async () => {
  const token = await hire();
  const other = await hire({ email: "other@example.com" });
  const [request] = await db.select().from(requests).where(eq(requests.email, "zoe@example.com"));
  const second = await db.transaction((tx) => createStatusLink(tx, request?.id ?? 0));
  const posts = await Promise.all([1, 2, 3].map(() => post(token, { intent: "replace" })));
  expect(posts).toContainEqual({ kind: "replace" });
  const [email, ...others] = await listQueuedEmails(db);
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: { address: "zoe@example.com" } });
  expect(email?.text).toContain("All earlier links have ended.");
  const renewed = LINK.exec(email?.text ?? "")?.[1] ?? "";
  expect(await readStatus(db, renewed, NOW)).toMatchObject({ reference: request?.reference });
  for (const ended of [token, second]) {
    expect(await readStatus(db, ended, NOW)).toBeUndefined();
    expect(await post(ended, { intent: "replace" })).toMatchObject({ kind: "open", status: 404 });
    expect(await write(ended, "Hello")).toMatchObject({ kind: "open", status: 404 });
  }
  expect(await readStatus(db, other, NOW)).toBeDefined();
});

test("a link does not end when its address has got too many emails for a new one", async () => {
  let token = await hire();
  for (let sent = 0; sent < 3; sent += 1) {
    await db.execute(sql`delete from pgboss.job`);
    await post(token, { intent: "replace" });
    token = LINK.exec((await listQueuedEmails(db))[0]?.text ?? "")?.[1] ?? "";
  }
  expect(await post(token, { intent: "replace" })).toMatchObject({ status: 429 });
  expect(await readStatus(db, token, NOW)).toBeDefined();
});

test("a link ends with what was sent", async () => {
  const token = await hire();
  await db.delete(requests);
  expect(await readStatus(db, token, NOW)).toBeUndefined();
  expect(await db.$count(statusLinks)).toBe(0);
  expect(await write(token, "Hello")).toMatchObject({ kind: "open", status: 404 });
});

test("of 10,000 guessed links none opens anything, and each gets the same as any other", async () => {
  const token = await hire();
  const guesses = Array.from({ length: 9_990 }, () => randomBytes(20).toString("hex"));
  const near = [token.slice(0, -1), `${token}0`, token.toUpperCase(), "", "%", "0".repeat(40)];
  for (let at = 0; at < guesses.length; at += 50) {
    const found = await Promise.all(
      guesses.slice(at, at + 50).map((guess) => readStatus(db, guess, NOW)),
    );
    expect(new Set(found)).toEqual(new Set([undefined]));
  }
  for (const guess of near) expect(await readStatus(db, guess, NOW), guess).toBeUndefined();
}, 120_000);

test("one link takes ten posts in an hour, refused ones too, and others are not affected", async () => {
  const token = await hire();
  const other = await hire({ email: "other@example.com" });
  for (let count = 0; count < 10; count += 1) await write(token, "");
  expect(await write(token, "Hello")).toMatchObject({
    kind: "open",
    status: 429,
    retryAfter: expect.any(Number),
  });
  expect(await post(token, { intent: "withdrawal" })).toMatchObject({ status: 429 });
  expect(await write(other, "Hello")).toEqual({ kind: "message" });
  expect(await db.$count(requestEvents, eq(requestEvents.kind, "message"))).toBe(1);
});
