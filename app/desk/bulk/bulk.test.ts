import { eq, inArray, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CLIENT_FORMS } from "#app/desk/requests/request-filters.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { addClientEntry } from "#app/requests/thread/client-entry.service.server.ts";
import { insertEvents, listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaitingOf } from "#app/requests/thread/waiting.repository.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { upsertReply } from "../replies/replies.repository.server.ts";
import { changeRequest } from "../requests/request-changes.service.server.ts";
import { changeRows, undoRows } from "./bulk.service.server.ts";

const services = await createTestServices();
const { db } = services;
const createPerson = async (name: string, role: "owner" | "editor" = "owner") => ({
  ...(await createStaff(db, { name, role })),
  session_id: 1,
  signed_in_at: new Date(),
});
const mari: CurrentStaff = await createPerson("Mari Kask");
const jaan: CurrentStaff = await createPerson("Jaan Kuusk");
const editor: CurrentStaff = await createPerson("Eva Tamm", "editor");

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(() => db.execute(sql`truncate requests, audit_log cascade`));

/** Requests in the order in which they were sent. */
const find = (references: readonly string[]) =>
  db
    .select()
    .from(requests)
    .where(inArray(requests.reference, [...references]))
    .orderBy(requests.id);

const sendThree = async () => [
  await sendHire(services),
  await sendHire(services),
  await sendHire(services),
];

/** Those of the queue, which polls meanwhile, included. */
const MAX_STATEMENTS = 30;

const toRows = (rows: readonly { id: number; version: number }[]) =>
  rows.map(({ id, version }) => ({ id, version }));

const SPAM = { state: "spam", state_reason: null, follow_up_on: null } as const;

test("each row of a change has its entry of the thread and of the audit log", async () => {
  const references = await sendThree();
  const rows = toRows(await find(references));
  const fields = { ...SPAM, owner_id: jaan.id };
  const result = await changeRows(services, mari, CLIENT_FORMS, { rows, fields });
  expect(result).toMatchObject({ changed: 3, conflicts: [] });
  for (const row of await find(references)) {
    expect(row).toMatchObject({ state: "spam", owner_id: jaan.id, version: 2 });
    expect(await listEvents(db, row.id)).toMatchObject([
      { staff: "Mari Kask", kind: "state", version: 2, change: { from: "new", to: "spam" } },
      { kind: "owner", version: 2, change: { from: null, to: jaan.id } },
    ]);
  }
  const log = await db.select().from(auditLog);
  expect(log.map(({ subject }) => subject).toSorted()).toEqual(references.toSorted());
  expect(log[0]).toMatchObject({
    action: "request.state",
    fields: ["state", "owner_id", "state spam"],
  });
});

test("a row that a colleague changed meanwhile is left as it is and named, the others are changed", async () => {
  const references = await sendThree();
  const rows = toRows(await find(references));
  const [, taken = ""] = references;
  await changeRequest(services, jaan, taken, { intent: "fields", version: 1, owner_id: jaan.id });
  const result = await changeRows(services, mari, CLIENT_FORMS, { rows, fields: SPAM });
  expect(result).toMatchObject({ changed: 2, conflicts: [{ reference: taken, form: "hire" }] });
  const states = (await find(references)).map(({ state }) => state);
  expect(states).toEqual(["spam", "new", "spam"]);
});

test("one undo takes all of it back with the reasons, except what was changed since", async () => {
  const references = await sendThree();
  const [lost = "", changed = ""] = references;
  const asLost = {
    intent: "fields",
    version: 1,
    state: "lost",
    reason: "too_expensive",
    follow_up_on: null,
  } as const;
  await changeRequest(services, jaan, lost, asLost);
  const rows = toRows(await find(references));
  const { undo } = await changeRows(services, mari, CLIENT_FORMS, { rows, fields: SPAM });
  await changeRequest(services, jaan, changed, { intent: "fields", version: 2, owner_id: jaan.id });
  if (!undo) throw new Error("Nothing was changed");
  // Only who made it takes it back.
  expect(await undoRows(services, jaan, CLIENT_FORMS, undo)).toMatchObject({ changed: 0 });
  const result = await undoRows(services, mari, CLIENT_FORMS, undo);
  expect(result).toMatchObject({ changed: 2, conflicts: [{ reference: changed }] });
  expect(await find(references)).toMatchObject([
    { state: "lost", state_reason: "too_expensive", version: 4 },
    { state: "spam", owner_id: jaan.id, version: 3 },
    { state: "new", version: 3 },
  ]);
  // Twice takes nothing more back.
  expect(await undoRows(services, mari, CLIENT_FORMS, undo)).toMatchObject({ changed: 0 });
});

