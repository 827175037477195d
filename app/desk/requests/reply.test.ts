import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { addClientEntry } from "#app/requests/thread/client-entry.service.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { getByStatusToken } from "#app/status/status.service.server.ts";
import { RequestChangeSchema } from "#contract/desk/desk-request.ts";
import { UNDO_SECONDS } from "#contract/desk/request-draft-terms.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { listAudit } from "#services/audit/audit-log.repository.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { listUploads } from "#services/uploads/uploads.repository.server.ts";
import { storeUpload } from "#services/uploads/uploads.service.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readDrafts, saveDraft } from "../drafts/request-drafts.repository.server.ts";
import { changeRequest } from "./request-changes.service.server.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const services = { ...(await createTestServices()), clock: () => NOW };
const { db } = services;

async function createPerson(name: string): Promise<CurrentStaff> {
  return { ...(await createStaff(db, { name })), session_id: 1, signed_in_at: new Date() };
}
const mari = await createPerson("Mari Kask");
const jaan = await createPerson("Jaan Kuusk");

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, audit_log cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

const find = async (reference: string) => {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error("There is no such request");
  return row;
};

const send = (by: CurrentStaff, reference: string, fields: Record<string, string | number> = {}) =>
  changeRequest(
    services,
    by,
    reference,
    RequestChangeSchema.parse({
      intent: "reply",
      key: randomUUID(),
      subject: "Your request",
      body: `We can. ${by.name}`,
      ...fields,
    }),
  );
const undo = (by: CurrentStaff, reference: string, key: string) =>
  changeRequest(services, by, reference, { intent: "undo-reply", key });
/** Replies in the queue, with the time at which each is sent. */
const listReplies = async () => {
  const { rows } = await db.execute<{ subject: string; start_after: string }>(
    sql`select data ->> 'subject' as subject, start_after from pgboss.job
      where name = 'mail' and data ->> 'label' like '%reply'`,
  );
  return rows.map(({ subject, start_after }) => [subject, new Date(start_after)]);
};
const read = async (reference: string, by = mari) => {
  const { id } = await find(reference);
  const { reply } = await readDrafts(db, { request_id: id, staff_id: by.id });
  return { draft: reply, events: await listEvents(db, id) };
};

test("a reply ends with the signature of its author once, and its draft without", async () => {
  const signature = "Mari Kask\nPartner, +372 5550 1234";
  await db.update(staff).set({ signature }).where(eq(staff.id, mari.id));
  const reference = await sendHire(services);
  const key = randomUUID();
  await send(mari, reference, { key, body: "We can.", signature: "on" });
  await undo(mari, reference, key);
  expect((await read(reference)).draft).toMatchObject({ body: "We can." });
  await send(mari, reference, { body: "We can.", signature: "on" });
  await send(mari, reference, { body: `We can.\n\n${signature}\n\nP.S. Soon.`, signature: "on" });
  await send(mari, reference, { body: "We can." });
  await send(jaan, reference, { body: "So can I.", signature: "on", seen_event_id: 1_000_000 });
  const { events } = await read(reference);
  expect(events.flatMap(({ kind, body }) => (kind === "reply" ? [body] : []))).toEqual([
    `We can.\n\n${signature}`,
    `We can.\n\n${signature}\n\nP.S. Soon.`,
    "We can.",
    "So can I.",
  ]);
});

test("each reply has a new link to its own request at the end, which neither the thread nor the draft of an Undo has", async () => {
  const reference = await sendHire(services);
  const application = await sendApplication(services);
  await db.execute(sql`delete from pgboss.job`);
  const key = randomUUID();
  const links: string[] = [];
  for (const [sent, noun] of [
    [reference, "request"],
    [reference, "request"],
    [application, "application"],
  ] as const) {
    const body = "We can.\n\nMari Kask";
    await send(mari, sent, { key: links.length === 0 ? key : randomUUID(), body });
    const [email] = await listQueuedEmails(db);
    const [head, link = ""] = email?.text.split(`\n\n-- \nYour ${noun} and our replies: `) ?? [];
    expect(head).toBe(body);
    links.push(link);
    const { events } = await read(sent);
    expect(JSON.stringify(events)).not.toContain("/status/");
    if (links.length === 1) await undo(mari, sent, key);
    expect((await read(reference)).draft).toMatchObject({ body: links.length === 1 ? body : "" });
    await db.execute(sql`delete from pgboss.job`);
  }
  const tokens = links.map((link) => link.replace("https://ogds.example/status/", ""));
  const opened = await Promise.all(tokens.map((token) => getByStatusToken(db, token)));
  expect(opened.map((request) => request.reference)).toEqual([reference, reference, application]);
  expect(new Set(tokens).size).toBe(3);
});

