import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { findRequestForm } from "#app/requests/records/requests.repository.server.ts";
import { insertOwnEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { requestDrafts } from "#database/tables/request-drafts.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { accessTokens, auditLog } from "#database/tables/staff.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createSender, type ProgramAnswer } from "#tests/support/desk-program.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
const token = await createTestToken(services, mari);

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, audit_log cascade`);
  await db.delete(rateLimits);
});

const send = createSender(api, token);

const listed = ({ body }: ProgramAnswer) => body.data.map(({ reference }) => reference);

describe("a list", () => {
  test("has requests, newest first, without applications, which are a list of their own", async () => {
    const first = await sendHire(services, { name: "Ida Esimene" });
    const application = await sendApplication(services);
    const second = await sendFind(services);
    expect(listed(await send("requests"))).toEqual([second, first]);
    expect(listed(await send("applications"))).toEqual([application]);
    const { body } = await send("applications");
    expect(body.data[0]).toMatchObject({ form: "apply", files: ["Zoë Tamm CV.pdf"], find: null });
  });

  test("is read page by page, and what arrives meanwhile moves nothing", async () => {
    const sent: string[] = [];
    for (let index = 0; index < 5; index += 1) sent.unshift(await sendHire(services));
    const seen: unknown[] = [];
    let cursor = "";
    for (;;) {
      const page = await send(`requests?limit=2${cursor}`);
      seen.push(...listed(page));
      if (page.body.next_cursor === null) break;
      cursor = `&cursor=${page.body.next_cursor}`;
      await sendHire(services);
    }
    expect(seen).toEqual(sent);
  });

  test.each([
    ["state=open&owner=none", 2],
    ["state=won", 0],
    ["form=find", 1],
    ["owner=me", 0],
    ["waiting=us", 0],
    ["text=Esimene", 1],
  ])("?%s leaves %i of two", async (query, count) => {
    await sendHire(services, { name: "Ida Esimene" });
    await sendFind(services);
    expect(listed(await send(`requests?${query}`))).toHaveLength(count);
  });

  test.each([
    ["status=new", "status"],
    ["state=nonsense", "state"],
    ["limit=101", "limit"],
    ["cursor=nonsense", "cursor"],
    ["updated_since=yesterday", "updated_since"],
  ])("?%s is 422 and names %s", async (query, field) => {
    const { status, body } = await send(`requests?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe("what has changed", () => {
  const changes: [string, (id: number) => Promise<unknown>][] = [
    [
      "a change of staff",
      (id) => db.update(requests).set({ version: 2 }).where(eq(requests.id, id)),
    ],
    [
      "a message of the client",
      (request_id) =>
        db.transaction((tx) => insertOwnEvent(tx, { request_id, kind: "message", body: "Hello" })),
    ],
    [
      "an email of which the time of sending is long ago",
      (request_id) =>
        db.transaction((tx) =>
          insertOwnEvent(tx, { request_id, kind: "message", body: "Hello", at: new Date(0) }),
        ),
    ],
  ];

  test.each(changes)("%s is listed the next time, and nothing else", async (_, change) => {
    const reference = await sendHire(services);
    await sendHire(services);
    const { body } = await send("requests");
    const since = encodeURIComponent(body.synced_until);
    const request = await findRequestForm(db, reference);
    await change(request?.id ?? 0);
    expect(listed(await send(`requests?updated_since=${since}`))).toEqual([reference]);
  });

  test("a change whose transaction was open while the list was read is not missed", async () => {
    const reference = await sendHire(services);
    let synced_until = "";
    await db.transaction(async (tx) => {
      await tx.update(requests).set({ version: 2 });
      // Time passes, and another change is made.
      await sendHire(services);
      ({ synced_until } = (await send("requests")).body);
    });
    const next = await send(`requests?updated_since=${encodeURIComponent(synced_until)}`);
    expect(listed(next)).toContain(reference);
  });

  test("all pages of a list have the time of the first one", async () => {
    await sendHire(services);
    await sendHire(services);
    const first = await send("requests?limit=1");
    await sendHire(services);
    const second = await send(`requests?limit=1&cursor=${first.body.next_cursor}`);
    expect(second.body.synced_until).toBe(first.body.synced_until);
  });
});

describe("one request", () => {
  test("has what was sent, its version as ETag, and is not read by that", async () => {
    const reference = await sendHire(services, { name: "Ida Esimene", message: "Two people" });
    const { status, etag, body } = await send(`requests/${reference}`);
    expect([status, etag]).toEqual([200, '"1"']);
    expect(body.data).toMatchObject({
      reference,
      name: "Ida Esimene",
      message: "Two people",
      state: "new",
      url: `https://ogds.example/desk/requests/${reference}`,
      is_email_confirmed: false,
    });
    const [row] = await db.select().from(requests);
    expect(row?.read_at).toBeNull();
  });

  test.each(["requests/OG-000000", "requests/OG-000000/thread", "requests/OG-000000/draft"])(
    "%s is 404",
    async (path) => {
      expect((await send(path)).status).toBe(404);
    },
  );

  test("an application is not among requests, to read and to write", async () => {
    const reference = await sendApplication(services);
    const body = { body: "A note" };
    const key = { "Idempotency-Key": randomUUID() };
    const ifMatch = { "If-Match": '"1"' };
    for (const answer of [
      await send(`requests/${reference}`),
      await send(`requests/${reference}/thread`),
      await send(`requests/${reference}/notes`, { method: "POST", body, ...key }),
      await send(`requests/${reference}/owner`, {
        method: "PUT",
        body: { owner_id: null },
        ...ifMatch,
      }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe("a change", () => {
  const put = (reference: string, field: string, body: unknown, ifMatch?: string) =>
    send(`requests/${reference}/${field}`, {
      method: "PUT",
      body,
      ...(ifMatch ? { "If-Match": ifMatch } : {}),
    });

  test("of state, owner and follow-up is in the timeline and, with the token, in the log", async () => {
    const reference = await sendHire(services);
    const state = { state: "contacted", follow_up_on: "2030-01-02" };
    expect(await put(reference, "state", state, '"1"')).toMatchObject({ status: 200, etag: '"2"' });
    expect(await put(reference, "owner", { owner_id: mari.id }, '"2"')).toMatchObject({
      etag: '"3"',
    });
    const third = await put(reference, "follow-up", { follow_up_on: "2030-02-03" }, '"3"');
    expect(third.body.data).toEqual({ version: 4 });
    expect((await send(`requests/${reference}`)).body.data).toMatchObject({
      state: "contacted",
      owner: "Mari Kask",
      follow_up_on: "2030-02-03",
      version: 4,
    });
    const [row] = await db.select().from(accessTokens);
    const log = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ action, staff_id, token_id }) => [action, staff_id, token_id])).toEqual(
      ["request.state", "request.owner", "request.follow_up"].map((action) => [
        action,
        mari.id,
        row?.id,
      ]),
    );
    expect(await db.$count(requestEvents)).toBe(4);
  });

  test.each([
    ["nothing", undefined, 428],
    ["an older version", '"7"', 412],
    ["a weak one", 'W/"1"', 412],
    ["any", "*", 412],
  ])("that names %s is refused", async (_, ifMatch, expected) => {
    const reference = await sendHire(services);
    const { status } = await put(reference, "owner", { owner_id: mari.id }, ifMatch);
    expect(status).toBe(expected);
    expect((await send(`requests/${reference}`)).body.data).toMatchObject({ owner: null });
  });

  test.each([
    ["state", { state: "accepted" }, "state"],
    ["state", { state: "lost" }, "reason"],
    ["state", { state: "contacted" }, "follow_up_on"],
    ["state", { state: "won", email: "send" }, "email"],
    ["owner", { owner_id: 999_999 }, "owner_id"],
    ["owner", {}, "owner_id"],
    ["follow-up", { follow_up_on: "soon" }, "follow_up_on"],
  ])("of %s to %j is 422 and names %s", async (field, body, wrong) => {
    const reference = await sendHire(services);
    const { status, body: problem } = await put(reference, field, body, '"1"');
    expect([status, Object.keys(problem.errors)]).toEqual([422, [wrong]]);
  });

  test("two at the same time: one is refused", async () => {
    const reference = await sendHire(services);
    const outcomes = await Promise.all(
      ["2030-01-01", "2030-01-02"].map((follow_up_on) =>
        put(reference, "follow-up", { follow_up_on }, '"1"'),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test("that rejects an applicant sends no email", async () => {
    const reference = await sendApplication(services);
    const before = (await listQueuedEmails(db)).length;
    const { status } = await send(`applications/${reference}/state`, {
      method: "PUT",
      body: { state: "rejected", reason: "skills" },
      "If-Match": '"1"',
    });
    expect(status).toBe(200);
    expect(await listQueuedEmails(db)).toHaveLength(before);
  });
});

describe("a note", () => {
  const note = (reference: string, body: unknown, key?: string) =>
    send(`requests/${reference}/notes`, {
      method: "POST",
      body,
      ...(key ? { "Idempotency-Key": key } : {}),
    });

  test("is stored once however often it is sent, and is in the conversation", async () => {
    const reference = await sendHire(services);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => note(reference, { body: "Called" }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await send(`requests/${reference}/thread`);
    expect(body.data).toMatchObject([
      {
        ...answers[0]?.body.data,
        kind: "note",
        author: "staff",
        staff: "Mari Kask",
        body: "Called",
      },
    ]);
    const log = await db.select().from(auditLog);
    expect(log).toMatchObject([{ action: "request.note", staff_id: mari.id, subject: reference }]);
    expect(log[0]?.token_id).not.toBeNull();
  });

  test("with the key of another one is 422", async () => {
    const [reference, other] = [await sendHire(services), await sendHire(services)];
    const key = randomUUID();
    await note(reference, { body: "Called" }, key);
    for (const [of, body] of [
      [reference, "Called twice"],
      [other, "Called"],
    ] as const) {
      const { status, body: problem } = await note(of, { body }, key);
      expect([status, Object.keys(problem.errors)]).toEqual([422, ["idempotency_key"]]);
    }
    expect(await db.$count(requestEvents)).toBe(1);
  });

  test.each([
    [{ body: "Called" }, undefined, "idempotency_key"],
    [{ body: "Called" }, "1", "idempotency_key"],
    [{ body: " " }, randomUUID(), "body"],
    [{ body: "Called", send: true }, randomUUID(), "send"],
  ])("%j with the key %s is 422 and names %s", async (body, key, field) => {
    const { status, body: problem } = await note(await sendHire(services), body, key);
    expect([status, Object.keys(problem.errors)]).toEqual([422, [field]]);
  });

  test("leaves the note that its owner is writing at the desk", async () => {
    const reference = await sendHire(services);
    const request = await findRequestForm(db, reference);
    const draft = { request_id: request?.id ?? 0, staff_id: mari.id, kind: "note", subject: "" };
    const rest = { seen_event_id: 0, revision: 1, tab: "a", sequence: 1, saved_at: new Date() };
    await db.insert(requestDrafts).values({ ...draft, ...rest, kind: "note", body: "Half a no" });
    await note(reference, { body: "By a program" }, randomUUID());
    expect(await db.select().from(requestDrafts)).toMatchObject([
      { body: "Half a no", sent_as: null, revision: 1 },
    ]);
  });
});

describe("a draft of a reply", () => {
  const DRAFT = { subject: "Your request", body: "We have two people." };
  const save = (reference: string, ifMatch?: string, draft: unknown = DRAFT) =>
    send(`requests/${reference}/draft`, {
      method: "PUT",
      body: draft,
      ...(ifMatch ? { "If-Match": ifMatch } : {}),
    });

  test("is saved for the owner of the token, and nothing is sent", async () => {
    const reference = await sendHire(services);
    const before = (await listQueuedEmails(db)).length;
    expect(await send(`requests/${reference}/draft`)).toMatchObject({
      etag: '"0"',
      body: { data: { subject: "", body: "", revision: 0 } },
    });
    expect(await save(reference, '"0"')).toMatchObject({ status: 200, etag: '"1"' });
    expect(await db.select().from(requestDrafts)).toMatchObject([
      { ...DRAFT, staff_id: mari.id, kind: "reply", sent_as: null },
    ]);
    expect((await send(`requests/${reference}/draft`)).body.data).toEqual({
      ...DRAFT,
      revision: 1,
    });
    expect(await listQueuedEmails(db)).toHaveLength(before);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "request.draft", staff_id: mari.id, subject: reference },
    ]);
  });

  test("never replaces one that was not read, also not at the same time", async () => {
    const reference = await sendHire(services);
    expect((await save(reference)).status).toBe(428);
    const first = await Promise.all([save(reference, '"0"'), save(reference, '"0"')]);
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await save(reference, '"0"')).status).toBe(412);
    expect((await save(reference, '"1"', { ...DRAFT, body: "One person." })).etag).toBe('"2"');
  });

  test.each([
    [{ ...DRAFT, subject: "" }, "subject"],
    [{ ...DRAFT, body: "x".repeat(10_001) }, "body"],
    [{ ...DRAFT, send: true }, "send"],
  ])("with something wrong is 422 and names it (%#)", async (draft, field) => {
    const { status, body } = await save(await sendHire(services), '"0"', draft);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

test("a conversation is read page by page, oldest first", async () => {
  const reference = await sendHire(services);
  for (const body of ["One", "Two", "Three"]) {
    const headers = { method: "POST", body: { body }, "Idempotency-Key": randomUUID() };
    await send(`requests/${reference}/notes`, headers);
  }
  const first = await send(`requests/${reference}/thread?limit=2`);
  const rest = await send(`requests/${reference}/thread?limit=2&cursor=${first.body.next_cursor}`);
  const texts = [first, rest].map(({ body }) => body.data.map((entry) => entry.body));
  expect(texts).toEqual([["One", "Two"], ["Three"]]);
  expect(rest.body.next_cursor).toBeNull();
});