test("closing ends the waiting of clients, and after an undo they wait as long as before", async () => {
  const references = await sendThree();
  const [waiting = ""] = references;
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, waiting);
    if (!request) throw new Error("There is no such request");
    const said = { kind: "message", channel: "status_page", body: "Hello?" } as const;
    await addClientEntry(services, tx, request, { ...said, files: [] });
  });
  const before = await find(references);
  expect(before[0]?.waiting_since).toBeInstanceOf(Date);
  const rows = toRows(before);
  const { undo } = await changeRows(services, mari, CLIENT_FORMS, { rows, fields: SPAM });
  expect((await find(references)).map((row) => row.waiting_since)).toEqual([null, null, null]);
  if (!undo) throw new Error("Nothing was changed");
  await undoRows(services, mari, CLIENT_FORMS, undo);
  expect(await find(references)).toEqual(
    before.map((row) => ({ ...row, version: 3, updated_at: expect.any(Date) })),
  );
  expect((await listEvents(db, rows[0]?.id ?? 0)).map(({ kind }) => kind)).toEqual(["message"]);
});

test("rows of a form that the list does not have are left alone", async () => {
  const rows = toRows(await find([await sendApplication(services)]));
  const result = await changeRows(services, mari, CLIENT_FORMS, { rows, fields: SPAM });
  expect(result).toMatchObject({ changed: 0, conflicts: [], undo: undefined });
});

test("a state of another form and an owner without access are refused", async () => {
  const rows = toRows(await find([await sendHire(services)]));
  const refused = (fields: Parameters<typeof changeRows>[3]["fields"]) =>
    expect(changeRows(services, mari, CLIENT_FORMS, { rows, fields })).rejects;
  await refused({ state: "rejected", state_reason: "skills" }).toMatchObject({ status: 422 });
  await refused({ owner_id: editor.id }).toMatchObject({ status: 422 });
});

test("applications that are rejected together begin their retention, which an undo ends", async () => {
  const references = [await sendApplication(services), await sendApplication(services)];
  const rows = toRows(await find(references));
  const fields = { state: "rejected", state_reason: "skills", follow_up_on: null } as const;
  const { undo } = await changeRows(services, mari, ["apply"], { rows, fields });
  const listDecided = async () =>
    (await db.select().from(applications)).map(({ decided_at }) => decided_at !== null);
  expect(await listDecided()).toEqual([true, true]);
  if (undo) await undoRows(services, mari, ["apply"], undo);
  expect(await listDecided()).toEqual([false, false]);
});

const TEMPLATE = {
  slug: "not-this-time",
  source: "",
  title: "Not this time",
  purpose: "rejection",
  subject: "Your application {{reference}}",
  body: "Dear {{first_name}},\n\nnot as {{project}}.\n\n{{signature}}",
} as const;
const REJECTED = { state: "rejected", state_reason: "skills", follow_up_on: null } as const;

const listPlanned = async () => {
  const { rows } = await db.execute<{ subject: string; text: string; start_after: Date }>(
    sql`select data ->> 'subject' as subject, data ->> 'text' as text, start_after
      from pgboss.job where name = 'mail' and data ->> 'subject' like 'Your application OG-%'`,
  );
  return rows;
};

test("applicants who are rejected together get an email of their own a day later, and one undo cancels all", async () => {
  await upsertReply(db, TEMPLATE);
  const references = [await sendApplication(services), await sendApplication(services)];
  const rows = toRows(await find(references));
  const change = { rows, fields: REJECTED, template: TEMPLATE.slug };
  const { undo } = await changeRows(services, mari, ["apply"], change);
  const planned = await listPlanned();
  expect(planned.map(({ subject }) => subject).toSorted()).toEqual(
    references.map((reference) => `Your application ${reference}`).toSorted(),
  );
  expect(planned[0]?.text).toMatch(/^Dear \S+,\n\nnot as .+\.\n\nMari Kask\n/);
  const waits = new Date(planned[0]?.start_after ?? 0).getTime() - Date.now();
  expect(waits).toBeGreaterThan(23 * 3_600_000);
  if (undo) await undoRows(services, mari, ["apply"], undo);
  expect(await listPlanned()).toEqual([]);
  expect((await find(references)).map(({ state }) => state)).toEqual(["new", "new"]);
});

test("a template that is gone or needs a hand rejects no one", async () => {
  await upsertReply(db, { ...TEMPLATE, slug: "by-hand", body: "Dear {{company}}" });
  const reference = await sendApplication(services);
  const rows = toRows(await find([reference]));
  for (const template of ["gone", "by-hand"]) {
    const change = { rows, fields: REJECTED, template };
    await expect(changeRows(services, mari, ["apply"], change)).rejects.toMatchObject({
      status: 422,
      errors: { template: [expect.any(String)] },
    });
  }
  expect((await find([reference]))[0]?.state).toBe("new");
  expect(await listPlanned()).toEqual([]);
});