/** Of a tab that has saved nothing before. */
const LATE_DRAFT = {
  subject: "Your request",
  body: "We can",
  file: null,
  upload_id: null,
  seen_event_id: 0,
  revision: 0,
  tab: "one",
  sequence: 1,
  forget_replaced: false,
  now: NOW,
};

test("a reply waits ten seconds in the queue, and can be taken back until then", async () => {
  const reference = await sendHire(services);
  const key = randomUUID();
  await send(mari, reference, { key, body: "We can, from May." });
  expect(await listReplies()).toEqual([
    ["Your request", new Date(NOW.getTime() + UNDO_SECONDS * 1_000)],
  ]);
  expect((await read(reference)).draft).toMatchObject({ body: "" });

  await undo(mari, reference, key);
  expect(await listReplies()).toEqual([]);
  const { draft, events } = await read(reference);
  expect(draft).toMatchObject({ subject: "Your request", body: "We can, from May." });
  expect(events).toEqual([]);
  await expect(undo(mari, reference, key)).rejects.toMatchObject({ status: 422 });
  // A request of the browser that comes late sends nothing that was taken back.
  await expect(send(mari, reference, { key, body: "We can, from May." })).rejects.toMatchObject({
    status: 409,
  });
  expect(await listReplies()).toEqual([]);
});

test("a reply that a worker has taken, or of another person, is not taken back", async () => {
  const reference = await sendHire(services);
  const key = randomUUID();
  await send(mari, reference, { key });
  await expect(undo(jaan, reference, key)).rejects.toMatchObject({ status: 422 });
  const other = await sendHire(services);
  await expect(undo(mari, other, key)).rejects.toMatchObject({ status: 422 });
  await db.execute(sql`update pgboss.job set state = 'active'`);
  await expect(undo(mari, reference, key)).rejects.toMatchObject({
    errors: { reply: ["It's too late. The reply has already been sent"] },
  });
  expect((await read(reference)).events).toHaveLength(1);
});

test("one press sends, sets the state and the follow-up; its Undo takes all of it back", async () => {
  const reference = await sendHire(services);
  const key = randomUUID();
  await send(mari, reference, { key, version: 1, state: "contacted", follow_up_days: 3 });
  expect(await find(reference)).toMatchObject({
    state: "contacted",
    follow_up_on: "2026-11-23",
    version: 2,
  });
  // The same once more, because the response was lost.
  await send(mari, reference, { key, version: 1, state: "contacted", follow_up_days: 3 });
  expect(await listReplies()).toHaveLength(1);

  await undo(mari, reference, key);
  expect(await find(reference)).toMatchObject({ state: "new", follow_up_on: null, version: 3 });
  expect((await read(reference)).events).toEqual([]);
});

test("an Undo leaves what was changed since", async () => {
  const reference = await sendHire(services);
  const key = randomUUID();
  await send(mari, reference, { key, version: 1, state: "contacted", follow_up_days: 3 });
  const change = { intent: "fields", version: 2, follow_up_on: "2027-01-04" } as const;
  await changeRequest(services, jaan, reference, change);
  await undo(mari, reference, key);
  expect(await find(reference)).toMatchObject({ state: "contacted", follow_up_on: "2027-01-04" });
});

test("after an Undo the client waits as long as before, and a closed request has its reason again", async () => {
  const reference = await sendHire(services);
  const lost = { intent: "fields", version: 1, state: "lost", follow_up_on: null } as const;
  await changeRequest(services, jaan, reference, { ...lost, reason: "too_expensive" });
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, reference);
    if (!request) throw new Error("There is no such request");
    const said = { kind: "message", channel: "status_page", body: "Still there?" } as const;
    await addClientEntry(services, tx, request, { ...said, files: [] });
  });
  const before = await find(reference);
  expect(before).toMatchObject({ waiting_since: NOW, state_reason: "too_expensive" });
  const key = randomUUID();
  await send(mari, reference, { key, version: 2, state: "contacted", follow_up_days: 3 });
  expect(await find(reference)).toMatchObject({ waiting_since: null, state_reason: null });
  await undo(mari, reference, key);
  expect(await find(reference)).toEqual({
    ...before,
    version: 4,
    updated_at: expect.any(Date),
  });
  const [{ action, subject } = {}] = await listAudit(db, {}, { limit: 1, offset: 0 });
  expect({ action, subject }).toEqual({ action: "request.undo_reply", subject: reference });
});

test("a save that was under way when the reply was sent makes no draft of it again", async () => {
  const reference = await sendHire(services);
  const { id } = await find(reference);
  await send(mari, reference, { body: "We can, from May." });
  const stored = await db.transaction((tx) =>
    saveDraft(tx, { request_id: id, staff_id: mari.id, kind: "reply" }, LATE_DRAFT),
  );
  expect(stored).toBeUndefined();
  expect((await read(reference)).draft).toMatchObject({ body: "" });
});

test("a state of another kind, one with a reason, and one without a follow-up are refused, and nothing is sent", async () => {
  const reference = await sendHire(services);
  const application = await sendApplication(services);
  for (const [of, fields, error] of [
    [reference, { state: "lost" }, "state"],
    [reference, { state: "reviewing" }, "state"],
    [reference, { state: "contacted" }, "follow_up_days"],
    [application, { state: "contacted", follow_up_days: 1 }, "state"],
  ] as const) {
    await expect(send(mari, of, { ...fields, version: 1 })).rejects.toMatchObject({
      errors: { [error]: [expect.any(String)] },
    });
  }
  expect(await listReplies()).toEqual([]);
  await send(mari, application, { version: 1, state: "reviewing" });
  expect(await find(application)).toMatchObject({ state: "reviewing" });
});

test("when a colleague has written since the reply was begun, it is sent once that was seen", async () => {
  const reference = await sendHire(services);
  await send(jaan, reference, { seen_event_id: 0 });
  const first = send(mari, reference, { seen_event_id: 0, body: "We can too." });
  await expect(first).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("Jaan Kuusk wrote to them"),
    events: [{ body: "We can. Jaan Kuusk" }],
  });
  const { events } = await read(reference);
  expect(events).toHaveLength(1);
  await send(mari, reference, { seen_event_id: events[0]?.id ?? 0, body: "We can too." });
  expect(await listReplies()).toHaveLength(2);
});

test("one's own reply, a note, and a reply that was taken back are no reason to ask", async () => {
  const reference = await sendHire(services);
  const key = randomUUID();
  await send(jaan, reference, { key });
  await undo(jaan, reference, key);
  await changeRequest(services, jaan, reference, { intent: "note", key: randomUUID(), body: "Hm" });
  await send(mari, reference, { seen_event_id: 0 });
  await send(mari, reference, { seen_event_id: 0, body: "And this." });
  expect(await listReplies()).toHaveLength(2);
  await db.update(emailDeliveries).set({ cancelled_at: NOW });
  await send(jaan, reference, { seen_event_id: 0, body: "Both were cancelled." });
});

test("of two who send at once the client gets one email", async () => {
  const reference = await sendHire(services);
  const results = await Promise.allSettled(
    [mari, jaan].map((one) => send(one, reference, { seen_event_id: 0 })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await listReplies()).toHaveLength(1);
});

test("an Undo gives the attached file back, which is sent with the next try", async () => {
  const reference = await sendHire(services);
  const { id } = await find(reference);
  const sent = { name: "offer.pdf", bytes: Buffer.from("%PDF-1.4\n%%EOF\n"), purpose: "reply" };
  const { upload } = await storeUpload(db, sent, "192.0.2.1");
  const file = { attachment: upload, attachment_name: "offer.pdf" };
  await db.transaction((tx) =>
    saveDraft(
      tx,
      { request_id: id, staff_id: mari.id, kind: "reply" },
      { ...LATE_DRAFT, body: "Here it is.", file, revision: 1 },
    ),
  );
  const key = randomUUID();
  await send(mari, reference, { key, attachment: upload });
  await undo(mari, reference, key);
  expect((await read(reference)).draft?.file).toEqual(file);
  // It expires with the draft when that is not sent.
  expect(await listUploads(db, [id])).toEqual([]);
  await send(mari, reference, { attachment: upload });
  expect((await read(reference)).events).toMatchObject([{ attachment: { name: "offer.pdf" } }]);
});

test("a reply that was begun after the one that is taken back remains, and has its text beside it", async () => {
  const reference = await sendHire(services);
  const { id } = await find(reference);
  const key = randomUUID();
  await send(mari, reference, { key, body: "First." });
  await db.transaction((tx) =>
    saveDraft(
      tx,
      { request_id: id, staff_id: mari.id, kind: "reply" },
      { ...LATE_DRAFT, subject: "", body: "Second.", revision: 1 },
    ),
  );
  await undo(mari, reference, key);
  expect((await read(reference)).draft).toMatchObject({
    body: "Second.",
    replaced: { subject: "Your request", body: "First." },
  });
});