test("only who is rejected by this change is told, not who was rejected before or changed meanwhile", async () => {
  await upsertReply(db, TEMPLATE);
  const references = [await sendApplication(services), await sendApplication(services)];
  const [before, meanwhile] = await find(references);
  const rows = toRows(await find(references));
  await db
    .update(requests)
    .set({ state: "rejected" })
    .where(eq(requests.id, before?.id ?? 0));
  await db
    .update(requests)
    .set({ version: 2 })
    .where(eq(requests.id, meanwhile?.id ?? 0));
  const change = { rows, fields: REJECTED, template: TEMPLATE.slug };
  await changeRows(services, mari, ["apply"], change);
  expect(await listPlanned()).toEqual([]);
});

test("an entry dates its request, once in a transaction that writes both", async () => {
  const reference = await sendHire(services);
  const [before] = await find([reference]);
  if (!before) throw new Error("There is no such request");
  const note = { request_id: before.id, version: 1, kind: "note", body: "Called." } as const;
  const readDate = async (tx: Transaction) => {
    const [row] = await tx.select().from(requests).where(eq(requests.id, before.id));
    return row?.updated_at;
  };
  await db.transaction(async (tx) => {
    await insertEvents(tx, [note]);
    expect(await readDate(tx)).not.toEqual(before.updated_at);
  });
  await db.transaction(async (tx) => {
    await tx.update(requests).set({ version: 2 }).where(eq(requests.id, before.id));
    const written = await readDate(tx);
    await insertEvents(tx, [note]);
    await updateWaitingOf(tx, [before.id]);
    expect(await readDate(tx)).toEqual(written);
  });
  await db.transaction(async (tx) => {
    const earlier = await readDate(tx);
    await updateWaitingOf(tx, [before.id]);
    expect(await readDate(tx)).not.toEqual(earlier);
  });
});

test("a thousand rows take a few statements, not some for each", async () => {
  const reference = await sendHire(services);
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name)
    select 'OG-' || lpad(n::text, 6, '0'), gen_random_uuid(), '', 'hire', 'Client ' || n
    from generate_series(2, 1000) n`);
  // why: how many statements are sent does not show in what they do.
  const query = vi.spyOn(Client.prototype, "query");
  const count = async (rows: { id: number; version: number }[], owner_id: number) => {
    query.mockClear();
    const result = await changeRows(services, mari, CLIENT_FORMS, { rows, fields: { owner_id } });
    expect(result.changed).toBe(rows.length);
    return query.mock.calls.length;
  };
  expect(await count(toRows(await find([reference])), mari.id)).toBeLessThan(MAX_STATEMENTS);
  const all = toRows(await db.select().from(requests));
  expect(all).toHaveLength(1_000);
  expect(await count(all, jaan.id)).toBeLessThan(MAX_STATEMENTS);
});

test("a thousand applicants are rejected and told by email in a few statements", async () => {
  await upsertReply(db, { ...TEMPLATE, body: `${TEMPLATE.body}\n{{booking_link}}` });
  await sendApplication(services);
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name, email)
    select 'OG-' || lpad(n::text, 6, '0'), gen_random_uuid(), '', 'apply', 'Zoe ' || n,
      'zoe-' || n || '@example.com'
    from generate_series(2, 1000) n`);
  await db.execute(sql`
    insert into applications
    select (jsonb_populate_record(null::applications, to_jsonb(a) || jsonb_build_object('request_id', r.id))).*
    from requests r cross join (select * from applications limit 1) a
    where r.reference like 'OG-0%' and r.id <> a.request_id`);
  // why: how many statements are sent does not show in what they do.
  const query = vi.spyOn(Client.prototype, "query");
  const rows = toRows(await db.select().from(requests));
  query.mockClear();
  const change = { rows, fields: REJECTED, template: TEMPLATE.slug };
  const { changed, undo } = await changeRows(services, mari, ["apply"], change);
  expect(query.mock.calls.length).toBeLessThan(MAX_STATEMENTS);
  expect(changed).toBe(1_000);
  const planned = await listPlanned();
  expect(planned).toHaveLength(1_000);
  const links = planned.map(({ text }) => /\/booking\/(\S+)/.exec(text)?.[1]);
  expect(new Set(links).size).toBe(1_000);
  if (undo) await undoRows(services, mari, ["apply"], undo);
  expect(await listPlanned()).toEqual([]);
});
